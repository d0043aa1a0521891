import { once } from 'node:events';
import type { Socket } from 'node:net';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { rate } from '@lyceum/rules';
import Fastify from 'fastify';
import { Registry } from 'prom-client';
import { expect, onTestFinished, test } from 'vitest';
import { handlers } from '../../operations/index.ts';
import { startApi } from '../../testing/api.ts';
import { listen, openSocket, readRaw, sendRaw } from '../../testing/rawRequests.ts';
import type { Handlers } from '../contract/types.ts';
import { readSettings, type Settings } from '../settings/settings.ts';
import { limitConnections } from './connections.ts';
import { createHttpServer, type TimedServer } from './httpServer.ts';

const { operation } = readSettings({});

interface Options extends Partial<Settings['operation']> {
  trustedProxies?: string[];
  listDomains?: Handlers['listDomains'];
}

/** A server with limits whose `getDomain` waits for the test. */
async function start({ trustedProxies = [], listDomains, ...limits }: Options) {
  const go = Promise.withResolvers<void>();
  const begun: string[] = [];
  const api = await startApi(
    { rates: rate, trustedProxies, operation: { ...operation, responseCacheTtlMs: 0, ...limits } },
    {
      handlers: {
        ...handlers,
        ...(listDomains && { listDomains }),
        getDomain: async (request) => {
          begun.push(request.params.id);
          await go.promise;
          return request.problem('domainNotFound');
        },
      },
    },
  );
  onTestFinished(() => api.close());
  onTestFinished(() => go.resolve());
  const port = await listen(api);
  const origin = `http://127.0.0.1:${port}`;
  const metric = async (name: string) => {
    // Injected, because a connection of its own would count.
    const { body } = await api.app.inject('/metrics');
    return Number(
      body
        .split('\n')
        .find((line) => line.startsWith(`${name} `))
        ?.split(' ')[1],
    );
  };
  const statusFrom = async (address: string, path = '/v1/sessions') =>
    (await fetch(origin + path, { headers: { 'x-forwarded-for': address } })).status;
  return {
    api,
    port,
    origin,
    begun,
    metric,
    statusFrom,
    server: api.app.server as TimedServer,
    respond: go.resolve,
  };
}

/** A response of 20 MB, which exceeds the system's buffers. */
const hugeDomains: Handlers['listDomains'] = async () => {
  const domain = { id: 'huge', name: { en: 'x'.repeat(20e6) }, color: '#2f6fb7', href: '/domain/huge' };
  return { status: 200, body: { results: [domain], page: 1, limit: 10, totalResults: 1 } };
};

const halfSent =
  'POST /v1/auth/login HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\ncontent-length: 90\r\n\r\n{';
const get = (path: string, headers = '') => `GET ${path} HTTP/1.1\r\nhost: a\r\n${headers}\r\n`;
const destroyed = (socket: Socket) => (socket.destroyed ? null : once(socket.resume(), 'close'));

test('a body that does not arrive ends with the request timeout, not with the one-minute timeout for headers of Node', async () => {
  const { server, port } = await start({});
  expect(server.headersTimeout).toBe(10_000);
  expect(server.arrivalTimeout).toBe(15_000);
  // The same a hundred times faster.
  server.headersTimeout = 100;
  server.arrivalTimeout = 150;
  const { status, head, body } = await sendRaw(port, halfSent);
  expect(status).toBe(408);
  expect(head).toContain('\r\nconnection: close');
  expect(JSON.parse(body)).toMatchObject({ code: 'request_timeout' });
});

test('closes a connection that sends nothing without a response', async () => {
  const { server, port } = await start({});
  server.headersTimeout = 100;
  expect(await text(openSocket(port))).toBe('');
});

test('requests whose bodies are incomplete take no slot', async () => {
  const { port, origin, metric, server } = await start({ requestsAtOnce: 2 });
  const sockets = Array.from({ length: 10 }, () => openSocket(port));
  for (const socket of sockets) socket.write(halfSent);
  const connected = () => new Promise((resolve) => server.getConnections((_error, count) => resolve(count)));
  await expect.poll(connected).toBe(10);
  // Its response comes after the ten requests on their own connections: those have been read.
  expect((await fetch(`${origin}/v1/sessions`)).status).toBe(200);
  expect(await metric('http_server_active_requests')).toBe(0);
  // Once the rest of its body arrives, the request is handled normally.
  const [late] = sockets;
  late?.write(`"email":"nobody@example.org","password":"a long sentence"}${' '.repeat(90)}`.slice(0, 89));
  const [response] = late ? await once(late, 'data') : [];
  expect(readRaw(String(response)).status).toBe(401);
});

test('limits the connections of an address without affecting others', async () => {
  const { port, metric } = await start({ connectionsPerAddress: 3 });
  const sockets = [openSocket(port), openSocket(port), openSocket(port)];
  for (const socket of sockets) await once(socket, 'connect');
  await expect.poll(() => metric('lyceum_http_server_open_connections')).toBe(3);
  const tooMany = openSocket(port);
  tooMany.write(get('/v1/domains'));
  await destroyed(tooMany);
  expect(await metric('lyceum_http_server_connections_destroyed_total{reason="address"}')).toBe(1);
  sockets[0]?.destroy();
  await expect.poll(() => metric('lyceum_http_server_open_connections')).toBe(2);
  expect((await sendRaw(port, get('/v1/domains', 'connection: close\r\n'))).status).toBe(200);
});

test('does not limit the connections of a trusted proxy', async () => {
  const { port, metric, statusFrom } = await start({
    connectionsPerAddress: 1,
    trustedProxies: ['loopback'],
  });
  const sockets = [openSocket(port), openSocket(port), openSocket(port)];
  for (const socket of sockets) await once(socket, 'connect');
  await expect.poll(() => metric('lyceum_http_server_open_connections')).toBe(3);
  expect(await statusFrom('203.0.113.1')).toBe(200);
});

test('limits the open requests of an address without affecting others', async () => {
  const { origin, statusFrom, begun, respond } = await start({
    requestsPerAddress: 3,
    trustedProxies: ['loopback'],
  });
  const held = ['a', 'b', 'c'].map((id) => statusFrom('203.0.113.1', `/v1/domains/${id}`));
  await expect.poll(() => begun).toHaveLength(3);
  const refused = await fetch(`${origin}/v1/sessions`, { headers: { 'x-forwarded-for': '203.0.113.1' } });
  expect(refused.status).toBe(429);
  expect(refused.headers.get('retry-after')).toBe('1');
  expect(await refused.json()).toMatchObject({ code: 'too_many_requests' });
  expect(await statusFrom('203.0.113.2')).toBe(200);
  respond();
  expect(await Promise.all(held)).toEqual([404, 404, 404]);
  expect(await statusFrom('203.0.113.1')).toBe(200);
});

test('queues the requests of an address beyond its slots', async () => {
  const { port, origin, begun, statusFrom, respond, metric } = await start({ trustedProxies: ['loopback'] });
  const header = 'x-forwarded-for: 2001:db8:1:2::5\r\n';
  const sockets = Array.from({ length: 20 }, () => openSocket(port));
  for (const [index, socket] of sockets.entries()) socket.write(get(`/v1/domains/d${index}`, header));
  await expect.poll(() => metric('http_server_active_requests')).toBe(20);
  expect(begun).toHaveLength(6);
  expect(await statusFrom('2001:db8:1:3::5')).toBe(200);
  // A neighbor in the same /64 waits as well, and a client that disconnects leaves the queue.
  const neighbor = fetch(`${origin}/v1/domains/neighbor`, {
    headers: { 'x-forwarded-for': '2001:db8:1:2::6' },
  });
  await expect.poll(() => metric('http_server_active_requests')).toBe(21);
  for (const socket of sockets.slice(10)) socket.destroy();
  await expect.poll(() => metric('http_server_active_requests')).toBe(11);
  respond();
  expect((await neighbor).status).toBe(404);
  expect(begun).toHaveLength(11);
});

test('handles the requests of a connection one after another', async () => {
  const { port, begun, respond } = await start({});
  const socket = openSocket(port);
  socket.write(get('/v1/domains/first') + get('/v1/domains/second', 'connection: close\r\n'));
  await expect.poll(() => begun).toEqual(['first']);
  respond();
  expect((await text(socket)).match(/HTTP\/1\.1 404/g)).toHaveLength(2);
  expect(begun).toEqual(['first', 'second']);
});

test('destroys a connection with too many pending requests', async () => {
  const { port, begun, metric, statusFrom } = await start({});
  const socket = openSocket(port);
  socket.write(get('/v1/domains/pipelined').repeat(100));
  await destroyed(socket);
  expect(begun.length).toBeLessThanOrEqual(1);
  expect(await metric('lyceum_http_server_connections_destroyed_total{reason="pipelined"}')).toBe(1);
  await expect.poll(() => metric('http_server_active_requests')).toBe(0);
  expect(await statusFrom('127.0.0.1')).toBe(200);
});

test.each([
  ['does not read its response', ''],
  ['goes on sending while it does not read', get('/v1/domains')],
])('disconnects a client that %s and frees its slot', async (_what, more) => {
  const { port, origin, metric, server } = await start({ requestsAtOnce: 1, listDomains: hugeDomains });
  const accepted = once(server, 'connection');
  const socket = openSocket(port).pause();
  socket.write(get('/v1/domains'));
  const [held] = (await accepted) as [Socket];
  expect(held.timeout).toBe(25_000);
  await expect.poll(() => held.writableLength).toBeGreaterThan(0);
  expect((await fetch(`${origin}/v1/sessions`)).status).toBe(503);
  if (more) {
    const sending = setInterval(() => socket.write(more), 20);
    onTestFinished(() => clearInterval(sending));
  }
  // The same a hundred times faster.
  held.setTimeout(200);
  await expect.poll(() => held.destroyed).toBe(true);
  expect(await metric('lyceum_http_server_connections_destroyed_total{reason="unread"}')).toBe(1);
  expect((await fetch(`${origin}/v1/sessions`)).status).toBe(200);
});

test('disconnects a client that reads a response byte by byte for too long', async () => {
  const app = Fastify({ serverFactory: createHttpServer, forceCloseConnections: 'idle' });
  onTestFinished(() => app.close());
  limitConnections(app, { settings: readSettings({}) }, new Registry(), {
    responseReadWithinMs: 200,
    pollEveryMs: 20,
  });
  async function* forever() {
    for (;;) yield await wait(10, 'a byte');
  }
  app.get('/', async () => Readable.from(forever()));
  const socket = openSocket(await listen({ app }));
  socket.write(get('/'));
  await destroyed(socket);
  expect(socket.bytesRead).toBeGreaterThan(0);
});
