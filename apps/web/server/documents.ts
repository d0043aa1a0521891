import { hash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import { encodingFor, toBrotli, toGzip } from '@lyceum/api';
import type { FastifyReply, FastifyRequest } from 'fastify';
import fresh from 'fresh';
import { LRUCache } from 'lru-cache';

const decompress = promisify(brotliDecompress);

/** A text that is sent often, compressed once. */
export interface StoredDocument {
  hash: string;
  brotli: Buffer;
}

/** @param content what the ETag depends on @default the text */
export async function storeDocument(text: string, content = text): Promise<StoredDocument> {
  return {
    hash: hash('sha256', content, 'base64url').slice(0, 22),
    brotli: await toBrotli(text),
  };
}

/** Sends a document in the encoding of the client, or 304 if the client has it. */
export async function sendDocument(
  request: FastifyRequest,
  reply: FastifyReply,
  { hash, brotli }: StoredDocument,
) {
  const encoding = encodingFor(request);
  if (!reply.hasHeader('vary')) reply.header('vary', 'Accept-Encoding');
  if (isUnchanged(request, reply, encoding ? `${hash}-${encoding}` : hash)) return reply.code(304).send();
  if (encoding) reply.header('content-encoding', encoding);
  if (encoding === 'br') return reply.send(brotli);
  const text = await decompress(brotli);
  return reply.send(encoding === 'gzip' ? await toGzip(text) : text);
}

/** Sets the ETag of a successful response. @returns whether the client has it already */
export function isUnchanged(request: FastifyRequest, reply: FastifyReply, version: string): boolean {
  if (reply.statusCode !== 200) return false;
  const etag = `"${version}"`;
  reply.header('etag', etag);
  return fresh({ 'if-none-match': request.headers['if-none-match'] }, { etag });
}

/** Builds a text; null if there is none. */
type Build = () => Promise<string | null>;

/**
 * For documents that are built on demand, and kept here and by other caches for some time.
 * @returns a function that responds with the document of a key, or with a 404
 */
export function sendBuilt({ seconds, type }: { seconds: number; type: string }) {
  const documents = new LRUCache<string, StoredDocument, Build>({
    maxSize: 8 * 1024 * 1024,
    sizeCalculation: ({ brotli }, key) => brotli.length + key.length,
    ttl: 1000 * seconds,
    async fetchMethod(_key, _stale, { context: build }) {
      const text = await build();
      return text === null ? undefined : storeDocument(text);
    },
  });
  return async (request: FastifyRequest, reply: FastifyReply, key: string, build: Build) => {
    const document = await documents.fetch(key, { context: build });
    if (!document) {
      return reply.code(404).send({ code: 'not_found', message: 'There is no such document.' });
    }
    reply.type(type).header('cache-control', `public, max-age=${seconds}`);
    return sendDocument(request, reply, document);
  };
}
