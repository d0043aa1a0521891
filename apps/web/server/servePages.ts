import { clientAddress, type PendingEntry, pageProblem } from '@lyceum/api';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type StoredDocument, sendDocument, storeDocument } from './documents.ts';
import { pageAddress } from './pageKey.ts';
import { nonceSources, pagePolicy } from './policy.ts';
import { createPageRendering, type PageOptions, type PageVisit, type RenderedPage } from './renderPage.ts';
import { translationsOf } from './translations.ts';
import { newNonce, wishesOf } from './visit.ts';

/** A rendered page, which is the same for all guests. */
interface StoredPage extends StoredDocument {
  status: number;
  policy: string;
}

const budgets = {
  common: { max: 5000, maxSize: 40 * 1024 * 1024 },
  // Missing courses, and pages that are requested rarely.
  rare: { max: 500, maxSize: 4 * 1024 * 1024 },
};

const asPage = { rateClasses: ['page'] } as const;

/** A shared cache in front of the server may send a page for a second without asking. */
const shared = 'public, max-age=0, must-revalidate, s-maxage=1';
/** What a page depends on besides its address. */
const pageVary = 'Accept-Language, Cookie, Accept-Encoding';

/** Adds every page. Complete pages are cached, because all of them are rendered for guests. */
export function servePages(app: FastifyInstance, options: PageOptions): void {
  const { renderer, context, caches } = options;
  const { settings } = context;
  const render = createPageRendering(app, options);
  const cache = caches?.open<StoredPage>('page', {
    budgets,
    bytesOf: ({ brotli, policy }) => brotli.length + 2 * policy.length,
    countersMs: 3000,
  });

  async function page(request: FastifyRequest, reply: FastifyReply) {
    const [path = ''] = request.url.split('?', 1);
    const canonical = renderer.pagePath(path) ?? path;
    if (canonical !== path) {
      return reply.redirect(canonical + request.url.slice(path.length), 301);
    }
    const { language, theme } = wishesOf(request);
    const shareable = cache && pageAddress(request.url, renderer.pages);
    const visit = {
      language,
      theme,
      address: shareable?.address ?? request.url,
      visitor: clientAddress(request),
    };
    if (!shareable) return sendRendered(reply, await render(visit));
    const key = {
      text: JSON.stringify([shareable.address, language, theme]),
      isCommon: shareable.isCommon,
    };
    const entry = await cache.get(key);
    if ('value' in entry) {
      const refreshed = cache.refresh(key, entry);
      if (refreshed)
        fill(refreshed, visit).catch((error: unknown) => request.log.warn(error, 'Failed to refresh a page'));
      return sendStored(request, reply, entry.value);
    }
    const filled = await fill(entry, visit);
    return 'brotli' in filled ? sendStored(request, reply, filled) : sendRendered(reply, filled);
  }

  /** Renders a page that others wait for. It is stored if it is complete. */
  async function fill(
    pending: PendingEntry<StoredPage>,
    visit: PageVisit,
  ): Promise<RenderedPage | StoredPage> {
    try {
      const rendered = await render(visit);
      const { status, body, nonce, policy, sources } = rendered;
      if (policy === null || !sources || (status !== 200 && status !== 404)) return rendered;
      const document = await storeDocument(body, policy + body.replaceAll(nonce, ''));
      const stored = { ...document, status, policy };
      pending.set(stored, [...sources.subjects], sources.lifetime ?? undefined);
      return stored;
    } finally {
      pending.release();
    }
  }

  function sendRendered(reply: FastifyReply, { status, headers, body, policy }: RenderedPage) {
    return reply
      .code(status)
      .headers({
        ...headers,
        vary: pageVary,
        'cache-control': 'no-cache',
        ...(policy !== null && { 'content-security-policy': policy }),
      })
      .send(body);
  }

  function sendStored(request: FastifyRequest, reply: FastifyReply, stored: StoredPage) {
    const { status, policy } = stored;
    reply
      .code(status)
      .type('text/html; charset=utf-8')
      .headers({
        vary: pageVary,
        'cache-control': status === 200 ? shared : 'no-cache',
        'content-security-policy': policy,
      });
    return sendDocument(request, reply, stored);
  }

  app.setErrorHandler(async (error, request, reply) => {
    const { language, theme } = wishesOf(request);
    const problem = pageProblem(context, error, language);
    // Other errors have the same response as in the API.
    if (!problem) throw error;
    const nonce = newNonce();
    const html = await renderer.renderErrorPage({
      language,
      theme,
      translations: translationsOf(language, ['common']),
      message: problem.message,
      nonce,
      address: request.url,
    });
    if (problem.retryAfter !== null) reply.header('retry-after', problem.retryAfter);
    return reply
      .code(problem.status)
      .headers({
        vary: pageVary,
        'cache-control': 'no-store',
        'content-security-policy': pagePolicy(nonceSources(nonce), settings),
      })
      .type('text/html; charset=utf-8')
      .send(html);
  });
  app.get('/*', { config: asPage }, page);
}
