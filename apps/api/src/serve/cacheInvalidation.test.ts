import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { handlers } from '../operations/index.ts';
import type { Handlers } from '../platform/contract/types.ts';
import { readSettings } from '../platform/settings/settings.ts';
import { type SignedInUser, startApi, type TestApi } from '../testing/api.ts';
import { addCatalogFixture, addCourse } from '../testing/catalog.ts';

let api: TestApi;
let instructor: SignedInUser;
let learner: SignedInUser;

beforeAll(async () => {
  api = await startApi({ operation: readSettings({}).operation });
  instructor = await addCatalogFixture(api, {});
  learner = await api.user();
  const owned = { category_id: 'crafts', instructor_id: instructor.user.id };
  await addCourse(api, { id: 'draft', ...owned, status: 'draft' });
});
afterAll(() => api.close());

const knots = { id: 'knots' };
const draft = { id: 'draft' };
const asInstructor = (params?: { id: string }, body?: unknown) => ({
  token: instructor.token,
  ...(params && { params }),
  ...(body !== undefined && { body }),
});
const newCourse = { name: { en: 'New' }, category: 'crafts' };

const changes: [string, () => Promise<unknown>][] = [
  ['an enrollment', () => api.expect(200, 'enrollInCourse', { params: knots, token: learner.token })],
  ['an ended enrollment', () => api.expect(204, 'leaveCourse', { params: knots, token: learner.token })],
  ['a new enrollment', () => api.expect(200, 'enrollInCourse', { params: knots, token: learner.token })],
  ['another price', () => api.expect(200, 'updateCourse', asInstructor(knots, { price: 12.5 }))],
  ['another name', () => api.expect(200, 'updateCourse', asInstructor(knots, { name: { fr: 'Nœuds' } }))],
  ['a published course', () => api.expect(200, 'publishCourse', asInstructor(draft))],
  [
    'another bio of the instructor',
    () =>
      api.expect(200, 'updateInstructorProfile', {
        token: instructor.token,
        body: { expertise: ['typescript'], qualifications: 'Ten years', bio: 'I tie knots.' },
      }),
  ],
  ['an unpublished course', () => api.expect(200, 'unpublishCourse', asInstructor(draft))],
  ['a course published again', () => api.expect(200, 'publishCourse', asInstructor(draft))],
  ['a deleted course', () => api.expect(204, 'deleteCourse', asInstructor(draft))],
];

/** The public lists, from the cache if they are cached. */
async function readAll() {
  const course = await api.call('getCourse', { params: knots });
  const list = await api.call('listCategoryCourses', { params: { id: 'crafts' } });
  const categories = await api.call('listDomainCategories', { params: { id: 'making' } });
  return [course.body, list.body, categories.body];
}

const readColor = async () => (await api.expect(200, 'getCategory', { params: { id: 'textiles' } })).color;

/** Whether the cache still returns the old response: the database is changed without invalidating the cache. */
async function isStillCachedAfter(act: () => Promise<unknown>): Promise<boolean> {
  const before = await readColor();
  const color = before === '#111111' ? '#222222' : '#111111';
  await api.context.db.updateTable('categories').set({ color }).where('id', '=', 'textiles').execute();
  await act();
  return (await readColor()) === before;
}

beforeEach(async () => {
  await readAll();
  await readColor();
});

test('a filtered list shows a course that did not match before', { tags: ['10.114'] }, async () => {
  const read = async () => {
    const request = { params: { id: 'crafts' }, query: { price: 'free' } };
    return (await api.expect(200, 'listCategoryCourses', request)).results.map(({ id }) => id);
  };
  await api.expect(200, 'updateCourse', asInstructor(knots, { price: 9 }));
  expect(await read()).not.toContain('knots');
  await api.expect(200, 'updateCourse', asInstructor(knots, { price: 0 }));
  expect(await read()).toContain('knots');
});

describe('guests immediately see', () => {
  test.each(changes)('%s', async (_, change) => {
    const before = await readAll();
    await change();
    expect(await readAll()).not.toEqual(before);
  });
});

describe('the response cache is not invalidated by', () => {
  test.each<[string, () => Promise<unknown>]>([
    [
      'an enrollment of someone enrolled',
      async () => {
        const again = { params: knots, token: learner.token };
        await Promise.all([1, 2, 3].map(() => api.expect(200, 'enrollInCourse', again)));
      },
    ],
    [
      'progress',
      () =>
        api.expect(200, 'updateProgress', {
          params: knots,
          token: learner.token,
          body: { completedSessions: [1] },
        }),
    ],
    [
      'a user who leaves without an enrollment',
      async () => api.expect(204, 'leaveCourse', { params: knots, token: (await api.user()).token }),
    ],
    [
      'an update with the same values',
      () => api.expect(200, 'updateCourse', asInstructor(knots, { price: 12.5, name: { fr: 'Nœuds' } })),
    ],
    [
      'a published course that is published again',
      () => api.expect(200, 'publishCourse', asInstructor(knots)),
    ],
    [
      'a new draft, its changes, and its end',
      async () => {
        const { id } = await api.expect(201, 'createCourse', asInstructor(undefined, newCourse));
        await api.expect(200, 'updateCourse', asInstructor({ id }, { price: 3 }));
        await api.expect(200, 'unpublishCourse', asInstructor({ id }));
        await api.expect(204, 'deleteCourse', asInstructor({ id }));
      },
    ],
    [
      'refused changes',
      async () => {
        await api.expect(409, 'deleteCourse', asInstructor(knots));
        await api.expect(422, 'updateCourse', asInstructor(knots, { category: 'nothing' }));
        await api.expect(404, 'publishCourse', asInstructor({ id: 'nothing' }));
        await api.expect(404, 'enrollInCourse', { params: { id: 'nothing' }, token: learner.token });
      },
    ],
    [
      'an application, sent twice',
      async () => {
        const { token } = await api.user();
        const body = {
          expertise: [`Knots of ${token.slice(-8)}`],
          qualifications: 'Ten years',
          bio: 'I teach.',
        };
        await api.expect(200, 'upgradeToInstructor', { token, body });
        await api.expect(200, 'upgradeToInstructor', { token, body });
        await api.expect(200, 'submitInstructorInfo', { token, body });
        await api.expect(200, 'updateInstructorProfile', { token, body });
      },
    ],
  ])('%s', async (_, act) => {
    expect(await isStillCachedAfter(act)).toBe(true);
  });
});

test('invalidates the cache for a change whose caller got a 503 before it was committed', async () => {
  const go = Promise.withResolvers<void>();
  const updateCourse: Handlers['updateCourse'] = async (request, context) => {
    const response = await handlers.updateCourse(request, context);
    await go.promise;
    return response;
  };
  const operation = { ...readSettings({}).operation, requestMs: 1000 };
  const slow = await startApi({ operation }, { handlers: { ...handlers, updateCourse } });
  const { token } = await addCatalogFixture(slow, {});
  const priceOf = async () => (await slow.expect(200, 'getCourse', { params: knots })).price;
  expect(await priceOf()).toBe(49.9);
  await slow.expect(503, 'updateCourse', { params: knots, token, body: { price: 5 } });
  expect(await priceOf()).toBe(49.9);
  go.resolve();
  await expect.poll(priceOf).toBe(5);
  await slow.close();
});
