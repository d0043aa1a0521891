import { hash } from 'node:crypto';
import { negotiate } from '@fastify/accept-negotiator';
import type { FastifyReply, FastifyRequest } from 'fastify';
import fresh from 'fresh';
import { courseFilterNames } from '../catalog/courseFilters.ts';
import type { CacheKey } from '../platform/caching/cacheEntries.ts';
import type { PendingEntry } from '../platform/caching/catalogCache.ts';
import { toBrotli, toGzip } from '../platform/caching/compress.ts';
import { notePageLifetime, notePageSource } from '../platform/caching/partOfPage.ts';
import type { Subject } from '../platform/context/subjects.ts';
import type { Operation } from '../platform/contract/document.ts';
import type { CachedResponse, ResponseCache } from './responseCache.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The cache miss that this request resolves; null if its response is not cached. */
    pendingEntry: PendingEntry<CachedResponse> | null;
    /** The subjects of its response; null if it is not public. */
    subjects: readonly Subject[] | null;
  }
}

/** The `subjects` of any handler. */
type SubjectsOf = (params: never, body: never) => readonly Subject[];

/**
 * Adds ETags and the response cache to the operations for which the contract lists 304. All other responses are
 * `no-store`: they hold tokens or the data of one user.
 */
export function addCaching(
  operation: Operation,
  subjects: SubjectsOf | undefined,
  cache: ResponseCache | null,
) {
  const { responses, access } = operation;
  const isRevalidated = responses.has(304);
  const control = access.signIn === 'none' ? 'public, no-cache' : 'private, no-cache';
  const sendUnlessMatching = <Body>(
    request: FastifyRequest,
    reply: FastifyReply,
    etag: string,
    body: Body,
  ) => {
    reply.header('etag', etag).header('cache-control', control);
    if (!fresh({ 'if-none-match': request.headers['if-none-match'] }, { etag })) return body;
    reply.status(304).removeHeader('content-length').removeHeader('content-type');
    return null;
  };

  return {
    /** Signed-in users bypass the cache. An empty header is rejected where it is parsed. */
    mayBeCached: ({ headers }: FastifyRequest): boolean =>
      cache !== null && isRevalidated && subjects !== undefined && headers.authorization === undefined,

    /** Sends the cached response to a guest's valid request. @returns false on a cache miss */
    async sendCached(request: FastifyRequest, reply: FastifyReply): Promise<boolean> {
      if (!cache) return false;
      const key = keyOf(operation, request);
      const lookup = await cache.get(key);
      const pending = 'value' in lookup ? cache.refresh(key, lookup) : lookup;
      if (pending) {
        // After the time limit this request has its response already and fills no cache entry.
        if (request.time.isOver()) pending.release();
        else request.pendingEntry = pending;
        return false;
      }
      if (!('value' in lookup)) return false;
      const { value: entry } = lookup;
      notePageSource(lookup.subjects);
      notePageLifetime(lookup);
      const encoding = entry.json.length < compressionThreshold ? null : encodingFor(request);
      const body = encoding === null ? entry.json : await encoded(entry, encoding);
      if (request.time.isOver()) return false;
      reply.type('application/json; charset=utf-8').header('vary', 'accept-encoding');
      const payload = sendUnlessMatching(request, reply, entry.etag, body);
      if (encoding !== null && payload !== null) reply.header('content-encoding', encoding);
      reply.send(payload);
      return true;
    },

    /** Notes what the response depends on. */
    handled(request: FastifyRequest, status: number, body: unknown): void {
      if (!subjects) return;
      request.subjects = subjects(request.params as never, (status === 200 ? body : null) as never);
      notePageSource(request.subjects);
    },

    /** Adds the headers of caching to a new response. @returns the body to send */
    finish(request: FastifyRequest, reply: FastifyReply, payload: unknown): unknown {
      if (reply.hasHeader('etag')) return payload;
      if (!isRevalidated || reply.statusCode !== 200 || typeof payload !== 'string') {
        request.pendingEntry?.release();
        reply.header('cache-control', 'no-store');
        return payload;
      }
      // Encoded once, for the hash, the length and the socket. A string with Arabic letters takes long to encode.
      const json = Buffer.from(payload);
      const etag = `"${hash('sha256', json, 'base64url').slice(0, 22)}"`;
      const { pendingEntry } = request;
      if (pendingEntry && request.subjects && !isPastTheEnd(request, payload)) {
        const lifetime = pendingEntry.set({ etag, json, encoded: new Map() }, request.subjects);
        if (lifetime) notePageLifetime(lifetime);
      }
      pendingEntry?.release();
      return sendUnlessMatching(request, reply, etag, json);
    },
  };
}

/** Parameters that make a key rare: with their values and combinations, there is an unlimited number of keys. */
const rareParameters = ['limit', 'search', ...courseFilterNames];

/**
 * The same key for equivalent requests: it consists of the parameters that the contract's schemas allow, with defaults
 * filled in. The response depends on nothing else: it contains every language and is stored without encoding.
 */
function keyOf({ id, query }: Operation, request: FastifyRequest): CacheKey {
  const parameters = { ...valuesOf(request.params), ...valuesOf(request.query) };
  const properties = valuesOf(query.properties);
  const hasDefault = (name: string) => parameters[name] === valuesOf(properties[name]).default;
  return {
    text: JSON.stringify([id, Object.entries(parameters).sort(([one], [other]) => (one < other ? -1 : 1))]),
    isCommon: rareParameters.every((name) => !(name in properties) || hasDefault(name)),
  };
}

/** Pages past the end of a list are unlimited in number and cheap to build. */
function isPastTheEnd(request: FastifyRequest, json: string): boolean {
  const { page } = valuesOf(request.query);
  return typeof page === 'number' && page > 1 && json.includes('"results":[]');
}

function valuesOf(item: unknown): Record<string, unknown> {
  return typeof item === 'object' && item !== null ? { ...item } : {};
}

/** In bytes. Shorter bodies are not compressed; `api.ts` applies the same threshold to all other responses. */
export const compressionThreshold = 1024;

const encoders = { br: toBrotli, gzip: toGzip };
export type Encoding = keyof typeof encoders;

/** The supported content encodings, in order of preference. */
export const encodings: Encoding[] = ['br', 'gzip'];

/** The encoding in which a client gets a compressed response; null for none. */
export function encodingFor({ headers }: FastifyRequest): Encoding | null {
  const accepted = headers['accept-encoding'];
  const chosen = accepted === undefined ? null : negotiate(String(accepted), encodings);
  return encodings.find((encoding) => encoding === chosen) ?? null;
}

function encoded(entry: CachedResponse, encoding: Encoding): Promise<Buffer> {
  const existing = entry.encoded.get(encoding);
  if (existing) return existing;
  const body = encoders[encoding](entry.json);
  entry.encoded.set(encoding, body);
  return body;
}
