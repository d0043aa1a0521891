import { beforeAll, expect, test } from 'vitest';
import { type SignedInUser, testApi } from '../../testing/api.ts';
import { addCatalogFixture, addCourse } from '../../testing/catalog.ts';

const api = testApi();
const params = { id: 'knots' };
let instructor: SignedInUser;

beforeAll(async () => {
  instructor = await addCatalogFixture(api(), { enrolled: 3 });
});

const enrolled = async (id = 'knots') =>
  (await api().expect(200, 'getCourse', { params: { id } })).learners.enrolled;

test('returns the enrollment at the current price', { tags: ['7.5', '10.29'] }, async () => {
  const { token, user } = await api().user();
  const before = await enrolled();
  const enrollment = await api().expect(200, 'enrollInCourse', { params, token });
  expect(enrollment).toMatchObject({ progress: 0, completedSessions: [] });
  expect(enrollment.course).toMatchObject({
    id: 'knots',
    related: null,
    learners: { enrolled: before + 1 },
    progress: 0,
    lastAccessed: enrollment.lastAccessed,
  });
  const { db } = api().context;
  const row = await db
    .selectFrom('enrollments')
    .selectAll()
    .where('user_id', '=', user.id)
    .executeTakeFirst();
  expect(row).toMatchObject({ id: enrollment.id, course_id: 'knots', price_cents: 4990 });
});

test('returns the same enrollment the second time', { tags: ['7.5'] }, async () => {
  const { token } = await api().user();
  const first = await api().expect(200, 'enrollInCourse', { params, token });
  await api().expect(200, 'updateProgress', { params, token, body: { completedSessions: [1] } });
  const before = await enrolled();
  api().passTime(1000);
  const second = await api().expect(200, 'enrollInCourse', { params, token, body: {} });
  expect(second).toMatchObject({ id: first.id, lastAccessed: first.lastAccessed, completedSessions: [1] });
  expect(await enrolled()).toBe(before);
});

test('50 concurrent calls create and count one enrollment', { tags: ['10.29'] }, async () => {
  const { token, user } = await api().user();
  const before = await enrolled();
  const calls = Array.from({ length: 50 }, () => api().expect(200, 'enrollInCourse', { params, token }));
  const ids = new Set((await Promise.all(calls)).map(({ id }) => id));
  expect(ids.size).toBe(1);
  const { db } = api().context;
  const rows = await db.selectFrom('enrollments').select('id').where('user_id', '=', user.id).execute();
  expect(rows).toEqual([{ id: [...ids][0] }]);
  expect(await enrolled()).toBe(before + 1);
});

test('20 concurrent learners all count', async () => {
  const accounts = await Promise.all(Array.from({ length: 20 }, () => api().user()));
  const before = await enrolled();
  await Promise.all(accounts.map(({ token }) => api().expect(200, 'enrollInCourse', { params, token })));
  expect(await enrolled()).toBe(before + 20);
});

test('an instructor can enroll, also in their own course', async () => {
  const other = await api().instructor();
  for (const { token } of [other, instructor]) {
    expect(await api().expect(200, 'enrollInCourse', { params, token })).toMatchObject({ progress: 0 });
  }
});

test('rejects a draft for every user', async () => {
  await addCourse(api(), {
    id: 'draft',
    category_id: 'crafts',
    instructor_id: instructor.user.id,
    status: 'draft',
  });
  const accounts = [instructor, await api().user(), await api().user({ role: 'admin' })];
  for (const { token } of accounts) {
    expect(await api().expect(404, 'enrollInCourse', { params: { id: 'draft' }, token })).toEqual({
      code: 'course_not_found',
      message: 'Course not found',
    });
  }
});

test('after a course is unpublished, its learners stay enrolled and no one else can enroll', async () => {
  const { token } = await api().user();
  const before = await api().expect(200, 'enrollInCourse', { params, token });
  await api().expect(200, 'unpublishCourse', { params, token: instructor.token });
  const { id } = await api().expect(200, 'enrollInCourse', { params, token });
  expect(id).toBe(before.id);
  await api().expect(404, 'enrollInCourse', { params, token: (await api().user()).token });
  await api().expect(200, 'publishCourse', { params, token: instructor.token });
});

test('rejects an unknown course', async () => {
  const { token } = await api().user();
  await api().expect(404, 'enrollInCourse', { params: { id: 'nowhere' }, token });
});
