import { expect, test } from 'vitest';
import { readSettings } from '../../platform/settings/settings.ts';
import { testApi } from '../../testing/api.ts';
import { addCategory, addCourse, addDomain, addExpertise } from '../../testing/catalog.ts';

const api = testApi({ operation: readSettings({}).operation });

let number = 0;

/** An approved instructor, and a function that adds courses. */
async function teaching(user: Parameters<ReturnType<typeof api>['instructor']>[0] = {}) {
  const instructor = await api().instructor(user);
  number += 1;
  const category_id = `crafts${number}`;
  await addDomain(api(), { id: `making${number}` });
  await addCategory(api(), { id: category_id, domain_id: `making${number}` });
  const add = async (course: Partial<Parameters<typeof addCourse>[1]> = {}) => {
    number += 1;
    const id = `knots${number}`;
    await addCourse(api(), { id, category_id, instructor_id: instructor.user.id, ...course });
    return id;
  };
  return { ...instructor, params: { id: instructor.user.id }, add };
}

test('returns what is public, with the figures of the published courses', async () => {
  await addExpertise(api(), { id: 'knots' });
  await addExpertise(api(), { id: 'secret', published: false });
  const { user, params, add } = await teaching({
    expertise: ['secret', 'knots'],
    qualifications: 'Ten years at sea',
    bio: 'I tie knots.',
  });
  await add({ enrolled: 3, rating: 4 });
  await add({ enrolled: 4, rating: 5 });
  await add({ enrolled: 0, rating: null });
  await add({ enrolled: 9, rating: 1, status: 'draft' });
  const body = await api().expect(200, 'getInstructor', { params });
  expect(body).toEqual({
    id: user.id,
    name: user.name,
    picture: null,
    href: `/instructor/${user.id}`,
    expertise: [{ id: 'knots', name: expect.any(Object) }],
    qualifications: 'Ten years at sea',
    bio: 'I tie knots.',
    courseCount: 3,
    learnerCount: 7,
    rating: 4.5,
  });
  expect(JSON.stringify(body)).not.toContain(user.email);
});

test('hides instructors without a published course, those who are not approved, learners, and unknown ids', async () => {
  const idle = await teaching();
  await idle.add({ status: 'draft' });
  const pending = await teaching({ instructor_status: 'pending' });
  await pending.add();
  const learner = await api().user();
  for (const id of [idle.user.id, pending.user.id, learner.user.id, 'nobody']) {
    for (const operation of ['getInstructor', 'listPublicCourses'] as const) {
      expect(await api().expect(404, operation, { params: { id } })).toEqual({
        code: 'instructor_not_found',
        message: 'Instructor not found',
      });
    }
  }
});

test('guests see changes at once', async () => {
  const { params, token, add } = await teaching();
  const id = await add();
  const read = () => api().expect(200, 'getInstructor', { params });
  const names = async () =>
    (await api().expect(200, 'listPublicCourses', { params })).results.map(({ name }) => name.en);
  expect(await read()).toMatchObject({ courseCount: 1 });
  await names();
  const second = await add({ status: 'draft', name: JSON.stringify({ en: 'Zest' }) });
  await api().expect(200, 'publishCourse', { params: { id: second }, token });
  expect(await read()).toMatchObject({ courseCount: 2 });
  expect(await names()).toHaveLength(2);
  await api().expect(200, 'updateCourse', {
    params: { id: second },
    token,
    body: { name: { en: 'Anchors' } },
  });
  expect((await names())[0]).toBe('Anchors');
  const body = { expertise: ['knots'], qualifications: 'New', bio: 'Newer' };
  await api().expect(200, 'updateInstructorProfile', { token, body });
  expect(await read()).toMatchObject({ qualifications: 'New', bio: 'Newer' });
  for (const course of [id, second])
    await api().expect(200, 'unpublishCourse', { params: { id: course }, token });
  await api().expect(404, 'getInstructor', { params });
  await api().expect(404, 'listPublicCourses', { params });
});
