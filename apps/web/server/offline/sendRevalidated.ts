import { hash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { isUnchanged } from '../documents.ts';

/** Sends a text whose address does not change with its content: browsers revalidate it each time. */
export function sendRevalidated(
  request: FastifyRequest,
  reply: FastifyReply,
  type: string,
  text: string,
): FastifyReply {
  reply.header('cache-control', 'public, no-cache');
  if (isUnchanged(request, reply, hash('sha256', text, 'base64url'))) return reply.code(304).send();
  return reply.type(`${type}; charset=utf-8`).send(text);
}
