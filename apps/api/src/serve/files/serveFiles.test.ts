import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { parse } from 'content-disposition';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { newId } from '../../platform/base/ids.ts';
import { Problem } from '../../platform/base/problems.ts';
import { openTokenKeys } from '../../platform/tokens/tokenKeys.ts';
import { type SignedInUser, testApi } from '../../testing/api.ts';
import { addCategory, addCourse, addDomain } from '../../testing/catalog.ts';
import { pdfOf } from '../../testing/documents.ts';
import { listen, openSocket } from '../../testing/rawRequests.ts';
import { fileAddress, fileAddressLifetimeMs, isSigned } from '../../uploads/fileAddresses.ts';
import { sweepUploads, unusedFileRetentionMs } from '../../uploads/sweep.ts';

const api = testApi();
let instructor: SignedInUser;
let learner: SignedInUser;
let params: { id: string };
const content = pdfOf();

async function newCourse({ user }: SignedInUser): Promise<{ id: string }> {
  const id = newId(api().context.now());
  await addDomain(api(), { id });
  await addCategory(api(), { id, domain_id: id });
  await addCourse(api(), { id, category_id: id, instructor_id: user.id });
  return { id };
}

beforeEach(async () => {
  instructor = await api().instructor();
  learner = await api().user();
  params = await newCourse(instructor);
  await api().expect(200, 'enrollInCourse', { params, token: learner.token });
});

async function upload({ token } = instructor, body = content): Promise<string> {
  const headers = { 'content-type': 'application/pdf' };
  return (await api().expect(201, 'uploadFile', { token, body, headers })).id;
}

const lessonWith = (...files: { file: string; title?: string; id?: string }[]) => ({
  id: randomUUID() as string,
  title: null,
  schedule: null,
  meetingUrl: null,
  materials: files.map(({ file, title = 'Slides', id = randomUUID() }) => ({ id, title, file })),
});
const body = (...sessionList: ReturnType<typeof lessonWith>[]) => ({ sessionList });

const save = (sessionList: ReturnType<typeof lessonWith>[], { token } = instructor) =>
  api().expect(200, 'updateCourse', { params, token, body: { sessionList } });

async function materialsOf({ token }: { token: string }, course = params) {
  const { sessions } = await api().expect(200, 'listCourseSessions', { params: course, token });
  return sessions.flatMap(({ materials }) => materials);
}
async function addressFor(user: SignedInUser): Promise<string> {
  return (await materialsOf(user))[0]?.url ?? 'none';
}
const get = (url: string, headers: Record<string, string> = {}) => api().app.inject({ url, headers });
const statusOf = async (url: string) => (await get(url)).statusCode;

describe('a file of a lesson', () => {
  test('is sent as a download, and never shown', { tags: ['10.192'] }, async () => {
    const file = await upload();
    await save([lessonWith({ file })]);
    const expected = { title: 'Slides', file: { id: file, type: 'pdf', sizeBytes: content.length } };
    expect(await materialsOf(learner)).toMatchObject([expected]);
    const { statusCode, headers, rawPayload } = await get(await addressFor(learner));
    expect({ statusCode, ...headers }).toMatchObject({
      statusCode: 200,
      'content-type': 'application/pdf',
      'content-length': String(content.length),
      'content-disposition': 'attachment; filename=Slides.pdf',
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "sandbox; default-src 'none'",
      'accept-ranges': 'bytes',
    });
    expect(rawPayload.equals(content)).toBe(true);
  });

  test.each<[string, string | undefined, number, [number, number]]>([
    ['bytes=0-9', undefined, 206, [0, 10]],
    ['bytes=100-', undefined, 206, [100, content.length]],
    ['bytes=-20', undefined, 206, [content.length - 20, content.length]],
    ['bytes=100-999999', undefined, 206, [100, content.length]],
    ['bytes=0-9', '"another"', 200, [0, content.length]],
    ['bytes=0-9,20-29', undefined, 200, [0, content.length]],
    ['bytes=-', undefined, 200, [0, content.length]],
    ['bytes=999999-', undefined, 416, [0, 0]],
    ['bytes=9-0', undefined, 416, [0, 0]],
  ])('is sent in part: %s, %s', async (range, version, status, [start, end]) => {
    await save([lessonWith({ file: await upload() })]);
    const response = await get(await addressFor(learner), { range, ...(version && { 'if-range': version }) });
    expect(response.statusCode).toBe(status);
    expect(response.rawPayload.equals(content.subarray(start, end))).toBe(true);
    if (status === 206)
      expect(response.headers['content-range']).toBe(`bytes ${start}-${end - 1}/${content.length}`);
  });

  test.each([
    ['../../../etc/passwd', 'etc passwd.pdf'],
    ['..\\..\\boot.ini', 'boot.ini.pdf'],
    ['Slides.PDF', 'Slides.pdf'],
    ['a"; filename=evil.html', 'a ; filename=evil.html.pdf'],
    ['fdp.\u202Egpj', 'fdp. gpj.pdf'],
    ['CON', '_CON.pdf'],
    ['...', 'file.pdf'],
    ['ملخص الدرس', 'ملخص الدرس.pdf'],
    ['كتاب'.repeat(37), `${'كتاب'.repeat(22)}كت.pdf`],
  ])('with the title %s has a harmless name', { tags: ['10.192'] }, async (title, name) => {
    const [file] = [await upload()];
    const { db } = api().context;
    await save([lessonWith({ file })]);
    // The contract rejects some of these titles.
    await db.updateTable('materials').set({ title }).where('upload_id', '=', file).execute();
    const { headers } = await get(await addressFor(learner));
    const { type, parameters } = parse(String(headers['content-disposition']));
    expect([type, parameters.filename]).toEqual(['attachment', name]);
  });
});

describe('the address of a file', () => {
  test('is for learners, the instructor and administrators', { tags: ['10.192'] }, async () => {
    await save([lessonWith({ file: await upload() })]);
    const admin = await api().user({ role: 'admin' });
    for (const user of [learner, instructor, admin]) expect(await statusOf(await addressFor(user))).toBe(200);
    expect(await materialsOf(await api().user())).toEqual([]);
    const guest = await api().expect(200, 'listCourseSessions', { params });
    expect(guest.sessions[0]?.materials).toEqual([]);
  });

  test('ends with the access of its user', { tags: ['10.192'] }, async () => {
    await save([lessonWith({ file: await upload() })]);
    const address = await addressFor(learner);
    await api().expect(204, 'leaveCourse', { params, token: learner.token });
    const response = await get(address);
    expect([response.statusCode, response.json()]).toMatchObject([403, { code: 'file_access_ended' }]);
    // Someone else's is of no use either, and that of a replaced instructor.
    const own = await addressFor(instructor);
    const { user } = await api().instructor();
    const { db } = api().context;
    await db.updateTable('courses').set({ instructor_id: user.id }).where('id', '=', params.id).execute();
    expect(await statusOf(own)).toBe(403);
  });

  test('expires, and the response then has another one', { tags: ['10.192'] }, async () => {
    await save([lessonWith({ file: await upload() })]);
    const address = await addressFor(learner);
    api().passTime(fileAddressLifetimeMs - 1000);
    expect(await statusOf(address)).toBe(200);
    api().passTime(fileAddressLifetimeMs + 1000);
    expect((await get(address)).json()).toMatchObject({ code: 'file_address_expired' });
    const page = await get(address, { accept: 'text/html,*/*', 'accept-language': 'ar' });
    expect(page.statusCode).toBe(410);
    expect(page.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(page.body).toContain('dir="rtl"');
    expect(page.body).toContain(`href="/course/${params.id}"`);
  });

  test('cannot be changed', { tags: ['10.192'] }, async () => {
    const [one, two] = [await upload(), await upload()];
    await save([lessonWith({ file: one }, { file: two })]);
    const [first, second] = (await materialsOf(learner)).map(({ url }) => url);
    const address = new URL(first ?? '', 'http://a');
    const changed = (change: (url: URL) => void) => {
      const url = new URL(address);
      change(url);
      return `${url.pathname}${url.search}`;
    };
    const other = new URL(second ?? '', 'http://a');
    const attempts = [
      address.pathname,
      changed((url) => url.searchParams.set('user', instructor.user.id)),
      changed((url) => url.searchParams.set('expires', '9999999999')),
      changed((url) => url.searchParams.set('expires', 'Infinity')),
      changed((url) => url.searchParams.set('signature', '')),
      changed((url) => url.searchParams.set('signature', 'A'.repeat(43))),
      changed((url) => url.searchParams.append('user', instructor.user.id)),
      `${other.pathname}${address.search}`,
      changed((url) => {
        url.pathname = `/files/${one}`;
      }),
      '/files/..%2f..%2fjwt-secret',
      `/files/${'a'.repeat(3000)}`,
      '/files/%00',
    ];
    for (const attempt of attempts) expect([400, 404, 414]).toContain(await statusOf(attempt));
    expect(await statusOf(first ?? '')).toBe(200);
  });

  test('accepts the previous secret', async () => {
    const { settings } = api().context;
    const [old, current] = ['x'.repeat(40), 'y'.repeat(40)];
    const before = await openTokenKeys({ ...settings, jwtSecret: old, jwtSecretPrevious: null });
    const after = await openTokenKeys({ ...settings, jwtSecret: current, jwtSecretPrevious: old });
    const later = await openTokenKeys({ ...settings, jwtSecret: current, jwtSecretPrevious: null });
    const file = { materialId: 'm', uploadId: 'u', courseId: 'c', userId: 'l' };
    const { searchParams } = new URL(fileAddress(before.files, file, api().context.now()), 'http://a');
    const parts = {
      expires: Number(searchParams.get('expires')),
      signature: searchParams.get('signature') ?? '',
    };
    expect(isSigned(after.files, file, parts)).toBe(true);
    expect(isSigned(later.files, file, parts)).toBe(false);
  });
});

describe('a course', () => {
  test('takes only uploads of its instructor, and keeps what it has', { tags: ['10.168'] }, async () => {
    const foreign = await upload(await api().instructor());
    const denied = async (file: string) =>
      (
        await api().expect(422, 'updateCourse', {
          params,
          token: instructor.token,
          body: body(lessonWith({ file })),
        })
      ).code;
    expect(await denied(foreign)).toBe('unknown_file');
    expect(await denied(randomUUID())).toBe('unknown_file');
    const own = await upload();
    const list = [lessonWith({ file: own })];
    await save(list);
    const replacement = await api().instructor();
    const { db } = api().context;
    await db
      .updateTable('courses')
      .set({ instructor_id: replacement.user.id })
      .where('id', '=', params.id)
      .execute();
    await save(list, replacement);
    const created = await api().expect(422, 'createCourse', {
      token: replacement.token,
      body: { name: { en: 'Felt' }, category: params.id, ...body(lessonWith({ file: own })) },
    });
    expect(created.code).toBe('unknown_file');
  });

  test('loses its files a week after it stops using them', { tags: ['10.168'] }, async () => {
    const [used, removed, shared, unused] = [await upload(), await upload(), await upload(), await upload()];
    const drafted = await upload();
    const draft = JSON.stringify({ sessionList: [lessonWith({ file: drafted })] });
    await api().expect(204, 'saveCourseDraft', {
      params: { id: '_new' },
      token: instructor.token,
      body: { draft, revision: null },
    });
    const other = await newCourse(instructor);
    await api().expect(200, 'updateCourse', {
      params: other,
      token: instructor.token,
      body: body(lessonWith({ file: shared })),
    });
    const rest = lessonWith({ file: used });
    await save([rest, lessonWith({ file: removed }, { file: shared, title: 'First' })]);
    const { context } = api();
    const remaining = async () => {
      await sweepUploads(context);
      const files = [used, removed, shared, unused, drafted];
      const objects = await Promise.all(files.map((id) => context.storage.read(`files/${id}`)));
      for (const each of objects) each?.stream.destroy();
      return objects.map((each) => each !== null);
    };
    api().passTime(unusedFileRetentionMs - 600_000);
    expect(await remaining()).toEqual([true, true, true, true, true]);
    const { db } = context;
    await db.deleteFrom('materials').where('upload_id', '=', removed).execute();
    await db.deleteFrom('materials').where('upload_id', '=', shared).where('title', '=', 'First').execute();
    api().passTime(600_000);
    expect(await remaining()).toEqual([true, true, true, false, true]);
    api().passTime(unusedFileRetentionMs + 1000);
    expect(await remaining()).toEqual([true, false, true, false, true]);
    await db.deleteFrom('courses').where('id', '=', other.id).execute();
    await remaining();
    api().passTime(unusedFileRetentionMs + 1000);
    expect(await remaining()).toEqual([true, false, false, false, true]);
  });
});

test('a file that the storage does not send is a 503, as a page with a link to the course for people', {
  tags: ['2.460'],
}, async () => {
  await save([lessonWith({ file: await upload() })]);
  const address = await addressFor(learner);
  const failure = new Problem('unavailable', { retryAfter: 10, cause: new Error('denied') });
  const read = vi.spyOn(api().context.storage, 'read').mockRejectedValue(failure);
  onTestFinished(() => read.mockRestore());
  for (const [accept, type] of [
    ['application/json', 'application/json; charset=utf-8'],
    ['text/html', 'text/html; charset=utf-8'],
  ] as const) {
    const { statusCode, headers, body } = await get(address, { accept });
    expect({ statusCode, ...headers }).toMatchObject({
      statusCode: 503,
      'retry-after': '10',
      'content-type': type,
      'cache-control': 'no-store',
    });
    expect(body).toContain('The service is not available just now');
    expect(body.includes(`href="/course/${params.id}"`)).toBe(accept === 'text/html');
  }
});

test('closes the connection of a client that does not read', { tags: ['10.192'] }, async () => {
  const port = await listen(api());
  const large = Buffer.concat([
    Buffer.from('%PDF-1.7\n'),
    Buffer.alloc(20 * 2 ** 20, ' '),
    Buffer.from('\n9 0 obj\n<< >>\nstream\nendstream\nendobj\nstartxref\n20971530\n%%EOF\n'),
  ]);
  await save([lessonWith({ file: await upload(instructor, large) })]);
  const address = await addressFor(learner);
  const { server } = api().app;
  const usual = server.timeout;
  server.timeout = 200;
  const socket = openSocket(port);
  socket.pause();
  await once(server, 'connection');
  server.timeout = usual;
  socket.write(`GET ${address} HTTP/1.1\r\nhost: a\r\n\r\n`);
  await once(server, 'timeout');
  socket.resume();
  expect((await text(socket).catch(() => '')).length).toBeLessThan(large.length);
});
