import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { type SignedInUser, testApi } from '../../testing/api.ts';
import { addCatalogFixture, addCourse } from '../../testing/catalog.ts';

const api = testApi();
let instructor: SignedInUser;
let number = 0;
let params: { id: string };

beforeEach(async () => {
  instructor ??= await addCatalogFixture(api());
  params = { id: `course-${++number}` };
});

const add = (course: { seats: number | null; price_cents?: number; status?: 'draft' }) =>
  addCourse(api(), { ...params, category_id: 'crafts', instructor_id: instructor.user.id, ...course });
const enroll = ({ token }: SignedInUser) => api().call('enrollInCourse', { params, token });
const leave = ({ token }: SignedInUser) => api().expect(204, 'leaveCourse', { params, token });
const learners = (count: number) => Promise.all(Array.from({ length: count }, () => api().user()));
const read = () => api().expect(200, 'getCourse', { params });
const statuses = (responses: { status: number }[]) => responses.map(({ status }) => status).toSorted();

test('a full course is a conflict that explains itself', { tags: ['2.418', '7.5'] }, async () => {
  await add({ seats: 1 });
  const [first, second] = (await learners(2)) as [SignedInUser, SignedInUser];
  expect(await enroll(first)).toMatchObject({ status: 200, body: { course: { availableSeats: 0 } } });
  expect(await enroll(second)).toMatchObject({
    status: 409,
    body: {
      code: 'course_full',
      message:
        'All seats of this course are taken, so you are not enrolled. Choose another course, or come back later: a seat is free when a learner leaves.',
    },
  });
  expect(await read()).toMatchObject({ seats: 1, availableSeats: 0, learners: { enrolled: 1 } });
  // Their own enrollment is the same again.
  expect(await enroll(first)).toMatchObject({ status: 200 });
  await leave(first);
  expect(await read()).toMatchObject({ availableSeats: 1 });
  expect(await enroll(second)).toMatchObject({ status: 200 });
  expect(await enroll(first)).toMatchObject({ status: 409 });
});

test.each([
  [1, 4990],
  [1, 0],
  [3, 0],
])(
  'of 20 concurrent learners, %i get the last seats at %i cents',
  { tags: ['2.418'] },
  async (free, price) => {
    await add({ seats: 5, price_cents: price });
    const first = await learners(5 - free);
    for (const learner of first) expect(await enroll(learner)).toMatchObject({ status: 200 });
    const others = await learners(20);
    const responses = await Promise.all(others.map(enroll));
    expect(statuses(responses)).toEqual([...Array(free).fill(200), ...Array(20 - free).fill(409)]);
    expect(await read()).toMatchObject({ availableSeats: 0, learners: { enrolled: 5 } });
    const { db } = api().context;
    const rows = await db.selectFrom('enrollments').select('id').where('course_id', '=', params.id).execute();
    expect(rows).toHaveLength(5);
  },
);

test('a seat that is freed and taken at the same time never has two learners', {
  tags: ['2.418'],
}, async () => {
  await add({ seats: 2 });
  const everyone = await learners(6);
  for (let round = 0; round < 8; round++) {
    const calls = everyone.map((learner, index) =>
      (index + round) % 2 === 0
        ? enroll(learner)
        : api().call('leaveCourse', { params, token: learner.token }),
    );
    for (const { status } of await Promise.all(calls)) expect([200, 204, 409]).toContain(status);
    expect((await read()).learners.enrolled).toBeLessThanOrEqual(2);
  }
});

test('with fewer seats than learners, nobody loses a seat and nobody else gets one', {
  tags: ['2.417'],
}, async () => {
  await add({ seats: null });
  const [one, two, three, late] = (await learners(4)) as [
    SignedInUser,
    SignedInUser,
    SignedInUser,
    SignedInUser,
  ];
  for (const learner of [one, two, three]) expect(await enroll(learner)).toMatchObject({ status: 200 });
  expect(await read()).toMatchObject({ seats: null });
  const body = { seats: 2 };
  const changed = await api().expect(200, 'updateCourse', { params, token: instructor.token, body });
  expect(changed).toMatchObject({ seats: 2, availableSeats: 0, learners: { enrolled: 3 } });
  for (const learner of [one, two, three]) expect(await enroll(learner)).toMatchObject({ status: 200 });
  expect(await enroll(late)).toMatchObject({ status: 409 });
  await leave(one);
  // Two learners have the two seats.
  expect(await enroll(late)).toMatchObject({ status: 409 });
  await leave(two);
  expect(await read()).toMatchObject({ availableSeats: 1 });
  expect(await enroll(late)).toMatchObject({ status: 200 });
});

test('a seat that is removed while learners enroll is not given away', { tags: ['2.418'] }, async () => {
  await add({ seats: 20 });
  const everyone = await learners(10);
  const body = { seats: 1 };
  const change = api().expect(200, 'updateCourse', { params, token: instructor.token, body });
  const responses = await Promise.all(everyone.map(enroll));
  const { learners: before } = await change;
  const enrolled = responses.filter(({ status }) => status === 200).length;
  expect(enrolled).toBe(Math.max(before.enrolled, 1));
});

test('a full draft is a 404, like any draft', { tags: ['2.418'] }, async () => {
  await add({ seats: 1, status: 'draft' });
  await api().context.db.updateTable('courses').set({ enrolled: 1 }).where('id', '=', params.id).execute();
  const [learner] = (await learners(1)) as [SignedInUser];
  expect(await enroll(learner)).toMatchObject({ status: 404 });
});

test('lists and searches show the free seats, and only of courses with a limit', {
  tags: ['2.421'],
}, async () => {
  await add({ seats: 2 });
  const [learner] = (await learners(1)) as [SignedInUser];
  expect(await enroll(learner)).toMatchObject({ status: 200 });
  const query = { limit: 100 };
  const lists = await Promise.all([
    api().expect(200, 'listCategoryCourses', { params: { id: 'crafts' }, query }),
    api().expect(200, 'search', { query }),
    api().expect(200, 'listCourses', { query: { ids: `${params.id},knots` } }),
  ]);
  for (const { results } of lists) {
    const course = results.find(({ id }) => id === params.id);
    expect(course).toMatchObject({ availableSeats: 1 });
    expect(course).not.toHaveProperty('seats');
    expect(results.find(({ id }) => id === 'knots')).not.toHaveProperty('availableSeats');
  }
});

test('the filters follow each enrollment and departure, and the words of the search stay', {
  tags: ['2.400'],
}, async () => {
  await add({ seats: 1 });
  const indexed = async () => {
    const { rows } = await sql<{ words: string; is_full: boolean }>`
      select words::text, is_full from course_search where course_id = ${params.id}
    `.execute(api().context.db);
    return rows[0];
  };
  const isListed = async () => {
    const query = { seats: 'available', limit: 100 };
    const lists = await Promise.all([
      api().expect(200, 'listCategoryCourses', { params: { id: 'crafts' }, query }),
      api().expect(200, 'search', { query }),
    ]);
    const isInLists = lists.map(({ results }) => results.some(({ id }) => id === params.id));
    expect(isInLists[0]).toBe(isInLists[1]);
    return isInLists[0];
  };
  const [learner] = (await learners(1)) as [SignedInUser];
  const before = await indexed();
  expect(before).toMatchObject({ words: expect.stringContaining('/category/crafts'), is_full: false });
  expect(await isListed()).toBe(true);
  await enroll(learner);
  expect(await isListed()).toBe(false);
  expect(await indexed()).toEqual({ ...before, is_full: true });
  const change = { params, token: instructor.token };
  await api().expect(200, 'updateCourse', { ...change, body: { seats: 2 } });
  expect(await isListed()).toBe(true);
  await api().expect(200, 'updateCourse', { ...change, body: { seats: 1 } });
  expect(await isListed()).toBe(false);
  await leave(learner);
  expect(await isListed()).toBe(true);
  expect(await indexed()).toEqual(before);
});
