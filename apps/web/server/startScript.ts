import { encodingFor, toBrotli } from '@lyceum/api';
import type { FastifyInstance } from 'fastify';
import { bodyOf } from './pageCache.ts';
import { isUnchanged, sendEncoded } from './sendEncoded.ts';
import { startAddress, startHash } from './startAddress.ts';

/** Serves the script that starts the pages. It is the same for all pages, so browsers keep it. */
export function serveStartScript(app: FastifyInstance, source: string): void {
  const hash = startHash(source);
  const compressed = toBrotli(source);
  app.get(startAddress(source), async (request, reply) => {
    const encoding = encodingFor(request);
    reply.headers({ vary: 'Accept-Encoding', 'cache-control': 'public, max-age=31536000, immutable' });
    if (isUnchanged(request, reply, hash, encoding)) return reply.code(304).send();
    const body = await bodyOf({ hash, brotli: await compressed }, encoding);
    return sendEncoded(reply.type('text/javascript; charset=utf-8'), encoding, body);
  });
}
