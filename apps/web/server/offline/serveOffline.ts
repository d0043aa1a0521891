import { hash } from 'node:crypto';
import { contentPolicy, encodingFor, type Settings, toBrotli } from '@lyceum/api';
import { loadResources } from '@lyceum/i18n/server';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { offlineNames, workerUrl } from '../../src/offline/names.ts';
import { bodyOf, type CachedPage, compressPage } from '../pageCache.ts';
import { pagePolicy } from '../policy.ts';
import type { Renderer } from '../render.ts';
import { sealPage } from '../sealPage.ts';
import { isUnchanged, sendEncoded } from '../sendEncoded.ts';
import { pageVary } from '../servePages.ts';
import { newNonce, type PageWishes, wishesOf } from '../visit.ts';

/** Its addresses do not change with its content. */
const revalidated = 'public, no-cache';

/** Serves the service worker. */
export function serveWorker(app: FastifyInstance, { offlineWorker: source }: Renderer['workers']): void {
  const head = { hash: hash('sha256', source, 'base64url').slice(0, 22) };
  const brotli = toBrotli(source);
  app.get(workerUrl, async (request, reply) => {
    reply.headers({
      vary: 'Accept-Encoding',
      'cache-control': revalidated,
      // The worker passes on the requests of the pages.
      'content-security-policy': contentPolicy({ 'connect-src': ["'self'"] }),
    });
    return send(request, reply, 'text/javascript; charset=utf-8', { ...head, brotli: await brotli });
  });
}

/** Serves the page that browsers keep for addresses that they do not keep, in each language and theme. */
export function serveOfflinePage(
  app: FastifyInstance,
  renderOfflinePage: Renderer['renderOfflinePage'],
  settings: Settings,
): void {
  const rendered = new Map<string, Promise<CachedPage>>();

  async function render({ language, theme }: PageWishes): Promise<CachedPage> {
    const nonce = newNonce();
    const texts = loadResources(language, ['common', 'offline']);
    const html = await renderOfflinePage({ language, theme, texts, nonce });
    const sealed = sealPage(html, nonce, false);
    return compressPage(200, { html: sealed.html, policy: pagePolicy(sealed, settings) });
  }

  app.get(offlineNames.page, async (request, reply) => {
    const wishes = wishesOf(request);
    const key = `${wishes.language} ${wishes.theme}`;
    const page = rendered.get(key) ?? render(wishes);
    rendered.set(key, page);
    // The next request tries again.
    page.catch(() => rendered.delete(key));
    const { policy, ...rest } = await page;
    reply.headers({
      vary: pageVary,
      'cache-control': 'no-cache',
      'content-security-policy': policy,
    });
    return send(request, reply, 'text/html; charset=utf-8', rest);
  });
}

async function send(
  request: FastifyRequest,
  reply: FastifyReply,
  type: string,
  document: Pick<CachedPage, 'hash' | 'brotli'>,
) {
  const encoding = encodingFor(request);
  if (isUnchanged(request, reply, document.hash, encoding)) return reply.code(304).send();
  return sendEncoded(reply.type(type), encoding, await bodyOf(document, encoding));
}
