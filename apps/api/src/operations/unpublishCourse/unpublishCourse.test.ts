import { beforeAll, expect, test } from 'vitest';
import { type SignedInUser, testApi } from '../../testing/api.ts';
import { addCatalogFixture } from '../../testing/catalog.ts';

const api = testApi();
const params = { id: 'knots' };
let instructor: SignedInUser;

beforeAll(async () => {
  instructor = await addCatalogFixture(api());
});

test('makes it a draft that only its learners see; repeating it returns the same response; publishing it restores the counts', async () => {
  const { token } = instructor;
  const learner = await api().user();
  await api().expect(200, 'enrollInCourse', { params, token: learner.token });
  await api().expect(200, 'updateProgress', {
    params,
    token: learner.token,
    body: { completedSessions: [1, 2] },
  });
  const crafts = () => api().expect(200, 'getCategory', { params: { id: 'crafts' } });
  expect(await crafts()).toMatchObject({ courseCount: 1, learnerCount: 1 });

  const draft = await api().expect(200, 'unpublishCourse', { params, token });
  expect(draft).toMatchObject({ id: 'knots', status: 'draft', learners: { enrolled: 1 } });
  expect(await api().expect(200, 'unpublishCourse', { params, token })).toEqual(draft);
  expect(await crafts()).toMatchObject({ courseCount: 0, learnerCount: 0 });
  await api().expect(404, 'getCourse', { params });
  await api().expect(404, 'getCourse', { params, token: (await api().user()).token });
  expect(await api().expect(200, 'getCourse', { params, token: learner.token })).toMatchObject({
    status: 'draft',
    progress: 25,
  });

  await api().expect(200, 'publishCourse', { params, token });
  expect(await crafts()).toMatchObject({ courseCount: 1, learnerCount: 1 });
  expect(await api().expect(200, 'getCourse', { params, token: learner.token })).toMatchObject({
    progress: 25,
  });
});

test('rejects another instructor’s course and one that does not exist', async () => {
  const { token } = await api().instructor();
  expect(await api().expect(403, 'unpublishCourse', { params, token })).toMatchObject({
    code: 'not_your_course',
  });
  expect(await api().expect(404, 'unpublishCourse', { params: { id: 'nowhere' }, token })).toMatchObject({
    code: 'course_not_found',
  });
});

test('changes only the revision that the caller saw', { tags: ['10.230'] }, async () => {
  const { token } = instructor;
  await api().expect(200, 'publishCourse', { params, token });
  const { revision } = await api().expect(200, 'getCourse', { params, token });
  await api().expect(200, 'updateCourse', { params, token, body: { price: 13 } });
  const seen = { params, token, headers: { 'if-match': `"${revision}"` } };
  const { current } = await api().expect(412, 'unpublishCourse', seen);
  expect(current.course).toMatchObject({ price: 13, status: 'published' });
  const headers = { 'if-match': `"${current.course.revision}"` };
  const changed = await api().expect(200, 'unpublishCourse', { params, token, headers });
  expect(changed.status).toBe('draft');
  expect(changed.revision).not.toBe(current.course.revision);
});
