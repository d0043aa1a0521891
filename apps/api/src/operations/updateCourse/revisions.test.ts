import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { newId } from '../../platform/base/ids.ts';
import { type SignedInUser, testApi } from '../../testing/api.ts';
import { addCategory, addCourse, addDomain } from '../../testing/catalog.ts';

const api = testApi();
let instructor: SignedInUser;
let params: { id: string };

beforeEach(async () => {
  instructor = await api().instructor();
  const id = newId(api().context.now());
  params = { id };
  await addDomain(api(), { id });
  await addCategory(api(), { id, domain_id: id });
  await addCourse(api(), { id, category_id: id, instructor_id: instructor.user.id });
});

const change = (body: object) => api().expect(200, 'updateCourse', { params, token: instructor.token, body });
const ifMatch = (revision: string | undefined) => ({ 'if-match': `"${revision}"` });
const changeRevision = (status: 200 | 412, revision: string | undefined, body: object) =>
  api().expect(status, 'updateCourse', { params, token: instructor.token, headers: ifMatch(revision), body });
const readRevision = async () =>
  (await api().expect(200, 'getCourse', { params, token: instructor.token })).revision;

test('changes a course only as the caller saw it, and otherwise returns it as it is now', {
  tags: ['10.230'],
}, async () => {
  const first = await readRevision();
  const { revision } = await api().expect(200, 'updateCourse', {
    params,
    token: instructor.token,
    headers: ifMatch(first),
    body: { price: 20 },
  });
  expect(revision).not.toBe(first);
  expect(await readRevision()).toBe(revision);
  const late = { price: 30, name: { en: 'Late' } };
  expect(await changeRevision(412, first, late)).toMatchObject({
    code: 'course_changed',
    current: { course: { price: 20, revision }, sessions: [{ number: 1 }, ...Array(7).fill({})] },
  });
  expect(await readRevision()).toBe(revision);
  await changeRevision(200, revision, late);
  // Without the header, the last call wins.
  expect(await change({ price: 40 })).toMatchObject({ price: 40 });
});

test('changes the revision with the lessons, and not with enrollments, ratings or equal values', {
  tags: ['10.230'],
}, async () => {
  const first = await readRevision();
  const learner = await api().user();
  await api().expect(200, 'enrollInCourse', { params, token: learner.token });
  await api().expect(200, 'updateProgress', {
    params,
    token: learner.token,
    body: { completedSessions: [1, 2, 3, 4] },
  });
  await api().expect(200, 'writeReview', { params, token: learner.token, body: { stars: 5, text: '' } });
  expect(await change({ price: 49.9 })).toMatchObject({ revision: first });
  const session = { title: null, schedule: null, meetingUrl: null, materials: [] };
  const [one, other] = [randomUUID(), randomUUID()];
  const sessionList = [one, other].map((id) => ({ id, ...session }));
  const { revision } = await change({ sessionList });
  const again = await change({ sessionList: sessionList.toReversed() });
  expect(new Set([first, revision, again.revision]).size).toBe(3);
});

test('only the instructor gets the revision', { tags: ['10.230'] }, async () => {
  const { token } = await api().user();
  const admin = await api().user({ role: 'admin' });
  for (const caller of [{}, { token }, { token: admin.token }])
    expect(await api().expect(200, 'getCourse', { params, ...caller })).not.toHaveProperty('revision');
});

test('of concurrent changes of one revision, only one succeeds', { tags: ['10.230'] }, async () => {
  const headers = ifMatch(await readRevision());
  const calls = Array.from({ length: 6 }, (_, index) =>
    api().call('updateCourse', { params, token: instructor.token, headers, body: { price: index + 1 } }),
  );
  const statuses = (await Promise.all(calls)).map(({ status }) => status);
  expect(statuses.toSorted()).toEqual([200, 412, 412, 412, 412, 412]);
});

test('a course with the id of a deleted one has other revisions', { tags: ['10.230'] }, async () => {
  const first = await readRevision();
  await api().context.db.deleteFrom('courses').where('id', '=', params.id).execute();
  const created_at = new Date(Date.now() + 1000);
  await addCourse(api(), {
    id: params.id,
    category_id: params.id,
    instructor_id: instructor.user.id,
    created_at,
  });
  await changeRevision(412, first, { price: 1 });
});

test('rejects an If-Match that is no revision in quotation marks', { tags: ['10.24'] }, async () => {
  const request = { params, token: instructor.token, body: { price: 1 }, headers: { 'if-match': 'a.1' } };
  expect(await api().expect(400, 'updateCourse', request)).toMatchObject({
    details: [{ field: 'header.if-match' }],
  });
});
