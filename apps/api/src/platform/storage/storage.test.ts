import { mkdir, mkdtemp, readdir, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import S3rver from '@20minutes/s3rver';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readUploads, type UploadSettings } from '../settings/uploads.ts';
import { directoryStorage } from './directory.ts';
import { openStorage } from './openStorage.ts';

let folder: string;
let server: S3rver;
let endpoint: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lyceum-storage-'));
  server = new S3rver({
    port: 0,
    address: '127.0.0.1',
    silent: true,
    directory: join(folder, 's3'),
    configureBuckets: [{ name: 'lyceum', configs: [] }],
  });
  const { port } = await server.run();
  endpoint = `http://127.0.0.1:${port}`;
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

const settings: Record<string, () => UploadSettings> = {
  'a directory': () => ({ kind: 'directory', directory: join(folder, 'uploads') }),
  'an S3-compatible store': () =>
    readUploads((name) => {
      const env: Record<string, string> = {
        S3_ENDPOINT: endpoint,
        S3_BUCKET: 'lyceum',
        S3_ACCESS_KEY_ID: 'S3RVER',
        S3_SECRET_ACCESS_KEY: 'S3RVER',
      };
      return env[name] ?? null;
    }),
};

describe.each(Object.entries(settings))('%s', (_, settingsOf) => {
  test('stores, reads and deletes', { tags: ['10.169'] }, async () => {
    const storage = openStorage(settingsOf());
    expect(await storage.read('images/a-800.jpg')).toBeNull();
    const content = Buffer.from(Array.from({ length: 100_000 }, (_, index) => index % 251));
    await storage.write('images/a-800.jpg', content);
    await storage.write('images/b-800.jpg', Buffer.from('b'));
    const object = await storage.read('images/a-800.jpg');
    expect(object?.sizeBytes).toBe(content.length);
    expect(object && (await buffer(object.stream)).equals(content)).toBe(true);
    const part = await storage.read('images/a-800.jpg', { start: 100, end: 299 });
    expect(part?.sizeBytes).toBe(200);
    expect(part && (await buffer(part.stream)).equals(content.subarray(100, 300))).toBe(true);
    await storage.delete(['images/a-800.jpg', 'images/missing.jpg']);
    expect(await storage.read('images/a-800.jpg')).toBeNull();
    const other = await storage.read('images/b-800.jpg');
    expect(other && String(await buffer(other.stream))).toBe('b');
    storage.close();
  });
});

test('a key cannot lead out of the directory', async () => {
  const storage = directoryStorage(join(folder, 'uploads'));
  for (const key of ['../secret', 'images/../../secret', '/etc/passwd', '']) {
    await expect(storage.read(key)).rejects.toThrow(/leads out/);
    await expect(storage.write(key, Buffer.from('x'))).rejects.toThrow(/leads out/);
  }
});

test('a full disk leaves no part of an object', { tags: ['2.460'] }, async () => {
  const directory = join(folder, 'full');
  await mkdir(join(directory, 'files'), { recursive: true });
  // Linux: a device without any space.
  await symlink('/dev/full', join(directory, 'files', 'a'));
  const storage = openStorage({ kind: 'directory', directory });
  await expect(storage.write('files/a', Buffer.from('content'))).rejects.toMatchObject({
    problem: 'unavailable',
    cause: { message: expect.stringContaining('ENOSPC') },
  });
  expect(await readdir(join(directory, 'files'))).toEqual([]);
});
