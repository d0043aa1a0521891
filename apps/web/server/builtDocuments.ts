import { hash } from 'node:crypto';
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
  /** How long a text is kept, here and by caches. */
  keptSeconds: number;
  /** The size of all compressed texts, in bytes. */
  maxSize: number;
  /** The media type. */
  type: string;
}

/** Builds a text; null if there is none. */
type Build = () => Promise<string | null>;

/**
 * @returns a function that answers a request with the text of a key, or with a 404. Concurrent requests wait for the
 * same text.
 */
export function sendBuilt({ keptSeconds, maxSize, type }: BuiltDocuments) {
  const documents = new LRUCache<string, BuiltDocument, Build>({
    maxSize,
    sizeCalculation: ({ brotli, hash }, key) => brotli.length + hash.length + key.length,
    ttl: 1000 * keptSeconds,
    async fetchMethod(_key, _stale, { context: build }) {
      const text = await build();
      if (text === null) return undefined;
      return { hash: hash('sha256', text, 'base64url').slice(0, 22), brotli: await toBrotli(text) };
    },
  });
  return async (request: FastifyRequest, reply: FastifyReply, key: string, build: Build) => {
    const document = await documents.fetch(key, { context: build });
    if (!document) {
      return reply.code(404).send({ code: 'not_found', message: 'There is no such document.' });
    }
    const encoding = encodingFor(request);
    reply.headers({ vary: 'Accept-Encoding', 'cache-control': `public, max-age=${keptSeconds}` });
    if (isUnchanged(request, reply, document.hash, encoding)) return reply.code(304).send();
    return sendEncoded(reply.type(type), encoding, await bodyOf(document, encoding));
  };
}
