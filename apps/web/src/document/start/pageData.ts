import type { EntryContext } from 'react-router';

const id = 'page-data';

/** The attributes of the script that contains the data of the page. */
export const pageDataScript = { id, type: 'application/json' } as const;

/** What React Router hydrates the page with. */
interface PageData {
  loaderData: Record<string, unknown>;
}

/** In the address of an object, the place of its own id. Addresses contain no brackets. */
const ownId = '{id}';

function withoutId(_key: string, value: unknown): unknown {
  if (!isListed(value) || value.id === '' || !value.href.endsWith(`/${value.id}`)) return value;
  return { ...value, href: value.href.slice(0, -value.id.length) + ownId };
}

function withId(_key: string, value: unknown): unknown {
  if (isListed(value) && value.href.endsWith(ownId))
    value.href = value.href.slice(0, -ownId.length) + value.id;
  return value;
}

const isListed = (value: unknown): value is { id: string; href: string } =>
  typeof value === 'object' &&
  value !== null &&
  'id' in value &&
  'href' in value &&
  typeof value.id === 'string' &&
  typeof value.href === 'string';

/**
 * The data as the content of a script. It is JSON, which takes half as many compressed bytes as the stream of React
 * Router, and encodes no promises, dates and errors. `readPageData` reads it.
 */
export const pageDataText = ({ loaderData }: PageData): string =>
  JSON.stringify({ loaderData, actionData: null, errors: null }, withoutId).replaceAll('<', '\\u003c');

/** Reads the content of the script. */
export const readPageData = (text: string): unknown => JSON.parse(text, withId);

/** Without the stream of React Router, except for pages with errors, for which there is no `pageDataText`. */
export function withoutStream(context: EntryContext): EntryContext {
  if (import.meta.env.DEV || context.staticHandlerContext.errors) return context;
  const { serverHandoffStream: _, ...rest } = context;
  return rest;
}

const undefinedCode = -7;
const nullCode = -5;

/** A value in the format of React Router's stream: a list in which objects refer to their keys and values by index. */
export function encodedData(data: unknown): string {
  const values: unknown[] = [];
  function add(value: unknown): number {
    if (value === undefined) return undefinedCode;
    if (value === null) return nullCode;
    const index = values.push(value) - 1;
    if (Array.isArray(value)) values[index] = value.map(add);
    else if (typeof value === 'object')
      values[index] = Object.fromEntries(
        Object.entries(value).map(([key, content]) => [`_${add(key)}`, add(content)]),
      );
    return index;
  }
  add(data);
  return `${JSON.stringify(values)}\n`;
}

declare global {
  interface Window {
    __reactRouterContext?: { stream?: ReadableStream<Uint8Array> | null };
  }
}

/** Gives React Router the data of the page as the stream that it expects. Call it before the hydration. */
export function streamPageData(): void {
  const text = document.getElementById(id)?.textContent;
  if (text && window.__reactRouterContext)
    window.__reactRouterContext.stream = new Response(encodedData(readPageData(text))).body;
}
