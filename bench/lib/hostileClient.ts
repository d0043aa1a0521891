import { Agent, request } from 'node:http';
import { connect, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { hostileFiles, hostileImages, manyWarnings, signInAt, slowHeader } from '@lyceum/api/testing';
import { fileTypes } from '@lyceum/rules';
import { emailOf, password } from './catalog.ts';

// A hostile client in a process of its own: `node hostileClient.ts <attack> <address> <seconds> <own address>`. Each address of
// 127.0.0.0/8 counts as a separate client.

const [attack = '', address = '', seconds = '10', own = '127.0.0.9'] = process.argv.slice(2);
const { hostname, port } = new URL(address);
const endsAt = performance.now() + Number(seconds) * 1000;
const isOver = () => performance.now() > endsAt;

/** Keeps a number of connections open and replaces closed ones. */
async function keepOpen(count: number, use: (socket: Socket) => void): Promise<void> {
  const one = async () => {
    while (!isOver()) {
      const closed = Promise.withResolvers<void>();
      const socket = connect({ host: hostname, port: Number(port), localAddress: own });
      socket.on('error', () => {}).once('close', () => closed.resolve());
      socket.once('connect', () => use(socket));
      await Promise.race([closed.promise, wait(endsAt - performance.now())]);
      socket.destroy();
      await wait(50);
    }
  };
  await Promise.all(Array.from({ length: count }, one));
}

/** Sends one more byte each second. */
function dribble(socket: Socket, head: string): void {
  socket.write(head);
  const timer = setInterval(() => socket.write('x'), 1000);
  socket.once('close', () => clearInterval(timer)).resume();
}

interface HostileRequest {
  path: string;
  method?: string;
  headers?: Record<string, string>;
  body?: string | Buffer;
}

/** A number of connections of an address that send the next request after each response. */
async function flood(
  connections: number,
  next: (turn: number) => HostileRequest | null,
  from = own,
): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections, localAddress: from } as never);
  let turn = 0;
  const one = async () => {
    while (!isOver()) {
      const following = next(turn++);
      if (!following) return;
      await responseTo(following, agent);
    }
  };
  await Promise.all(Array.from({ length: connections }, one));
  agent.destroy();
}

/** Waits for the end of the response, or for a failure. */
function responseTo(
  { path, method = 'GET', headers = {}, body }: HostileRequest,
  agent: Agent,
): Promise<void> {
  return new Promise((resolve) => {
    const outgoing = request(
      { hostname, port, path, method, headers, agent, timeout: 30_000 },
      (response) => {
        response.resume().once('close', resolve);
      },
    );
    outgoing.once('timeout', () => outgoing.destroy()).once('error', () => resolve());
    outgoing.end(body);
  });
}

const get = (path: string) => `GET ${path} HTTP/1.1\r\nhost: localhost\r\n\r\n`;
const json = { 'content-type': 'application/json' };
const list = (turn: number) =>
  `/v1/categories/category-${(turn % 200) + 1}/courses?page=${Math.floor(turn / 200) + 1}`;
const distinctAddresses = 10_000;
/** Texts as long as the limit of a body, and of a query. */
const texts = ['ا', '🌻', 'é', '﷽'].flatMap((letter) => {
  const longest = letter.repeat(Math.floor(240_000 / Buffer.byteLength(letter)));
  const query = encodeURIComponent(letter.repeat(Math.floor(14_000 / 3 / Buffer.byteLength(letter))));
  return [
    {
      path: '/v1/auth/login',
      method: 'POST',
      headers: json,
      body: JSON.stringify({ email: 'a@example.org', password: longest }),
    },
    { path: `/v1/search?q=${query}` },
    { path: `/search?q=${query}` },
  ];
});

/** Uploads that the server has to reject or that take it long, as an instructor who may upload sends them. */
async function hostileUploads(): Promise<HostileRequest[]> {
  const token = await signInAt(address, { email: emailOf(1), password });
  const upload = (path: string, type: string, body: Buffer) => ({
    path: `/v1/uploads/${path}`,
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': type, 'content-length': `${body.length}` },
    body,
  });
  const makes = [...Object.values(hostileImages).map(({ make }) => make), slowHeader, manyWarnings];
  const images = makes.map(async (make) => upload('images', 'image/png', await make()));
  const files = Object.values(hostileFiles).map(({ type, make }) => upload('files', fileTypes[type], make()));
  return [...(await Promise.all(images)), ...files];
}

const attacks: Record<string, () => Promise<void>> = {
  'slow-headers': () =>
    keepOpen(400, (socket) => dribble(socket, 'GET / HTTP/1.1\r\nhost: localhost\r\nx-slow: ')),
  'slow-bodies': () =>
    keepOpen(400, (socket) =>
      dribble(
        socket,
        'POST /v1/auth/login HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: 100000\r\n\r\n{',
      ),
    ),
  silence: () => keepOpen(1000, (socket) => void socket.resume()),
  'slow-readers': () =>
    keepOpen(250, (socket) => void socket.pause().write(get('/v1/openapi.json').repeat(16))),
  pipelining: () => keepOpen(100, (socket) => void socket.resume().write(get('/').repeat(200))),
  'maximum-lengths': () =>
    flood(50, (turn) => {
      if (turn % 3 === 0) return { path: `/?q=${'&'.repeat(14_000)}` };
      if (turn % 3 === 1) return { path: '/v1/domains', headers: { cookie: 'x'.repeat(14_000) } };
      return texts[Math.floor(turn / 3) % texts.length] ?? null;
    }),
  uploads: async () => {
    const requests = await hostileUploads();
    await flood(8, (turn) => requests[turn % requests.length] ?? null);
  },
  // From ten addresses in turn: a single one would reach its limit after 3,000 requests.
  'distinct-addresses': async () => {
    for (let client = 0; client < 10; client += 1) {
      const next = (turn: number) =>
        turn < distinctAddresses / 10 ? { path: list((client * distinctAddresses) / 10 + turn) } : null;
      await flood(90, next, `127.0.2.${client + 1}`);
    }
  },
  'page-flood': () => flood(150, (turn) => ({ path: `/course/course-${(turn % 1000) + 1}` })),
  'call-flood': () => flood(200, (turn) => ({ path: list(turn) })),
  'file-flood': () => flood(200, () => ({ path: '/favicon.svg' })),
};

await attacks[attack]?.();
process.exit(0);
