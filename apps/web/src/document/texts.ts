import type { Language, Namespace, Resources, Texts } from '@lyceum/i18n';
import { createContext, use, useState } from 'react';
import { useMatches } from 'react-router-dom';
import type { PageRequest } from '../pageRequest.ts';
import { startI18n } from './i18n.ts';
import { filesOf, namespacesIn, pageNamespaces } from './pageNamespaces.ts';

/** The texts on the server. The browser loads them before the hydration. */
export const TextsContext = createContext<PageRequest['texts'] | null>(null);

/** The part of a route's loader data that names the texts of its page. Null if `clientLoader` loaded them. */
interface PageData {
  texts?: readonly Namespace[] | null;
}

/** The namespaces that the routes of the page need in addition to those of every page. */
function useRouteNamespaces(): Namespace[] {
  return useMatches().flatMap(({ loaderData }) => ((loaderData ?? {}) as PageData).texts ?? []);
}

/** The texts that the server renders the page with. None in the browser, which has loaded them. */
export function useServerTexts(): Resources {
  const namespaces = useRouteNamespaces();
  return use(TextsContext)?.([...pageNamespaces, ...namespaces]) ?? {};
}

/** The files with the texts of the first page. The HTML contains the texts only once, as what is rendered [2.259]. */
export function useTextFiles(language: Language, version: string | undefined): readonly string[] {
  const namespaces = useRouteNamespaces();
  const [files] = useState(() => {
    // In the built app only the server renders them.
    if (version === undefined || (import.meta.env.PROD && !import.meta.env.SSR)) return [];
    return filesOf(namespaces).map((name) => `/locales/${language}/${name}.json?v=${version}`);
  });
  return files;
}

async function textsIn(file: string, request: Promise<Response>): Promise<Record<string, Texts>> {
  const response = await request;
  if (!response.ok) throw new Error(`${file}: status ${response.status}`);
  const texts: Texts = await response.json();
  const name = /([^/]+)\.json/.exec(file)?.[1] ?? 'page';
  return namespacesIn(name) ? (texts as Record<string, Texts>) : { [name]: texts };
}

/** Loads the texts of the page that the server rendered, for the hydration. @throws if a file does not load */
export async function loadFirstTexts(): Promise<void> {
  const requests = window.pageTexts ?? [];
  const files = await Promise.all(requests.map(([file, request]) => textsIn(file, request)));
  const language = document.documentElement.lang as Language;
  const version = /\?v=(.*)/.exec(requests[0]?.[0] ?? '')?.[1];
  startI18n(language, { [language]: Object.assign({}, ...files) }, version);
}
