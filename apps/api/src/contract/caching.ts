import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Operation } from './document.ts';

/**
 * Where the contract lists 304, names each answer's state, so that an unchanged one is not sent twice. Any other
 * answer is kept nowhere: it holds tokens, or what concerns one person only.
 */
export function addCaching({ responses, access }: Operation) {
  const revalidated = responses.has(304);
  return async (request: FastifyRequest, reply: FastifyReply, payload: unknown): Promise<unknown> => {
    if (!revalidated || reply.statusCode !== 200 || typeof payload !== 'string') {
      reply.header('cache-control', 'no-store');
      return payload;
    }
    const etag = `"${createHash('sha256').update(payload).digest('base64url').slice(0, 22)}"`;
    reply
      .header('etag', etag)
      .header('cache-control', access.signIn === 'none' ? 'public, no-cache' : 'private, no-cache');
    if (!isNamed(etag, request.headers['if-none-match'])) return payload;
    reply.status(304).removeHeader('content-length').removeHeader('content-type');
    return null;
  };
}

function isNamed(etag: string, header: string | undefined): boolean {
  return (header ?? '')
    .split(',')
    .some((one) => one.trim().replace(/^W\//, '') === etag || one.trim() === '*');
}
