import { type CacheKey, type Encoding, encodingFor, type PendingEntry, pageProblem } from '@lyceum/api';
import { loadResources } from '@lyceum/i18n/server';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { cacheErrorPages } from './errorPages.ts';
import {
  bodyOf,
  type CachedPage,
  compressPage,
  encode,
  headOf,
  openPageCache,
  type PageHead,
} from './pageCache.ts';
import { type PageAddress, pageAddress } from './pageKey.ts';
import { developmentPolicy, nonceSources, pagePolicy } from './policy.ts';
import { createPageRendering, type PageOptions, type PageVisit, type RenderedPage } from './renderPage.ts';
import { isUnchanged, sendEncoded } from './sendEncoded.ts';
import { newNonce, type PageWishes, wishesOf } from './visit.ts';

const asPage = { rateClasses: ['page'] } as const;

/** A shared cache in front of the server may send a page for this long without asking. */
const sharedSeconds = 1;
const revalidated = 'no-cache';
const shared = `public, max-age=0, must-revalidate, s-maxage=${sharedSeconds}`;
/** What a page depends on besides its address. */
export const pageVary = 'Accept-Language, Cookie, Accept-Encoding';

/**
 * Adds every page. Pages that are complete are cached, because all of them are rendered for guests.
 * @returns a function that renders a page into the cache, if it is not in it
 */
export function servePages(app: FastifyInstance, options: PageOptions): (visit: PageVisit) => Promise<void> {
  const { renderer, context, caches, isDevelopment } = options;
  const { settings } = context;
  const render = createPageRendering(app, options);
  const renderErrorPage = cacheErrorPages(renderer.renderErrorPage);
  const cache = caches && openPageCache(caches);

  async function page(request: FastifyRequest, reply: FastifyReply) {
    const wishes = wishesOf(request);
    const known = cache && pageAddress(request.url);
    const visitor = request.ip;
    if (!known)
      return sendRendered(request, reply, await render({ ...wishes, address: request.url, visitor }));
    const key = keyOf(known, wishes);
    const visit = { ...wishes, address: known.address, visitor };
    const found = await cache.get(key);
    if (!('value' in found)) return sendRendered(request, reply, await fill(found, visit));
    const refreshed = cache.refresh(key, found);
    if (refreshed)
      fill(refreshed, visit).catch((error: unknown) => request.log.warn(error, 'Failed to refresh a page'));
    return sendCached(request, reply, found.value);
  }

  /** Renders a page that others wait for. It is stored if it is complete. */
  async function fill(
    pending: PendingEntry<CachedPage>,
    visit: PageVisit,
  ): Promise<RenderedPage | CachedPage> {
    try {
      const rendered = await render(visit);
      const { status, document, sources } = rendered;
      if (!document || !sources || (status !== 200 && status !== 404)) return rendered;
      const compressed = await compressPage(status, document);
      pending.set(compressed, [...sources.subjects], sources.lifetime ?? undefined);
      return compressed;
    } finally {
      pending.release();
    }
  }

  async function sendRendered(
    request: FastifyRequest,
    reply: FastifyReply,
    rendered: RenderedPage | CachedPage,
  ) {
    if ('brotli' in rendered) return sendCached(request, reply, rendered);
    const { status, headers, document, body, sources } = rendered;
    if (document && sources && status === 200 && !isDevelopment)
      return sendPage(request, reply, headOf(status, document), (encoding) =>
        encode(document.html, encoding),
      );
    reply.code(status).headers({
      ...headers,
      vary: pageVary,
      'cache-control': revalidated,
      ...(document && { 'content-security-policy': document.policy }),
    });
    // Fastify rejects a stream as the body of a HEAD.
    return request.method === 'HEAD' ? reply.send() : reply.send(document?.html ?? body);
  }

  app.setErrorHandler(async (error, request, reply) => {
    const { language, theme } = wishesOf(request);
    const problem = pageProblem(context, error, language);
    // Other errors have the same response as in the API.
    if (!problem) throw error;
    const nonce = newNonce();
    const html = await renderErrorPage({
      language,
      theme,
      texts: loadResources(language, ['common']),
      message: problem.message,
      nonce,
      address: request.url,
    });
    if (problem.retryAfter !== null) reply.header('retry-after', problem.retryAfter);
    const policy = isDevelopment ? developmentPolicy : pagePolicy;
    return reply
      .code(problem.status)
      .headers({
        vary: pageVary,
        'cache-control': 'no-store',
        'content-security-policy': policy(nonceSources(nonce), settings),
      })
      .type('text/html; charset=utf-8')
      .send(html);
  });
  app.get('/*', { config: asPage }, page);

  return async (visit) => {
    const known = pageAddress(visit.address);
    const found = known && (await cache?.get(keyOf(known, visit)));
    if (found && !('value' in found)) await fill(found, { ...visit, address: known.address });
  };
}

const keyOf = ({ address, isCommon }: PageAddress, { language, theme }: PageWishes): CacheKey => ({
  text: JSON.stringify([address, language, theme]),
  isCommon,
});

const sendCached = (request: FastifyRequest, reply: FastifyReply, page: CachedPage) =>
  sendPage(request, reply, page, (encoding) => bodyOf(page, encoding));

/** Sends a page in the encoding of the client, or 304 if the client has it. */
async function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  page: PageHead,
  bodyIn: (encoding: Encoding | null) => Promise<Buffer>,
) {
  reply.headers({
    vary: pageVary,
    'cache-control': page.status === 200 ? shared : revalidated,
    'content-security-policy': page.policy,
  });
  const encoding = encodingFor(request);
  if (page.status === 200 && isUnchanged(request, reply, page.hash, encoding)) return reply.code(304).send();
  reply.code(page.status).type('text/html; charset=utf-8');
  return sendEncoded(reply, encoding, await bodyIn(encoding));
}
