import { type CatalogCaches, type Context, newPageSources, type PageSources, thirdParty } from '@lyceum/api';
import { textsVersion } from '@lyceum/i18n/server';
import type { FastifyInstance } from 'fastify';
import { inProcessFetch } from './inProcessFetch.ts';
import { hashSources, nonceSources, pagePolicy } from './policy.ts';
import type { Renderer } from './render.ts';
import { translationsOf } from './translations.ts';
import { newNonce, type PageWishes } from './visit.ts';

export interface PageOptions {
  /** Renders a page with the built app, or with the current sources in development. */
  renderer: Renderer;
  /** The API's server: pages call it in the same process. */
  context: Context;
  /** Whether Vite serves the files and reloads them; otherwise the built ones are served from disk. */
  isDevelopment: boolean;
  /** The caches that changes of the catalog invalidate; null for none. */
  caches: CatalogCaches | null;
}

/** A response of React Router: a page, data or a redirect. */
export interface RenderedPage {
  status: number;
  headers: Record<string, string>;
  body: string;
  /** That of the page's own scripts and styles. */
  nonce: string;
  /** The Content-Security-Policy of a page; null for other responses, and in development: Vite adds inline styles. */
  policy: string | null;
  /** What the page depends on; null if a call failed, so that the page is incomplete. */
  sources: PageSources | null;
}

export interface PageVisit extends PageWishes {
  /** Path and query. */
  address: string;
  /** The address of the client, for its API calls. */
  visitor: string;
}

/** @returns a function that renders a page for a guest: the tokens of users are in their browsers */
export function createPageRendering(
  app: FastifyInstance,
  { renderer, context: { settings }, isDevelopment }: PageOptions,
): (visit: PageVisit) => Promise<RenderedPage> {
  const isGoogle = thirdParty(settings)?.kind === 'google';

  function policyOf(html: string, nonce: string): string {
    const { scripts, styles } = hashSources(html, nonce);
    // Google's script adds styles with the nonce of the page.
    return pagePolicy({ scripts, styles: isGoogle ? nonceSources(nonce).styles : styles }, settings);
  }

  return async ({ address, visitor, language, theme }) => {
    const nonce = newNonce();
    const sources = newPageSources();
    let refusal: Refusal | null = null;
    let isComplete = true;
    const response = await renderer.render(new Request(`${settings.publicUrl}${address}`), {
      nonce,
      reachApi: inProcessFetch(app, visitor, sources, (status, retryAfter) => {
        if (status === 429 || status >= 500) isComplete = false;
        if (status === 429 || status === 503) refusal = { status, retryAfter };
      }),
      language,
      translations: (namespaces) => translationsOf(language, namespaces),
      textsVersion,
      styles: renderer.stylesOf,
      theme,
      publicUrl: settings.publicUrl,
      thirdParty: thirdParty(settings),
    });
    const { status, retryAfter } = statusOf(response, refusal);
    const headers = Object.fromEntries(response.headers);
    const body = await response.text();
    const isPage = headers['content-type']?.startsWith('text/html') ?? false;
    return {
      status,
      headers: { ...headers, ...(retryAfter !== null && { 'retry-after': retryAfter }) },
      body,
      nonce,
      policy: isPage && !isDevelopment ? policyOf(body, nonce) : null,
      sources: isComplete ? sources : null,
    };
  };
}

interface Refusal {
  status: number;
  retryAfter: string | null;
}

/** A page whose calls failed has their status, so that caches and crawlers do not store it as the page itself. */
function statusOf({ status }: Response, refusal: Refusal | null): Refusal {
  const isOwn = !refusal || (status !== 200 && status !== refusal.status);
  return isOwn ? { status, retryAfter: null } : refusal;
}
