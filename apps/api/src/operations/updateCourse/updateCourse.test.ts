import { beforeEach, expect, test } from 'vitest';
import { newId } from '../../platform/base/ids.ts';
import { type SignedInUser, testApi } from '../../testing/api.ts';
import { addCategory, addCourse, addDomain } from '../../testing/catalog.ts';

const api = testApi();
let instructor: SignedInUser;
let params: { id: string };
let from: string;
let to: string;

beforeEach(async () => {
  instructor = await api().instructor();
  const id = newId(api().context.now());
  [from, to] = [`from-${id}`, `to-${id}`];
  params = { id };
  await addDomain(api(), { id });
  await addCategory(api(), { id: from, domain_id: id });
  await addCategory(api(), { id: to, domain_id: id });
  const description = JSON.stringify({ en: 'Before' });
  await addCourse(api(), { id, category_id: from, instructor_id: instructor.user.id, description });
});

const change = (body: object) => api().expect(200, 'updateCourse', { params, token: instructor.token, body });

test('changes only the given fields', async () => {
  const before = await api().expect(200, 'getCourse', { params });
  const changed = { price: 39, tags: ['Rope'] };
  expect(await change(changed)).toEqual({ ...before, ...changed, revision: expect.any(String) });
  expect(await api().expect(200, 'getCourse', { params })).toEqual({ ...before, ...changed });
});

test('changes every field, and clears those that are null', async () => {
  const fields = {
    name: { fr: 'Nœuds marins' },
    description: { fr: 'Dix nœuds' },
    sessions: 3,
    handsOnPractice: true,
    promotionalImage: '/pictures/knots.jpg',
    scheduledTime: '2027-03-01T08:30:00.000Z',
  };
  const body = { ...fields, category: to, learnersRequired: 4 };
  expect(await change(body)).toMatchObject({
    ...fields,
    id: params.id,
    category: { id: to },
    learners: { enrolled: 0, required: 4 },
    price: 49.9,
    status: 'published',
  });
  expect(await change({ scheduledTime: null, promotionalImage: null, learnersRequired: null })).toMatchObject(
    {
      scheduledTime: null,
      promotionalImage: null,
      learners: { required: null },
    },
  );
});

test('changes the seats, and rejects fewer than the learners that the course needs', {
  tags: ['2.417'],
}, async () => {
  expect(await change({ learnersRequired: 4, seats: 4 })).toMatchObject({ seats: 4, availableSeats: 4 });
  for (const body of [{ seats: 3 }, { learnersRequired: 5 }, { learnersRequired: 9, seats: 8 }]) {
    expect(await api().expect(422, 'updateCourse', { params, token: instructor.token, body })).toMatchObject({
      code: 'too_few_seats',
    });
  }
  expect(await change({ learnersRequired: 5, seats: 5 })).toMatchObject({ seats: 5 });
  expect(await change({ learnersRequired: null, seats: 3 })).toMatchObject({ seats: 3, availableSeats: 3 });
  const unlimited = await change({ seats: null });
  expect(unlimited).toMatchObject({ seats: null });
  expect(unlimited).not.toHaveProperty('availableSeats');
});

test('keeps at most one title per lesson', { tags: ['2.215'] }, async () => {
  const titles = [{ en: 'Bowline' }, null, { en: 'Hitches', fr: 'Nœuds d’accroche' }];
  expect(await change({ sessions: 3, sessionTitles: titles })).toMatchObject({ sessionTitles: titles });
  expect(await change({ price: 20 })).toMatchObject({ sessionTitles: titles });
  const body = { sessions: 2, sessionTitles: titles };
  expect(await api().expect(422, 'updateCourse', { params, token: instructor.token, body })).toMatchObject({
    code: 'too_many_titles',
  });
  // A course that loses sessions loses their titles.
  expect(await change({ sessions: 2 })).toMatchObject({ sessionTitles: titles.slice(0, 2) });
  expect(await change({ sessionTitles: [] })).toMatchObject({ sessionTitles: [] });
});

test('moves the counts to another category', async () => {
  const learner = await api().user();
  await api().expect(200, 'enrollInCourse', { params, token: learner.token });
  await change({ category: to });
  const count = async (id: string) => {
    const { courseCount, learnerCount } = await api().expect(200, 'getCategory', { params: { id } });
    return [courseCount, learnerCount];
  };
  expect([await count(from), await count(to)]).toEqual([
    [0, 0],
    [1, 1],
  ]);
});

test('concurrent changes of category all succeed', async () => {
  const courses = Array.from({ length: 8 }, (_, index) => `${params.id}-${index}`);
  const home = (index: number) => (index % 2 === 0 ? from : to);
  for (const [index, id] of courses.entries()) {
    await addCourse(api(), { id, category_id: home(index), instructor_id: instructor.user.id });
  }
  for (let round = 1; round <= 4; round++) {
    const moves = courses.map((id, index) => {
      const body = { category: home(index + round) };
      return api().expect(200, 'updateCourse', { params: { id }, token: instructor.token, body });
    });
    const categories = (await Promise.all(moves)).map(({ category }) => category.id);
    expect(categories).toEqual(courses.map((_, index) => home(index + round)));
  }
  const { courseCount } = await api().expect(200, 'getCategory', { params: { id: to } });
  expect(courseCount).toBe(4);
});

test('removes lessons that no longer exist from the progress', async () => {
  const { token } = await api().user();
  await api().expect(200, 'enrollInCourse', { params, token });
  await api().expect(200, 'updateProgress', { params, token, body: { completedSessions: [1, 5, 8] } });
  await change({ sessions: 5 });
  expect(await api().expect(200, 'getCourse', { params, token })).toMatchObject({
    completedSessions: [1, 5],
    progress: 40,
  });
  await change({ sessions: 10 });
  expect(await api().expect(200, 'getCourse', { params, token })).toMatchObject({
    completedSessions: [1, 5],
    progress: 20,
  });
});

test('never lowers the progress of learners who completed the course', { tags: ['2.510'] }, async () => {
  const course = async (token: string) => {
    const { progress, completedSessions } = await api().expect(200, 'getCourse', { params, token });
    return { progress, completedSessions };
  };
  const learn = async (completedSessions: number[]) => {
    const { token } = await api().user();
    await api().expect(200, 'enrollInCourse', { params, token });
    await api().expect(200, 'updateProgress', { params, token, body: { completedSessions } });
    return token;
  };
  const every = (count: number) => Array.from({ length: count }, (_, index) => index + 1);
  const [completed, former, almost] = [await learn(every(8)), await learn(every(8)), await learn(every(7))];
  await api().expect(204, 'leaveCourse', { params, token: former });

  await change({ sessions: 10 });
  expect(await course(completed)).toEqual({ progress: 100, completedSessions: every(10) });
  expect(await course(almost)).toEqual({ progress: 70, completedSessions: every(7) });

  const session = { title: null, schedule: null, meetingUrl: null, materials: [] };
  const [first, second, third] = [1, 2, 3].map(() => ({ id: crypto.randomUUID(), ...session }));
  await change({ sessionList: [first, second, third] });
  await api().expect(200, 'updateProgress', { params, token: almost, body: { completedSessions: [1, 3] } });
  await change({ sessionList: [third, first] });
  expect(await course(almost)).toEqual({ progress: 100, completedSessions: [1, 2] });
  await change({ sessionList: [third, second, first] });
  expect(await course(almost)).toEqual({ progress: 100, completedSessions: [1, 2, 3] });

  await api().expect(200, 'enrollInCourse', { params, token: former });
  expect(await course(former)).toEqual({ progress: 100, completedSessions: every(3) });
});

test('applies a new price to later enrollments only', async () => {
  await api().expect(200, 'enrollInCourse', { params, token: (await api().user()).token });
  await change({ price: 10.5 });
  await api().expect(200, 'enrollInCourse', { params, token: (await api().user()).token });
  const { revenue } = await api().expect(200, 'getInstructorStatistics', { token: instructor.token });
  expect(revenue).toBe(60.4);
});

test('rejects an unknown category without a change', async () => {
  const body = { category: 'nowhere', price: 1 };
  expect(await api().expect(422, 'updateCourse', { params, token: instructor.token, body })).toMatchObject({
    code: 'unknown_category',
  });
  expect(await api().expect(200, 'getCourse', { params })).toMatchObject({ price: 49.9 });
});

test('rejects an empty change, and a price with three decimals', async () => {
  for (const body of [{}, { price: 0.001 }]) {
    await api().expect(400, 'updateCourse', { params, token: instructor.token, body });
  }
});

test('rejects another instructor’s course; a draft is a 404', { tags: ['10.21'] }, async () => {
  const { token } = await api().instructor();
  const body = { price: 1 };
  expect(await api().expect(403, 'updateCourse', { params, token, body })).toMatchObject({
    code: 'not_your_course',
  });
  await api().expect(200, 'unpublishCourse', { params, token: instructor.token });
  expect(await api().expect(404, 'updateCourse', { params, token, body })).toMatchObject({
    code: 'course_not_found',
  });
  await api().expect(404, 'updateCourse', { params: { id: 'nowhere' }, token, body });
  expect(await api().expect(200, 'getCourse', { params, token: instructor.token })).toMatchObject({
    price: 49.9,
  });
});

test('a published course keeps what its publication required', { tags: ['2.390'] }, async () => {
  const { token } = instructor;
  const before = await api().expect(200, 'getCourse', { params, token });
  const body = { description: null, price: 7 };
  expect(await api().expect(422, 'updateCourse', { params, token, body })).toMatchObject({
    code: 'course_incomplete',
    details: [{ field: 'description' }],
  });
  expect(await api().expect(200, 'getCourse', { params, token })).toEqual(before);
  await api().expect(200, 'unpublishCourse', { params, token });
  expect(await change(body)).toMatchObject(body);
  // A course that was published before the rule existed can be changed.
  await api()
    .context.db.updateTable('courses')
    .set({ status: 'published' })
    .where('id', '=', params.id)
    .execute();
  expect(await change({ price: 8 })).toMatchObject({ price: 8 });
});
