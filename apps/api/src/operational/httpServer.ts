import { createServer, type RequestListener, type Server } from 'node:http';
import type { Socket } from 'node:net';

/** Timeouts for clients. By default Node allows 60 s for headers and does not limit unread responses. */
const times = {
  /** For the headers of a request, from its first byte or from the start of a new connection. */
  headersTimeout: 10_000,
  /** For a complete request. */
  requestTimeout: 15_000,
  connectionsCheckingInterval: 1000,
  /** For the next request on a connection. Longer than in common proxies, so that the proxy closes it first. */
  keepAliveTimeout: 72_000,
} as const;
/** The maximum time without traffic during a request or a response: longer than the time limit of any request. */
const idleMs = 20_000;
/** The maximum number of pipelined requests of a connection. Browsers send one at a time. */
const pipelinedAtMost = 16;

/**
 * Creates Node's server with all timeouts from the start: Fastify would set `requestTimeout` later, which leaves
 * `headersTimeout` at 60 s, also for bodies. A connection with too many unanswered requests is destroyed before they
 * are handled; the server then emits `pipelined` with its socket.
 */
export function createHttpServer(handler: RequestListener): Server {
  // `operational/ambiguousRequests.ts` checks the Host header and responds with a problem.
  const unanswered = new WeakMap<Socket, number>();
  const server = createServer({ ...times, requireHostHeader: false }, (request, response) => {
    const { socket } = request;
    // Skips the remaining requests of the destroyed connection: one chunk may contain thousands.
    if (socket.destroyed) return;
    const count = unanswered.get(socket) ?? 0;
    if (count > pipelinedAtMost) {
      server.emit('pipelined', socket);
      socket.destroy();
      return;
    }
    unanswered.set(socket, count + 1);
    response.once('close', () => unanswered.set(socket, (unanswered.get(socket) ?? 1) - 1));
    handler(request, response);
  });
  server.timeout = idleMs;
  return server;
}
