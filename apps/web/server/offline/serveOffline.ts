import type { Settings } from '@lyceum/api';
import { contentPolicy } from '@lyceum/api';
import { loadResources } from '@lyceum/i18n/server';
import type { FastifyInstance } from 'fastify';
import { offlineNames, workerUrl } from '../../src/offline/names.ts';
import { sendDocument, storeDocument } from '../documents.ts';
import { nonceSources, pagePolicy } from '../policy.ts';
import type { Renderer } from '../render.ts';
import { pageVary } from '../servePages.ts';
import { newNonce, wishesOf } from '../visit.ts';

export function serveWorker(app: FastifyInstance, { offlineWorker }: Renderer['workers'], _: unknown): void {
  const stored = storeDocument(offlineWorker);
  app.get(workerUrl, async (request, reply) => {
    reply.type('text/javascript; charset=utf-8').headers({
      'cache-control': 'public, no-cache',
      'content-security-policy': contentPolicy({ 'connect-src': ["'self'"] }),
    });
    return sendDocument(request, reply, await stored);
  });
}

export function serveOfflinePage(
  app: FastifyInstance,
  renderOfflinePage: Renderer['renderOfflinePage'],
  settings: Settings,
): void {
  app.get(offlineNames.page, async (request, reply) => {
    const { language, theme } = wishesOf(request);
    const nonce = newNonce();
    const texts = loadResources(language, ['common', 'offline']);
    const html = await renderOfflinePage({ language, theme, texts, nonce });
    return reply
      .headers({
        vary: pageVary,
        'cache-control': 'no-cache',
        'content-security-policy': pagePolicy(nonceSources(nonce), settings),
      })
      .type('text/html; charset=utf-8')
      .send(html);
  });
}
