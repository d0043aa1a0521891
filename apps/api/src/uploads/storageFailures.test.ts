import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileTypes } from '@lyceum/rules';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type SignedInUser, startApi, type TestApi } from '../testing/api.ts';
import { pdfOf } from '../testing/documents.ts';
import { drawn } from '../testing/hostileImages.ts';
import { sweepUploads } from './sweep.ts';
import { uploadBytesPerUser } from './uploads.ts';

/** How the store responds: null to do what it is asked for. */
type Failure = (request: IncomingMessage, turn: number) => { status: number; code: string } | null;

const works: Failure = () => null;
const slowDown = { status: 503, code: 'SlowDown' };
const accessDenied = { status: 403, code: 'AccessDenied' };

const objects = new Set<string>();
let failure: Failure = works;
let turn = 0;
const store = createServer((request, response) => {
  const failed = failure(request, turn++);
  const { method, url = '' } = request;
  const [path = ''] = url.split('?');
  request.resume().once('end', () => {
    if (failed) {
      response.writeHead(failed.status, { 'content-type': 'application/xml' });
      return response.end(`<?xml version="1.0"?><Error><Code>${failed.code}</Code></Error>`);
    }
    if (method === 'PUT') objects.add(path);
    if (method === 'DELETE') objects.delete(path);
    return response.writeHead(method === 'DELETE' ? 204 : 200).end();
  });
});

let folder: string;
let withStore: TestApi;
let withoutFolder: TestApi;
let instructors: Map<TestApi, SignedInUser>;
beforeAll(async () => {
  await new Promise<void>((listening) => store.listen(0, '127.0.0.1', listening));
  const { port } = store.address() as AddressInfo;
  folder = await mkdtemp(join(tmpdir(), 'lyceum-failures-'));
  await writeFile(join(folder, 'file'), '');
  const endpoint = `http://127.0.0.1:${port}`;
  const s3 = { bucket: 'lyceum', region: 'us-east-1', accessKeyId: 'a', secretAccessKey: 'b', endpoint };
  withStore = await startApi({ uploads: { kind: 's3', ...s3 } });
  const directory = join(folder, 'uploads');
  withoutFolder = await startApi({ uploads: { kind: 'directory', directory } });
  // The start checks the folder, so it is lost afterwards.
  await rm(directory, { recursive: true });
  await writeFile(directory, '');
  instructors = new Map([
    [withStore, await withStore.instructor()],
    [withoutFolder, await withoutFolder.instructor()],
  ]);
});
afterAll(async () => {
  await withStore.close();
  await withoutFolder.close();
  store.close();
  await rm(folder, { recursive: true });
});
beforeEach(() => {
  objects.clear();
  failure = works;
  turn = 0;
});

const send = async (api: TestApi, kind: 'file' | 'image') =>
  api.call(kind === 'file' ? 'uploadFile' : 'uploadImage', {
    token: instructors.get(api)?.token ?? '',
    body: kind === 'file' ? pdfOf() : await drawn(20, 10).png().toBuffer(),
    headers: { 'content-type': kind === 'file' ? fileTypes.pdf : 'image/png' },
  });
const rows = (api: TestApi) => api.context.db.selectFrom('uploads').select(['id', 'state']).execute();
const unavailable = {
  status: 503,
  body: { code: 'unavailable' },
  headers: { 'retry-after': expect.stringMatching(/^\d+$/) },
};

describe.each(['file', 'image'] as const)('a failed upload of a %s gets a 503 and leaves nothing', (kind) => {
  test('if the folder is unusable', { tags: ['2.460'] }, async () => {
    expect(await send(withoutFolder, kind)).toMatchObject(unavailable);
    expect(await rows(withoutFolder)).toEqual([]);
  });

  test('if the store asks to slow down', { tags: ['2.460'] }, async () => {
    failure = ({ method }) => (method === 'PUT' ? slowDown : null);
    expect(await send(withStore, kind)).toMatchObject(unavailable);
    expect([await rows(withStore), [...objects]]).toEqual([[], []]);
  });

  test('if the store denies access, until it grants it again', { tags: ['2.460', '10.168'] }, async () => {
    failure = () => accessDenied;
    expect(await send(withStore, kind)).toMatchObject(unavailable);
    expect(await rows(withStore)).toEqual([{ id: expect.any(String), state: 'deleting' }]);
    failure = works;
    await sweepUploads(withStore.context);
    expect(await rows(withStore)).toEqual([]);
  });

  test('if the disk has no room for the upload', { tags: ['2.460'] }, async () => {
    const { TMPDIR } = process.env;
    process.env.TMPDIR = join(folder, 'file');
    const response = await send(withStore, kind).finally(() => {
      if (TMPDIR === undefined) delete process.env.TMPDIR;
      else process.env.TMPDIR = TMPDIR;
    });
    expect(response).toMatchObject(unavailable);
    expect([await rows(withStore), [...objects]]).toEqual([[], []]);
  });
});

test('an image that was stored in part leaves nothing', { tags: ['2.460'] }, async () => {
  failure = ({ method }, count) => (method === 'PUT' && count === 3 ? accessDenied : null);
  expect(await send(withStore, 'image')).toMatchObject(unavailable);
  expect(turn).toBeGreaterThan(3);
  expect([await rows(withStore), [...objects]]).toEqual([[], []]);
});

test('an upload that is being deleted does not count toward the space of its user', {
  tags: ['2.460'],
}, async () => {
  const { db, now } = withStore.context;
  const { user } = instructors.get(withStore) as SignedInUser;
  const size_bytes = uploadBytesPerUser;
  const values = { id: 'gone', user_id: user.id, kind: 'image', state: 'deleting', size_bytes } as const;
  await db
    .insertInto('uploads')
    .values({ ...values, created_at: now() })
    .execute();
  expect(await send(withStore, 'file')).toMatchObject({ status: 201 });
  await db.deleteFrom('uploads').execute();
});

test('an image that the store does not send is a 503', { tags: ['2.460'] }, async () => {
  failure = () => accessDenied;
  const url = `/pictures/uploads/${'a'.repeat(36)}-800.jpg`;
  const { statusCode, headers } = await withStore.app.inject(url);
  expect({ statusCode, headers }).toMatchObject({ statusCode: 503, headers: unavailable.headers });
});
