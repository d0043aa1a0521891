import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { Counter, Gauge, type Registry } from 'prom-client';
import type { Context } from '../context/context.ts';
import { addressKey, trustedBy } from './addresses.ts';
import { hasBody } from './httpServer.ts';

/** The time limit for reading a response, from the start of its request. */
const patience = { responseReadWithinMs: 120_000, pollEveryMs: 5000 };

interface Connection {
  /** Requests without a complete response. */
  pending: number;
  /** Resolves after the response to the latest request. */
  responded: Promise<void> | null;
  /** When the current request started, or its body was complete. */
  workingSince: number;
}

/**
 * Limits connections: their total number, their number per address, and the time that a response stays unread.
 * Connections over a limit are destroyed. The requests of a connection are handled one after another, as their
 * responses are sent.
 */
export function limitConnections(
  app: FastifyInstance,
  { settings }: Pick<Context, 'settings'>,
  registry: Registry,
  { responseReadWithinMs, pollEveryMs } = patience,
): void {
  const { connectionsAtOnce, connectionsPerAddress } = settings.operation;
  const isTrusted = trustedBy(settings.trustedProxies);
  const isLimited = settings.rates !== null;
  const connections = new Map<Socket, Connection>();
  const perAddress = new Map<string, number>();
  const { destroy } = addConnectionMetrics(registry, connections);

  const server: Server = app.server;
  if (isLimited) server.maxConnections = connectionsAtOnce;
  server.on('connection', (socket) => {
    const from = socket.remoteAddress;
    // The client has disconnected already.
    if (from === undefined) return socket.destroy();
    if (isLimited && !isTrusted(from)) {
      const key = addressKey(from);
      const count = perAddress.get(key) ?? 0;
      if (count >= connectionsPerAddress) return destroy(socket, 'address');
      perAddress.set(key, count + 1);
      socket.once('close', () => decrement(perAddress, key));
    }
    connections.set(socket, { pending: 0, responded: null, workingSince: 0 });
    return socket.once('close', () => connections.delete(socket));
  });
  server.on('pipelined', (socket) => destroy(socket, 'pipelined'));
  server.on('timeout', (socket) => {
    const isResponding = (connections.get(socket)?.pending ?? 0) > 0;
    // An idle keep-alive connection ends without being counted.
    if (isResponding) destroy(socket, 'unread');
    else socket.destroy();
  });

  const looking = setInterval(() => {
    const latest = performance.now() - responseReadWithinMs;
    for (const [socket, { pending, workingSince }] of connections) {
      if (pending > 0 && workingSince < latest) destroy(socket, 'unread');
    }
  }, pollEveryMs).unref();
  app.addHook('onClose', async () => clearInterval(looking));

  /**
   * Waits for the responses to earlier requests of the connection.
   * @returns false if the client has disconnected
   */
  const waitForEarlierResponses = async (
    request: IncomingMessage,
    response: ServerResponse,
  ): Promise<boolean> => {
    const { socket } = request;
    const connection = connections.get(socket);
    if (!connection) return !socket.destroyed;
    // The last response of a connection that was idle needs no waiting, which would cost a turn of the event loop.
    const earlier = connection.pending > 0 ? connection.responded : null;
    connection.pending += 1;
    connection.responded = new Promise((resolve) => {
      response.once('close', () => {
        connection.pending -= 1;
        resolve();
      });
    });
    if (earlier) {
      await earlier;
      // Yields to other connections.
      await new Promise((resolve) => setImmediate(resolve));
    }
    connection.workingSince = performance.now();
    if (hasBody(request)) {
      // An upload may take longer to arrive than a response to be read.
      connection.workingSince = Number.POSITIVE_INFINITY;
      const start = () => {
        connection.workingSince = performance.now();
      };
      request.once('end', start).once('close', start);
    }
    return !socket.destroyed;
  };
  app.addHook('onRequest', async ({ raw }, reply) => {
    // API calls of a page have no socket.
    if (!(raw.socket instanceof Socket) || (await waitForEarlierResponses(raw, reply.raw))) return;
    reply.hijack();
  });
}

function addConnectionMetrics(registry: Registry, connections: Map<Socket, Connection>) {
  new Gauge({
    name: 'lyceum_http_server_open_connections',
    help: 'Open client connections.',
    registers: [registry],
    collect() {
      this.set(connections.size);
    },
  });
  const destroyed = new Counter({
    name: 'lyceum_http_server_connections_destroyed_total',
    help: 'Destroyed client connections: too many from one address, too many pipelined requests, or an unread response.',
    labelNames: ['reason'],
    registers: [registry],
  });
  const destroy = (socket: Socket, reason: 'address' | 'pipelined' | 'unread') => {
    if (!socket.destroyed) {
      destroyed.inc({ reason });
      withoutStackTraces(socket);
    }
    socket.destroy();
  };
  return { destroy };
}

/**
 * Node aborts each request of a closed connection with an error of its own. Nobody reads their stack traces, and for the
 * hundreds of pipelined requests of a hundred connections they would block the event loop for half a second.
 */
function withoutStackTraces(socket: Socket): void {
  const { stackTraceLimit } = Error;
  socket.prependOnceListener('close', () => {
    Error.stackTraceLimit = 0;
  });
  socket.once('close', () => {
    Error.stackTraceLimit = stackTraceLimit;
  });
}

function decrement(counts: Map<string, number>, key: string): void {
  const left = (counts.get(key) ?? 1) - 1;
  if (left > 0) counts.set(key, left);
  else counts.delete(key);
}
