import { hash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import fresh from 'fresh';

/** Sends a text whose address does not change with its content: browsers revalidate it each time. */
export function sendRevalidated(
  { headers }: FastifyRequest,
  reply: FastifyReply,
  type: string,
  text: string,
): FastifyReply {
  const etag = `"${hash('sha256', text, 'base64url')}"`;
  reply.headers({ etag, 'cache-control': 'public, no-cache' });
  if (fresh({ 'if-none-match': headers['if-none-match'] }, { etag })) return reply.code(304).send();
  return reply.type(`${type}; charset=utf-8`).send(text);
}
