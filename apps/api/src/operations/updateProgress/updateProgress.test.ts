import { beforeAll, expect, test } from 'vitest';
import { type SignedInUser, testApi } from '../../testing/api.ts';
import { addCatalogFixture } from '../../testing/catalog.ts';

const api = testApi();
const params = { id: 'knots' };
let instructor: SignedInUser;
let learner: SignedInUser;

beforeAll(async () => {
  instructor = await addCatalogFixture(api());
  learner = await api().user();
  await api().expect(200, 'enrollInCourse', { params, token: learner.token });
});

const tick = (completedSessions: number[]) =>
  api().expect(200, 'updateProgress', { params, token: learner.token, body: { completedSessions } });

test('replaces the list and returns the enrollment', { tags: ['10.22'] }, async () => {
  expect(await tick([3, 1, 2])).toMatchObject({
    completedSessions: [1, 2, 3],
    progress: 38,
    course: { id: 'knots', progress: 38, completedSessions: [1, 2, 3] },
  });
  expect(await tick([8])).toMatchObject({ completedSessions: [8], progress: 13 });
  expect(await tick([1, 2, 3, 4, 5, 6, 7, 8])).toMatchObject({ progress: 100 });
  expect(await tick([])).toMatchObject({ completedSessions: [], progress: 0 });
});

test('does not update the last access', { tags: ['10.22'] }, async () => {
  const before = await tick([1]);
  api().passTime(5000);
  expect((await tick([1, 2])).lastAccessed).toBe(before.lastAccessed);
});

test('rejects an unknown lesson and keeps the progress', async () => {
  await tick([2]);
  const body = { completedSessions: [1, 9] };
  expect(await api().expect(422, 'updateProgress', { params, token: learner.token, body })).toMatchObject({
    code: 'unknown_session',
  });
  expect(await api().expect(200, 'getCourse', { params, token: learner.token })).toMatchObject({
    completedSessions: [2],
  });
});

test.each([[[0]], [[1, 1]], [[1.5]], [['1']], [[501]]])(
  'rejects %j as sessions',
  async (completedSessions) => {
    await api().expect(400, 'updateProgress', { params, token: learner.token, body: { completedSessions } });
  },
);

test('rejects a user who is not enrolled', async () => {
  const { token } = await api().user();
  const body = { completedSessions: [1, 9] };
  expect(await api().expect(404, 'updateProgress', { params, token, body })).toMatchObject({
    code: 'enrollment_not_found',
  });
});

test('rejects an unknown course, and a draft for users who are not enrolled', async () => {
  const body = { completedSessions: [1] };
  const request = { token: learner.token, body };
  await api().expect(404, 'updateProgress', { ...request, params: { id: 'nowhere' } });
  await api().expect(200, 'unpublishCourse', { params, token: instructor.token });
  const { token } = await api().user();
  expect(await api().expect(404, 'updateProgress', { params, token, body })).toMatchObject({
    code: 'course_not_found',
  });
  await api().expect(200, 'publishCourse', { params, token: instructor.token });
});

test('works for an unpublished course', async () => {
  await tick([1, 2]);
  await api().expect(200, 'unpublishCourse', { params, token: instructor.token });
  expect(await tick([1, 2, 3])).toMatchObject({ completedSessions: [1, 2, 3], course: { status: 'draft' } });
  await api().expect(200, 'publishCourse', { params, token: instructor.token });
});
