import { createHash } from 'node:crypto';
import { encodingFor, toBrotli } from '@lyceum/api';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { bodyOf } from './pageCache.ts';
import { isUnchanged, sendEncoded } from './sendEncoded.ts';

/** A text that is built on demand and kept, compressed. */
interface BuiltDocument {
  hash: string;
  brotli: Buffer;
}

export interface BuiltDocuments {
  /** Builds the text of a key; null if there is none. Concurrent requests wait for the same text. */
  build: (key: string) => Promise<string | null>;
  /** How long a text is kept, here and by caches. */
  keptSeconds: number;
  /** The size of all compressed texts, in bytes. */
  maxSize: number;
  /** The media type. */
  type: string;
}

/** @returns a function that answers a request with the text of a key, or with a 404 */
export function sendBuilt({ build, keptSeconds, maxSize, type }: BuiltDocuments) {
  const documents = new LRUCache<string, BuiltDocument>({
    maxSize,
    sizeCalculation: ({ brotli, hash }, key) => brotli.length + hash.length + key.length,
    ttl: 1000 * keptSeconds,
    async fetchMethod(key) {
      const text = await build(key);
      if (text === null) return undefined;
      const hash = createHash('sha256').update(text).digest('base64url').slice(0, 22);
      return { hash, brotli: await toBrotli(text, 'often') };
    },
  });
  return async (request: FastifyRequest, reply: FastifyReply, key: string) => {
    const document = await documents.fetch(key);
    if (!document) {
      return reply.code(404).send({ code: 'not_found', message: 'There is no such document.' });
    }
    const encoding = encodingFor(request);
    reply.headers({ vary: 'Accept-Encoding', 'cache-control': `public, max-age=${keptSeconds}` });
    if (isUnchanged(request, reply, document.hash, encoding)) return reply.code(304).send();
    return sendEncoded(reply.type(type), encoding, await bodyOf(document, encoding));
  };
}
