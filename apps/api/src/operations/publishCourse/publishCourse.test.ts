import { beforeAll, expect, test } from 'vitest';
import { type SignedInUser, testApi } from '../../testing/api.ts';
import { addCatalogFixture } from '../../testing/catalog.ts';

const api = testApi();
const params = { id: 'knots' };
let instructor: SignedInUser;

beforeAll(async () => {
  instructor = await addCatalogFixture(api(), { status: 'draft' });
});

const courses = async () => {
  const crafts = { params: { id: 'crafts' } };
  const { courseCount } = await api().expect(200, 'getCategory', crafts);
  const { results, totalResults } = await api().expect(200, 'listCategoryCourses', crafts);
  return [courseCount, totalResults, results.map(({ id }) => id)];
};

test('rejects another instructor’s course: a draft is a 404, a published one a 403', async () => {
  const { token } = await api().instructor();
  expect(await api().expect(404, 'publishCourse', { params, token })).toMatchObject({
    code: 'course_not_found',
  });
  await api().expect(200, 'publishCourse', { params, token: instructor.token });
  expect(await api().expect(403, 'publishCourse', { params, token })).toMatchObject({
    code: 'not_your_course',
  });
  await api().expect(200, 'unpublishCourse', { params, token: instructor.token });
});

test('adds the course to the catalog; repeating it returns the same response', async () => {
  const { token } = instructor;
  expect(await courses()).toEqual([0, 0, []]);
  const published = await api().expect(200, 'publishCourse', { params, token });
  expect(published).toMatchObject({ id: 'knots', status: 'published' });
  expect(await courses()).toEqual([1, 1, ['knots']]);
  expect(await api().expect(200, 'publishCourse', { params, token, body: {} })).toEqual(published);
  expect(await courses()).toEqual([1, 1, ['knots']]);
});

test('rejects an unknown course', async () => {
  const { token } = instructor;
  await api().expect(404, 'publishCourse', { params: { id: 'nowhere' }, token });
});

test('changes only the revision that the caller saw', { tags: ['10.230'] }, async () => {
  const { token } = instructor;
  await api().expect(200, 'unpublishCourse', { params, token });
  const { revision } = await api().expect(200, 'getCourse', { params, token });
  await api().expect(200, 'updateCourse', { params, token, body: { price: 13 } });
  const seen = { params, token, headers: { 'if-match': `"${revision}"` } };
  const { current } = await api().expect(412, 'publishCourse', seen);
  expect(current.course).toMatchObject({ price: 13, status: 'draft' });
  const headers = { 'if-match': `"${current.course.revision}"` };
  const changed = await api().expect(200, 'publishCourse', { params, token, headers });
  expect(changed.status).toBe('published');
  expect(changed.revision).not.toBe(current.course.revision);
});

test('rejects an incomplete course and lists what is missing', { tags: ['2.390'] }, async () => {
  const { token } = instructor;
  const body = { name: { en: 'Bare' }, category: 'crafts' };
  const { id } = await api().expect(201, 'createCourse', { token, body });
  expect(await api().expect(422, 'publishCourse', { params: { id }, token })).toEqual({
    code: 'course_incomplete',
    message: 'This course is not complete enough to be public. It has no description.',
    details: [{ field: 'description', message: 'It has no description.' }],
  });
  const change = { params: { id }, token, body: { description: { fr: 'Rien' } } };
  await api().expect(200, 'updateCourse', change);
  await api().expect(200, 'publishCourse', { params: { id }, token });
});
