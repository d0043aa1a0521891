import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { negotiate } from '@fastify/accept-negotiator';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Operation } from './document.ts';
import type { CacheKey, KeptAnswer, KeptAnswers, Making } from './responseCache.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Its answer, where that may be kept for others. */
    making: Making | null;
  }
}

/**
 * Where the contract lists 304, names each answer's state, so that an unchanged one is not sent twice, and gives every
 * guest who asks for the same the same answer. Any other answer is kept nowhere: it holds tokens, or what concerns one
 * person only.
 */
export function addCaching(operation: Operation, kept: KeptAnswers | null) {
  const { responses, access } = operation;
  const revalidated = responses.has(304);
  const control = access.signIn === 'none' ? 'public, no-cache' : 'private, no-cache';
  const unlessNamed = <Body>(request: FastifyRequest, reply: FastifyReply, etag: string, body: Body) => {
    reply.header('etag', etag).header('cache-control', control);
    if (!isNamed(etag, request.headers['if-none-match'])) return body;
    reply.status(304).removeHeader('content-length').removeHeader('content-type');
    return null;
  };

  return {
    /** Answers a guest's valid request with what is kept. @returns false where nothing is */
    async answerKept(request: FastifyRequest, reply: FastifyReply): Promise<boolean> {
      // Who is signed in always gets a new answer, and an empty header is refused where it is read.
      const hasAuthorization = request.headers.authorization !== undefined;
      if (!kept || !revalidated || hasAuthorization) return false;
      const answer = await kept.take(keyOf(operation, request));
      if (!('etag' in answer)) {
        // Who waited for too long is answered by now, and makes nothing for others.
        if (request.time.isOver()) answer.end();
        else request.making = answer;
        return false;
      }
      const encoding = answer.json.length < compressedFrom ? null : encodingFor(request);
      const body = encoding === null ? answer.json : await encoded(answer, encoding);
      if (request.time.isOver()) return false;
      reply.type('application/json; charset=utf-8').header('vary', 'accept-encoding');
      const sent = unlessNamed(request, reply, answer.etag, body);
      if (encoding !== null && sent !== null) reply.header('content-encoding', encoding);
      reply.send(sent);
      return true;
    },

    async onSend(request: FastifyRequest, reply: FastifyReply, payload: unknown): Promise<unknown> {
      if (reply.hasHeader('etag')) return payload;
      if (!revalidated || reply.statusCode !== 200 || typeof payload !== 'string') {
        request.making?.end();
        reply.header('cache-control', 'no-store');
        return payload;
      }
      const etag = `"${createHash('sha256').update(payload).digest('base64url').slice(0, 22)}"`;
      if (!isPastTheEnd(request, payload)) request.making?.keep({ etag, json: payload });
      request.making?.end();
      return unlessNamed(request, reply, etag, payload);
    },
  };
}

/**
 * The same for every way to write the same request: it is made of what the contract's schemas let through, with the
 * defaults filled in. The answer depends on nothing else: it holds every language, and no encoding.
 */
function keyOf({ id, query }: Operation, request: FastifyRequest): CacheKey {
  const asked = { ...valuesOf(request.params), ...valuesOf(request.query) };
  const properties = valuesOf(query.properties);
  const hasDefault = (name: string) => asked[name] === valuesOf(properties[name]).default;
  return {
    text: JSON.stringify([id, Object.entries(asked).sort(([one], [other]) => (one < other ? -1 : 1))]),
    isCommon: ['limit', 'search'].every((name) => !(name in properties) || hasDefault(name)),
  };
}

/** Of a list's pages past the end there are countless ones, and they cost next to nothing. */
function isPastTheEnd(request: FastifyRequest, json: string): boolean {
  const { page } = valuesOf(request.query);
  return typeof page === 'number' && page > 1 && json.includes('"results":[]');
}

function valuesOf(item: unknown): Record<string, unknown> {
  return typeof item === 'object' && item !== null ? { ...item } : {};
}

/** Shorter texts are sent as they are, in bytes; as `api.ts` has it for all other answers. */
export const compressedFrom = 1024;

const encoders = {
  br: (json: string) => promisify(brotliCompress)(json, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: (json: string) => promisify(gzip)(json),
};
type Encoding = keyof typeof encoders;

/** What answers are sent in, the first one rather than the second. */
export const encodings: Encoding[] = ['br', 'gzip'];

function encodingFor({ headers }: FastifyRequest): Encoding | null {
  const accepted = headers['accept-encoding'];
  const chosen = accepted === undefined ? null : negotiate(String(accepted), encodings);
  return encodings.find((encoding) => encoding === chosen) ?? null;
}

function encoded(answer: KeptAnswer, encoding: Encoding): Promise<Buffer> {
  const known = answer.encoded.get(encoding);
  if (known) return known;
  const made = encoders[encoding](answer.json);
  answer.encoded.set(encoding, made);
  return made;
}

function isNamed(etag: string, header: string | undefined): boolean {
  return (header ?? '')
    .split(',')
    .some((one) => one.trim().replace(/^W\//, '') === etag || one.trim() === '*');
}
