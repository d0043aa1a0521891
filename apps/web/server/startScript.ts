import { hash } from 'node:crypto';
import { encodingFor, toBrotli } from '@lyceum/api';
import type { FastifyInstance } from 'fastify';
import { bodyOf } from './pageCache.ts';
import { isUnchanged, sendEncoded } from './sendEncoded.ts';

const hashOf = (source: string) => hash('sha256', source, 'base64url').slice(0, 22);

/** The address of the script that starts the pages, which contains the hash of its source. */
export const startAddress = (source: string): string => `/assets/start-${hashOf(source)}.js`;

/** Serves the script that starts the pages. It is the same for all pages, so browsers keep it. */
export function serveStartScript(app: FastifyInstance, source: string): void {
  const compressed = toBrotli(source, 'repeatedly');
  app.get(startAddress(source), async (request, reply) => {
    const encoding = encodingFor(request);
    reply.headers({ vary: 'Accept-Encoding', 'cache-control': 'public, max-age=31536000, immutable' });
    if (isUnchanged(request, reply, hashOf(source), encoding)) return reply.code(304).send();
    const body = await bodyOf({ brotli: await compressed }, encoding);
    return sendEncoded(reply.type('text/javascript; charset=utf-8'), encoding, body);
  });
}
