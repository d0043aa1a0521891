import { contentPolicy, type Settings } from '@lyceum/api';
import type { FastifyInstance } from 'fastify';
import { offlineUrl, workerUrl } from '../../src/platform/document/addresses.ts';
import { hashSources, pagePolicy } from '../policy.ts';
import type { Renderer } from '../render.ts';
import { translationsOf } from '../translations.ts';
import { newNonce, type PageWishes, wishesOf } from '../visit.ts';
import { sendRevalidated } from './sendRevalidated.ts';

/** Serves the service worker and the page that it keeps. */
export function serveOffline(
  app: FastifyInstance,
  { serviceWorker, renderOfflinePage }: Pick<Renderer, 'serviceWorker' | 'renderOfflinePage'>,
  settings: Settings,
): void {
  app.get(workerUrl, (request, reply) => {
    // The worker passes on the requests of the pages.
    reply.header('content-security-policy', contentPolicy({ 'connect-src': ["'self'"] }));
    return sendRevalidated(request, reply, 'text/javascript', serviceWorker);
  });

  async function render({ language, theme }: PageWishes) {
    const nonce = newNonce();
    const translations = translationsOf(language, ['common']);
    const html = await renderOfflinePage({ language, theme, translations, nonce });
    return { html, policy: pagePolicy(hashSources(html, nonce), settings) };
  }

  const rendered = new Map<string, Awaited<ReturnType<typeof render>>>();
  app.get(offlineUrl, async (request, reply) => {
    const wishes = wishesOf(request);
    const key = `${wishes.language} ${wishes.theme}`;
    const page = rendered.get(key) ?? (await render(wishes));
    rendered.set(key, page);
    reply.headers({ vary: 'Accept-Language, Cookie', 'content-security-policy': page.policy });
    return sendRevalidated(request, reply, 'text/html', page.html);
  });
}
