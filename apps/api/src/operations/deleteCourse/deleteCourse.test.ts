import { beforeAll, expect, test } from 'vitest';
import { type SignedInUser, testApi } from '../../testing/api.ts';
import { addCatalogFixture, addCourse } from '../../testing/catalog.ts';

const api = testApi();
const params = { id: 'knots' };
let instructor: SignedInUser;

beforeAll(async () => {
  instructor = await addCatalogFixture(api());
});

const addOwn = (id: string, more: object = {}) =>
  addCourse(api(), { id, category_id: 'crafts', instructor_id: instructor.user.id, ...more });

test('removes the course from the catalog and its counts', async () => {
  const crafts = { params: { id: 'crafts' } };
  const { courseCount } = await api().expect(200, 'getCategory', crafts);
  await addOwn('splices');
  const request = { params: { id: 'splices' }, token: instructor.token };
  expect(await api().call('deleteCourse', request)).toMatchObject({ status: 204, body: undefined });
  await api().expect(404, 'getCourse', { params: { id: 'splices' } });
  expect(await api().expect(200, 'getCategory', crafts)).toMatchObject({ courseCount });
  await api().expect(404, 'deleteCourse', request);
});

test('no other course gets the id of a deleted one', { tags: ['2.495'] }, async () => {
  const { token } = instructor;
  const body = {
    name: { en: 'Rope Ladders' },
    description: { en: 'How to make one.' },
    category: 'crafts',
    price: 5,
    sessions: 1,
    handsOnPractice: true,
  };
  const create = async () => (await api().expect(201, 'createCourse', { token, body })).id;
  const [first, second] = [await create(), await create()];
  expect([first, second]).toEqual(['rope-ladders', 'rope-ladders-2']);
  for (const id of [first, second])
    expect(await api().call('deleteCourse', { params: { id }, token })).toMatchObject({ status: 204 });
  expect(await create()).toBe('rope-ladders-3');
});

test('rejects a course with learners', async () => {
  await addOwn('loved');
  const request = { params: { id: 'loved' } };
  const learner = await api().user();
  await api().expect(200, 'enrollInCourse', { ...request, token: learner.token });
  expect(await api().expect(409, 'deleteCourse', { ...request, token: instructor.token })).toEqual({
    code: 'course_has_learners',
    message: 'This course cannot be deleted while learners are enrolled in it.',
  });
  await api().expect(200, 'getCourse', request);
});

test('of a concurrent deletion and enrollment, one succeeds', async () => {
  const { token } = await api().user();
  const enrollAfter = async (id: string, calls: number) => {
    // Different calls first, so that both meet at a different moment each time.
    for (let call = 0; call < calls; call++) await api().expect(200, 'getProfile', { token });
    return api().call('enrollInCourse', { params: { id }, token });
  };
  for (let round = 0; round < 12; round++) {
    const id = `raced-${round}`;
    await addOwn(id);
    const [enrolled, deleted] = await Promise.all([
      enrollAfter(id, round % 4),
      api().call('deleteCourse', { params: { id }, token: instructor.token }),
    ]);
    expect([
      [200, 409],
      [404, 204],
    ]).toContainEqual([enrolled.status, deleted.status]);
  }
});

test('rejects another instructor’s course; a draft is a 404', { tags: ['10.21'] }, async () => {
  const { token } = await api().instructor();
  expect(await api().expect(403, 'deleteCourse', { params, token })).toMatchObject({
    code: 'not_your_course',
  });
  await addOwn('draft', { status: 'draft' });
  expect(await api().expect(404, 'deleteCourse', { params: { id: 'draft' }, token })).toMatchObject({
    code: 'course_not_found',
  });
});

test('deletes only the revision that the caller saw', { tags: ['10.230'] }, async () => {
  await addOwn('outdated');
  const request = { params: { id: 'outdated' }, token: instructor.token };
  const { revision } = await api().expect(200, 'getCourse', request);
  await api().expect(200, 'updateCourse', { ...request, body: { price: 13 } });
  const outdated = { ...request, headers: { 'if-match': `"${revision}"` } };
  const { current } = await api().expect(412, 'deleteCourse', outdated);
  expect(current.course).toMatchObject({ id: 'outdated', price: 13 });
  await api().expect(204, 'deleteCourse', {
    ...request,
    headers: { 'if-match': `"${current.course.revision}"` },
  });
});
