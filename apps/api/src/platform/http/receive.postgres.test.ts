import { once } from 'node:events';
import { readdir, readlink } from 'node:fs/promises';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { uploadProcessingMs } from '@lyceum/rules';
import sharp from 'sharp';
import { beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { type SignedInUser, testApi } from '../../testing/api.ts';
import { listen, openSocket, readRaw } from '../../testing/rawRequests.ts';
import type { TimedServer } from './httpServer.ts';

const api = testApi();
let instructor: SignedInUser;
let port: number;
beforeAll(async () => {
  instructor = await api().instructor();
  port = await listen(api());
});

const headers = (more: string, { token } = instructor) =>
  `POST /v1/uploads/images HTTP/1.1\r\nhost: a\r\nauthorization: Bearer ${token}\r\ncontent-type: image/png\r\n` +
  `${more}\r\n\r\n`;

/** The temporary files of uploads that this process has open (Linux). */
async function openFiles(): Promise<string[]> {
  const descriptors = await readdir('/proc/self/fd').catch(() => []);
  const names = await Promise.all(descriptors.map((fd) => readlink(`/proc/self/fd/${fd}`).catch(() => '')));
  return names.filter((name) => name.includes('lyceum-upload-'));
}

test('accepts an image in 1,000 tiny chunks', { tags: ['10.166'] }, async () => {
  const content = await sharp({ create: { width: 200, height: 200, channels: 3, background: '#123456' } })
    .png({ compressionLevel: 0 })
    .toBuffer();
  const size = Math.ceil(content.length / 1000);
  const socket = openSocket(port);
  socket.write(headers('transfer-encoding: chunked\r\nconnection: close'));
  for (let start = 0; start < content.length; start += size) {
    const chunk = content.subarray(start, start + size);
    socket.write(`${chunk.length.toString(16)}\r\n`);
    socket.write(chunk);
    socket.write('\r\n');
  }
  socket.write('0\r\n\r\n');
  expect(readRaw(await text(socket)).status).toBe(201);
  await expect.poll(openFiles).toEqual([]);
});

test('rejects a body of unknown length as soon as it is too large', {
  tags: ['10.166'],
}, async () => {
  const socket = openSocket(port);
  socket.write(headers('transfer-encoding: chunked'));
  const megabyte = Buffer.alloc(2 ** 20);
  for (let count = 0; count < 6; count += 1) {
    socket.write('100000\r\n');
    socket.write(megabyte);
    socket.write('\r\n');
  }
  socket.write('0\r\n\r\n');
  expect(readRaw(await text(socket)).status).toBe(413);
  await expect.poll(openFiles).toEqual([]);
});

test('leaves nothing of an upload whose client disconnects half way', { tags: ['10.166'] }, async () => {
  const socket = connect(port, '127.0.0.1');
  socket.write(headers('content-length: 100000'));
  socket.write(Buffer.alloc(50_000));
  if (process.platform === 'linux') await expect.poll(openFiles).toHaveLength(1);
  socket.destroy();
  await expect.poll(openFiles).toEqual([]);
  expect(
    await api().context.db.selectFrom('uploads').select('id').where('state', '=', 'storing').execute(),
  ).toEqual([]);
});

test('gives an upload more time to arrive, but not to a guest', { tags: ['10.166'] }, async () => {
  const server = api().app.server as TimedServer;
  const usual = server.arrivalTimeout;
  // Enough for a busy server to recognize the user.
  server.arrivalTimeout = 2000;
  const half = (user?: SignedInUser) => {
    const socket = openSocket(port);
    socket.write(headers('content-length: 1000', user));
    socket.write(Buffer.alloc(500));
    return socket;
  };
  const upload = half();
  const guest = half({ ...instructor, token: 'none' });
  expect(await text(guest)).toMatch(/HTTP\/1\.1 401/);
  server.arrivalTimeout = usual;
  upload.write(Buffer.alloc(500));
  const [response] = await once(upload, 'data');
  expect(readRaw(String(response)).status).toBe(422);
});

test('an upload that the storage takes too long for gets a 503 on its connection', {
  tags: ['2.460'],
}, async () => {
  const image = await sharp({ create: { width: 20, height: 20, channels: 3, background: '#123456' } })
    .png()
    .toBuffer();
  const [started, stored] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const write = vi.spyOn(api().context.storage, 'write').mockImplementation(() => {
    started.resolve();
    return stored.promise;
  });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const socket = openSocket(port);
  socket.write(headers(`content-length: ${image.length}\r\nconnection: close`));
  socket.write(image);
  await started.promise;
  await vi.advanceTimersByTimeAsync(uploadProcessingMs);
  vi.useRealTimers();
  const { status, head } = readRaw(await text(socket));
  write.mockRestore();
  expect(status).toBe(503);
  expect(head).toMatch(/^retry-after: \d+$/im);
  stored.resolve();
  const rows = () =>
    api().context.db.selectFrom('uploads').select('id').where('state', '<>', 'ready').execute();
  await expect.poll(rows).toEqual([]);
});
