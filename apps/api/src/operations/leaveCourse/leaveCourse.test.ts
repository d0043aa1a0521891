import { leftCourseRetentionDays } from '@lyceum/rules';
import { beforeAll, expect, test } from 'vitest';
import { type SignedInUser, testApi } from '../../testing/api.ts';
import { addCatalogFixture, addCourse } from '../../testing/catalog.ts';

const api = testApi();
const params = { id: 'knots' };
const retentionMs = leftCourseRetentionDays * 24 * 60 * 60 * 1000;
let instructor: SignedInUser;

beforeAll(async () => {
  instructor = await addCatalogFixture(api());
});

async function learnerOf(id = 'knots', completedSessions: number[] = []) {
  const learner = await api().user();
  const request = { params: { id }, token: learner.token };
  await api().expect(200, 'enrollInCourse', request);
  await api().expect(200, 'updateProgress', { ...request, body: { completedSessions } });
  return { ...learner, request };
}

const getKnots = (token?: string) => api().expect(200, 'getCourse', { params, ...(token && { token }) });

test('ends the enrollment, on the course page, the dashboard and in the counts', {
  tags: ['2.164', '7.5'],
}, async () => {
  const before = (await getKnots()).learners.enrolled;
  const popularity = async () =>
    (await api().expect(200, 'getCategory', { params: { id: 'crafts' } })).learnerCount;
  const learnersBefore = await popularity();
  const { token, request } = await learnerOf('knots', [1, 2]);
  expect(await api().call('leaveCourse', request)).toMatchObject({ status: 204, body: undefined });
  expect(await getKnots(token)).toMatchObject({
    progress: null,
    completedSessions: null,
    lastAccessed: null,
    learners: { enrolled: before },
  });
  expect(await popularity()).toBe(learnersBefore);
  expect(await api().expect(200, 'listMyEnrollments', { token })).toMatchObject({ totalResults: 0 });
  await api().expect(404, 'updateProgress', { ...request, body: { completedSessions: [1] } });
});

test('ended enrollments do not count in the statistics, and the others keep their prices in the revenue', {
  tags: ['1.6', '2.164'],
}, async () => {
  const owner = await api().instructor();
  await addCourse(api(), {
    id: 'splices',
    category_id: 'crafts',
    instructor_id: owner.user.id,
    price_cents: 1000,
  });
  const figures = () => api().expect(200, 'getInstructorStatistics', { token: owner.token });
  const first = await learnerOf('splices');
  const change = { params: { id: 'splices' }, token: owner.token };
  await api().expect(200, 'updateCourse', { ...change, body: { price: 30 } });
  await learnerOf('splices');
  expect(await figures()).toMatchObject({ totalEnrollments: 2, revenue: 40 });
  await api().expect(204, 'leaveCourse', first.request);
  expect(await figures()).toMatchObject({ totalEnrollments: 1, revenue: 30 });
  // A new enrollment has the current price.
  await api().expect(200, 'enrollInCourse', first.request);
  expect(await figures()).toMatchObject({ totalEnrollments: 2, revenue: 60 });
});

test('gives the same response again, also to a user who was never enrolled', { tags: ['7.5'] }, async () => {
  const { request } = await learnerOf();
  const before = (await getKnots()).learners.enrolled;
  for (const _ of [1, 2, 3]) await api().expect(204, 'leaveCourse', request);
  expect((await getKnots()).learners.enrolled).toBe(before - 1);
  await api().expect(204, 'leaveCourse', { params, token: (await api().user()).token });
});

/** Changes how long ago the user left. */
async function leftAgo({ user }: SignedInUser, ms: number) {
  const { db, now } = api().context;
  const left_at = new Date(now().getTime() - ms);
  await db.updateTable('left_courses').set({ left_at }).where('user_id', '=', user.id).execute();
}

const leftRows = () => api().context.db.selectFrom('left_courses').select('user_id').execute();

test('enrolling again within 30 days creates a new enrollment with the old progress', {
  tags: ['2.164', '7.5'],
}, async () => {
  const learner = await learnerOf('knots', [1, 3]);
  const { id } = await api().expect(200, 'enrollInCourse', learner.request);
  await api().expect(204, 'leaveCourse', learner.request);
  await leftAgo(learner, retentionMs - 60_000);
  const again = await api().expect(200, 'enrollInCourse', learner.request);
  expect(again).toMatchObject({ completedSessions: [1, 3], progress: 25 });
  expect(again.id).not.toBe(id);
  expect(await leftRows()).not.toContainEqual({ user_id: learner.user.id });
});

test('after 30 days the progress is lost, and then deleted', { tags: ['2.164'] }, async () => {
  const learner = await learnerOf('knots', [1, 3]);
  const other = await learnerOf('knots', [2]);
  for (const { request } of [learner, other]) await api().expect(204, 'leaveCourse', request);
  for (const one of [learner, other]) await leftAgo(one, retentionMs);
  expect(await api().expect(200, 'enrollInCourse', learner.request)).toMatchObject({ completedSessions: [] });
  await api().expect(204, 'leaveCourse', (await learnerOf()).request);
  expect(await leftRows()).not.toContainEqual({ user_id: other.user.id });
});

test('restores no lesson that the course has lost', async () => {
  await addCourse(api(), {
    id: 'bends',
    category_id: 'crafts',
    instructor_id: instructor.user.id,
    lesson_count: 4,
  });
  const { request } = await learnerOf('bends', [1, 4]);
  await api().expect(204, 'leaveCourse', request);
  const change = { params: { id: 'bends' }, token: instructor.token, body: { sessions: 2 } };
  await api().expect(200, 'updateCourse', change);
  expect(await api().expect(200, 'enrollInCourse', request)).toMatchObject({
    completedSessions: [1],
    progress: 50,
  });
});

test('a learner can leave an unpublished course, once or twice, and no longer sees it', async () => {
  await addCourse(api(), { id: 'hitches', category_id: 'crafts', instructor_id: instructor.user.id });
  const { request } = await learnerOf('hitches');
  await api().expect(200, 'unpublishCourse', { params: request.params, token: instructor.token });
  for (const _ of [1, 2]) await api().expect(204, 'leaveCourse', request);
  await api().expect(404, 'getCourse', request);
  await api().expect(404, 'enrollInCourse', request);
});

test('rejects an unknown course, and the draft of another user', async () => {
  await addCourse(api(), {
    id: 'secret',
    category_id: 'crafts',
    instructor_id: instructor.user.id,
    status: 'draft',
  });
  const { token } = await api().user();
  for (const id of ['nowhere', 'secret']) {
    expect(await api().expect(404, 'leaveCourse', { params: { id }, token })).toEqual({
      code: 'course_not_found',
      message: 'Course not found',
    });
  }
});

test('a course that all learners left can be deleted', async () => {
  await addCourse(api(), { id: 'lashings', category_id: 'crafts', instructor_id: instructor.user.id });
  const { request } = await learnerOf('lashings', [1]);
  await api().expect(204, 'leaveCourse', request);
  await api().expect(204, 'deleteCourse', { params: request.params, token: instructor.token });
});

test('50 concurrent calls end and count one enrollment', async () => {
  const { request } = await learnerOf('knots', [1]);
  const before = (await getKnots()).learners.enrolled;
  await Promise.all(Array.from({ length: 50 }, () => api().expect(204, 'leaveCourse', request)));
  expect((await getKnots()).learners.enrolled).toBe(before - 1);
});

test('20 concurrent learners who leave all count', async () => {
  const learners = await Promise.all(Array.from({ length: 20 }, () => learnerOf()));
  const before = (await getKnots()).learners.enrolled;
  await Promise.all(learners.map(({ request }) => api().expect(204, 'leaveCourse', request)));
  expect((await getKnots()).learners.enrolled).toBe(before - 20);
});

test('concurrent enrollments, departures, ticks and changes keep count and progress', async () => {
  await addCourse(api(), { id: 'braids', category_id: 'crafts', instructor_id: instructor.user.id });
  const { request, user } = await learnerOf('braids', [1, 2]);
  const own = { params: request.params, token: instructor.token };
  for (let round = 0; round < 12; round++) {
    const responses = await Promise.all([
      api().call('leaveCourse', request),
      api().call('enrollInCourse', request),
      api().call('updateProgress', { ...request, body: { completedSessions: [1, 2] } }),
      api().call('updateCourse', { ...own, body: { price: round } }),
      api().call('leaveCourse', request),
      api().call('enrollInCourse', request),
    ]);
    for (const { status } of responses) expect([200, 204, 404]).toContain(status);
    const { db } = api().context;
    const rows = await db.selectFrom('enrollments').selectAll().where('user_id', '=', user.id).execute();
    const { learners } = await api().expect(200, 'getCourse', { params: request.params });
    expect(learners.enrolled).toBe(rows.length);
    expect(await api().expect(200, 'enrollInCourse', request)).toMatchObject({ completedSessions: [1, 2] });
  }
});
