import { beforeAll, expect, test } from 'vitest';
import { testApi } from '../../testing/api.ts';
import { addCatalogFixture, addCourse } from '../../testing/catalog.ts';

const api = testApi();

beforeAll(async () => {
  const { user } = await addCatalogFixture(api());
  for (const id of ['messages-knots', 'messages-sails'])
    await addCourse(api(), { id, category_id: 'crafts', instructor_id: user.id });
});

async function learnerOf(...courses: string[]) {
  const { token } = await api().user();
  for (const id of courses) await api().expect(200, 'enrollInCourse', { params: { id }, token });
  const read = () => api().expect(200, 'getMessagePreferences', { token });
  const set = (body: { receives: boolean; courseId?: string }) =>
    api().expect(200, 'setMessagePreferences', { token, body });
  const idsOf = ({ unsubscribed }: Awaited<ReturnType<typeof read>>) => unsubscribed.map(({ id }) => id);
  return { token, read, set, idsOf };
}

test('a learner gets messages, unsubscribes from all or one course, and subscribes again', {
  tags: ['2.416'],
}, async () => {
  const { read, set, idsOf } = await learnerOf('messages-knots', 'messages-sails');
  expect(await read()).toEqual({ receives: true, unsubscribed: [] });
  await set({ receives: false, courseId: 'messages-knots' });
  api().passTime(1000);
  expect(idsOf(await set({ receives: false, courseId: 'messages-sails' }))).toEqual([
    'messages-sails',
    'messages-knots',
  ]);
  expect(idsOf(await set({ receives: false, courseId: 'messages-sails' }))).toEqual([
    'messages-sails',
    'messages-knots',
  ]);
  expect(await set({ receives: false })).toMatchObject({ receives: false });
  expect((await read()).unsubscribed[1]).toMatchObject({
    id: 'messages-knots',
    href: '/course/messages-knots',
  });
  await set({ receives: true, courseId: 'messages-knots' });
  await set({ receives: true, courseId: 'messages-knots' });
  const last = await set({ receives: true });
  expect([last.receives, idsOf(last)]).toEqual([true, ['messages-sails']]);
});

test('preferences belong to one user', { tags: ['2.416'] }, async () => {
  const [one, other] = [await learnerOf('messages-knots'), await learnerOf('messages-knots')];
  await one.set({ receives: false, courseId: 'messages-knots' });
  await other.set({ receives: true, courseId: 'messages-knots' });
  expect(one.idsOf(await one.read())).toEqual(['messages-knots']);
  expect(await other.read()).toEqual({ receives: true, unsubscribed: [] });
});

test('only learners unsubscribe from a course; subscribing again reveals no course', {
  tags: ['2.416'],
}, async () => {
  const { token, set } = await learnerOf();
  for (const courseId of ['messages-knots', 'nowhere']) {
    const body = { receives: false, courseId };
    expect(await api().expect(404, 'setMessagePreferences', { token, body })).toMatchObject({
      code: 'course_not_found',
    });
    expect(await set({ receives: true, courseId })).toEqual({ receives: true, unsubscribed: [] });
  }
  for (const body of [
    {},
    { receives: 'no' },
    { receives: true, courseId: 'x'.repeat(201) },
    { receives: true, courseId: '' },
  ])
    await api().expect(400, 'setMessagePreferences', { token, body: body as { receives: boolean } });
});
