import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import type { Socket } from 'node:net';
import { uploadArrivalMs, uploadProcessingMs } from '@lyceum/rules';

/** Timeouts for clients. By default Node allows 60 s for headers and does not limit unread responses. */
const times = {
  /** For the headers of a request, from its first byte or from the start of a new connection. */
  headersTimeout: 10_000,
  /** For a complete request that may be an upload. `arrivalTimeout` limits all others. */
  requestTimeout: uploadArrivalMs + 10_000,
  connectionsCheckingInterval: 1000,
  /** For the next request on a connection. Longer than in common proxies, so that the proxy closes it first. */
  keepAliveTimeout: 72_000,
} as const;
/** For the body of a request, from the end of its headers, unless `extendArrival` was called. */
const arrivalTimeout = 15_000;
/** The maximum time without traffic during a request or a response: longer than any request takes, so that it gets its 503. */
const idleMs = uploadProcessingMs + 5000;
/** The maximum number of pipelined requests of a connection. Browsers send one at a time. */
const pipelinedAtMost = 16;

export interface TimedServer extends Server {
  /** The time limit for the body of a request, in ms. */
  arrivalTimeout: number;
}

const arrivals = new WeakMap<IncomingMessage, (ms: number) => void>();

/** Ends a request like Node's `requestTimeout`, which is the same for all requests of a server. */
function limitArrival(server: TimedServer, request: IncomingMessage): void {
  const end = () => {
    const error = Object.assign(new Error('Request timeout'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' });
    server.emit('clientError', error, request.socket);
  };
  let timer = setTimeout(end, server.arrivalTimeout);
  arrivals.set(request, (ms) => {
    clearTimeout(timer);
    if (!request.complete) timer = setTimeout(end, ms);
  });
  request.once('close', () => clearTimeout(timer));
}

/**
 * Gives the body of a request another time limit, from now on.
 * @returns a function that gives it the usual one
 */
export function extendArrival(request: IncomingMessage, ms: number): () => void {
  const limit = arrivals.get(request);
  limit?.(ms);
  return () => limit?.(arrivalTimeout);
}

/** Whether a request announces a body. */
export function hasBody({ headers }: Pick<IncomingMessage, 'headers'>): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}

/**
 * Creates Node's server with all timeouts from the start: Fastify would set `requestTimeout` later, which leaves
 * `headersTimeout` at 60 s, also for bodies. A connection with too many unanswered requests is destroyed before they
 * are handled; the server then emits `pipelined` with its socket.
 */
export function createHttpServer(handler: RequestListener): TimedServer {
  // `operational/ambiguousRequests.ts` checks the Host header and responds with a problem.
  const unanswered = new WeakMap<Socket, number>();
  const server: TimedServer = Object.assign(
    createServer({ ...times, requireHostHeader: false }, (request, response) => {
      const { socket } = request;
      // Skips the remaining requests of the destroyed connection: one chunk may contain thousands.
      if (socket.destroyed) return;
      const count = unanswered.get(socket) ?? 0;
      if (count > pipelinedAtMost) {
        server.emit('pipelined', socket);
        socket.destroy();
        return;
      }
      if (hasBody(request)) limitArrival(server, request);
      unanswered.set(socket, count + 1);
      response.once('close', () => unanswered.set(socket, (unanswered.get(socket) ?? 1) - 1));
      handler(request, response);
    }),
    { arrivalTimeout },
  );
  server.timeout = idleMs;
  return server;
}
