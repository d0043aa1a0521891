import { createServer, type RequestListener, type Server } from 'node:http';
import type { Socket } from 'node:net';

/** How long a client may take. Node's defaults are 60 s for headers and no limit for an answer that is not read. */
const times = {
  /** For the headers of a request, counted from the first byte or, on a new connection, from its beginning. */
  headersTimeout: 10_000,
  /** For a whole request. */
  requestTimeout: 15_000,
  connectionsCheckingInterval: 1000,
  /** For the next request on a connection. Longer than common proxies keep one, so that they close it first. */
  keepAliveTimeout: 72_000,
} as const;
/** With a request or an answer on its way, so long may a connection move no byte: longer than any call is worked on. */
const idleMs = 20_000;
/** So many requests of a connection may wait for the answer to an earlier one. Browsers send one at a time. */
const pipelinedAtMost = 16;

/**
 * Makes Node's server with its limits in force from the start: Fastify sets `requestTimeout` afterwards, and then
 * `headersTimeout` stays at 60 s and ends bodies, too. A connection with too many unanswered requests is destroyed before
 * anything is done for them; the server emits `pipelined` with its socket.
 */
export function createHttpServer(handler: RequestListener): Server {
  // `operational/ambiguousRequests.ts` checks the Host header, and answers like everything else.
  const unanswered = new WeakMap<Socket, number>();
  const server = createServer({ ...times, requireHostHeader: false }, (request, response) => {
    const { socket } = request;
    // The rest of what came with the request that ended the connection: thousands of them fit into one piece.
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
