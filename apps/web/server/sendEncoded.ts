import type { Encoding } from '@lyceum/api';
import type { FastifyReply, FastifyRequest } from 'fastify';
import fresh from 'fresh';

/**
 * Sets the ETag of a body, which is another one for each encoding. @param hash of the body before it is encoded
 * @returns whether the client has the body already
 */
export function isUnchanged(
  request: FastifyRequest,
  reply: FastifyReply,
  hash: string,
  encoding: Encoding | null,
): boolean {
  const etag = `"${hash}${encoding === null ? '' : `-${encoding}`}"`;
  reply.header('etag', etag);
  return fresh({ 'if-none-match': request.headers['if-none-match'] }, { etag });
}

/** Sends a body that is in this encoding already. */
export function sendEncoded(reply: FastifyReply, encoding: Encoding | null, body: Buffer): FastifyReply {
  if (encoding !== null) reply.header('content-encoding', encoding);
  return reply.send(body);
}
