import { beforeAll, expect, test } from 'vitest';
import { type SignedInUser, testApi } from '../../testing/api.ts';
import { addCatalogFixture, addCourse } from '../../testing/catalog.ts';

const api = testApi();
let instructor: SignedInUser;

beforeAll(async () => {
  instructor = await addCatalogFixture(api());
});

/** Enrolls a new learner in a new course of two sessions. */
async function learnerOf(id: string, fields: object = {}, name = 'Nour Haddad') {
  await addCourse(api(), {
    ...{ id, category_id: 'crafts', instructor_id: instructor.user.id, lesson_count: 2 },
    ...fields,
  });
  return enroll(id, await api().user({ name }));
}

async function enroll(id: string, user: SignedInUser) {
  const request = { params: { id }, token: user.token };
  await api().expect(200, 'enrollInCourse', request);
  const tick = (completedSessions: number[]) =>
    api().expect(200, 'updateProgress', { ...request, body: { completedSessions } });
  return { ...user, request, tick };
}

const certificatesOf = async ({ token }: SignedInUser) =>
  (await api().expect(200, 'listMyCertificates', { token })).results;

test('a completed course has a certificate, which is issued once', { tags: ['2.385'] }, async () => {
  const name = JSON.stringify({ en: 'Bowlines', ar: 'عقدة', fr: 'Nœuds' });
  const learner = await learnerOf('bowlines', { name });
  expect((await learner.tick([1])).course).not.toHaveProperty('certificate');
  expect(await certificatesOf(learner)).toEqual([]);
  const { certificate } = (await learner.tick([1, 2])).course;
  const [issued, ...others] = await certificatesOf(learner);
  expect(others).toEqual([]);
  expect(issued).toEqual({
    id: certificate,
    learner: 'Nour Haddad',
    course: { en: 'Bowlines', ar: 'عقدة', fr: 'Nœuds' },
    instructor: instructor.user.name,
    issuedAt: expect.any(String),
  });
  api().passTime(60_000);
  await learner.tick([]);
  await learner.tick([1, 2]);
  expect(await certificatesOf(learner)).toEqual([issued]);
  expect(await api().expect(200, 'getCourse', learner.request)).toMatchObject({ certificate });
  const { results } = await api().expect(200, 'listMyEnrollments', { token: learner.token });
  expect(results[0]?.course.certificate).toBe(certificate);
  const [other, guest] = [await api().user(), {}];
  for (const request of [{ token: other.token }, guest])
    expect(
      await api().expect(200, 'getCourse', { params: { id: 'bowlines' }, ...request }),
    ).not.toHaveProperty('certificate');
});

test('a certificate stays as it was issued, whatever happens to the course', {
  tags: ['2.385'],
}, async () => {
  const learner = await learnerOf('reefs');
  await learner.tick([1, 2]);
  const issued = await certificatesOf(learner);
  const { db } = api().context;
  const change = { params: { id: 'reefs' }, token: instructor.token };
  await learner.tick([1]);
  await api().expect(200, 'updateCourse', { ...change, body: { name: { en: 'Other' }, sessions: 5 } });
  await db.updateTable('users').set({ name: 'New Name' }).where('id', '=', learner.user.id).execute();
  await api().expect(200, 'unpublishCourse', change);
  expect(await certificatesOf(learner)).toEqual(issued);
  await api().expect(204, 'leaveCourse', learner.request);
  await api().expect(204, 'deleteCourse', change);
  expect(await certificatesOf(learner)).toEqual(issued);
  const params = { id: issued[0]?.id ?? '' };
  expect(await api().expect(200, 'getCertificate', { params })).toEqual(issued[0]);
  await db.deleteFrom('users').where('id', '=', learner.user.id).execute();
  await api().expect(404, 'getCertificate', { params });
});

test('a course that loses its last open lesson, or was completed earlier, is complete', async () => {
  const learner = await learnerOf('hitches');
  await learner.tick([1]);
  await api().expect(200, 'updateCourse', {
    params: { id: 'hitches' },
    token: instructor.token,
    body: { sessions: 1 },
  });
  expect(await api().expect(200, 'getCourse', learner.request)).toHaveProperty('certificate');
  const { db } = api().context;
  await db.deleteFrom('certificates').where('user_id', '=', learner.user.id).execute();
  expect(await certificatesOf(learner)).toHaveLength(1);
});

test('an instructor gets none for an own course', { tags: ['2.385'] }, async () => {
  await addCourse(api(), {
    id: 'own',
    category_id: 'crafts',
    instructor_id: instructor.user.id,
    lesson_count: 2,
  });
  const own = await enroll('own', instructor);
  expect((await own.tick([1, 2])).course).not.toHaveProperty('certificate');
  expect(await certificatesOf(instructor)).toEqual([]);
});

test('20 concurrent completions issue one certificate', async () => {
  const learner = await learnerOf('braids');
  const enrollments = await Promise.all(Array.from({ length: 20 }, () => learner.tick([1, 2])));
  expect(new Set(enrollments.map(({ course }) => course.certificate)).size).toBe(1);
  expect(await certificatesOf(learner)).toHaveLength(1);
});

test('the list has pages, the newest certificate first', async () => {
  const learner = await learnerOf('list-1');
  for (const id of ['list-1', 'list-2', 'list-3']) {
    if (id !== 'list-1')
      await addCourse(api(), {
        id,
        category_id: 'crafts',
        instructor_id: instructor.user.id,
        lesson_count: 2,
      });
    api().passTime(1000);
    await (await enroll(id, learner)).tick([1, 2]);
  }
  const { token } = learner;
  const read = async (page: number) => {
    const query = { page, limit: 2 };
    const { results, totalResults } = await api().expect(200, 'listMyCertificates', { token, query });
    return [totalResults, ...results.map(({ course }) => course.en)];
  };
  expect([await read(1), await read(2), await read(3)]).toEqual([
    [3, 'list-3', 'list-2'],
    [3, 'list-1'],
    [3],
  ]);
});
