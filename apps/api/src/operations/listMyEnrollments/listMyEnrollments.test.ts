import { beforeAll, expect, test } from 'vitest';
import { type SignedInUser, testApi } from '../../testing/api.ts';
import { addCatalogFixture, addCourse } from '../../testing/catalog.ts';
import { everyPage } from '../../testing/pages.ts';

const api = testApi();
let instructor: SignedInUser;

beforeAll(async () => {
  instructor = await addCatalogFixture(api());
  for (const id of ['a', 'b', 'c', 'd']) {
    await addCourse(api(), { id, category_id: 'crafts', instructor_id: instructor.user.id });
  }
});

const mine = (token: string, query: object = {}) =>
  api().expect(200, 'listMyEnrollments', { token, query: { ...query } });
const courses = async (token: string) => (await mine(token)).results.map(({ course }) => course.id);

test('returns the last accessed first, each with its course and progress', { tags: ['2.51'] }, async () => {
  const { token } = await api().user();
  for (const id of ['a', 'b', 'c', 'd']) {
    await api().expect(200, 'enrollInCourse', { params: { id }, token });
    api().passTime(1000);
  }
  await api().expect(200, 'updateProgress', {
    params: { id: 'b' },
    token,
    body: { completedSessions: [1, 2, 3, 4] },
  });
  await api().expect(200, 'getCourse', { params: { id: 'b' }, token });
  expect(await courses(token)).toEqual(['b', 'd', 'c', 'a']);

  const body = await mine(token);
  expect(body).toMatchObject({ page: 1, limit: 12, totalResults: 4 });
  expect(body.results[0]).toMatchObject({
    progress: 50,
    completedSessions: [1, 2, 3, 4],
    course: { id: 'b', progress: 50, lastAccessed: body.results[0]?.lastAccessed, related: null },
  });

  const ids = body.results.map(({ id }) => id);
  for (const limit of [1, 3, 4]) expect(await everyPage(limit, (query) => mine(token, query))).toEqual(ids);
  expect(await mine(token, { page: 2 })).toEqual({ results: [], page: 2, limit: 12, totalResults: 4 });
});

test('includes an unpublished course', { tags: ['2.156'] }, async () => {
  const { token } = await api().user();
  const params = { id: 'knots' };
  await api().expect(200, 'enrollInCourse', { params, token });
  await api().expect(200, 'unpublishCourse', { params, token: instructor.token });
  expect(await mine(token)).toMatchObject({
    results: [{ course: { id: 'knots', status: 'draft' } }],
    totalResults: 1,
  });
  await api().expect(200, 'publishCourse', { params, token: instructor.token });
  expect(await courses(token)).toEqual(['knots']);
});

test('is empty without enrollments', { tags: ['7.35'] }, async () => {
  const { token } = await api().user();
  expect(await mine(token)).toEqual({ results: [], page: 1, limit: 12, totalResults: 0 });
});
