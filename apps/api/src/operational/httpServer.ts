import { createServer, type RequestListener, type Server } from 'node:http';

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

/**
 * Makes Node's server with its limits in force from the start: Fastify sets `requestTimeout` afterwards, and then
 * `headersTimeout` stays at 60 s and ends bodies, too.
 */
export function createHttpServer(handler: RequestListener): Server {
  // `operational/ambiguousRequests.ts` checks the Host header, and answers like everything else.
  const server = createServer({ ...times, requireHostHeader: false }, handler);
  server.timeout = idleMs;
  return server;
}
