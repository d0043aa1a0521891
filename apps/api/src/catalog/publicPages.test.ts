import { beforeAll, expect, test } from 'vitest';
import { type SignedInUser, testApi } from '../testing/api.ts';
import { addCatalogFixture, addCourse } from '../testing/catalog.ts';
import { listNewCourses, publicPages } from './publicPages.ts';

const api = testApi();
let instructor: SignedInUser;

/** Courses that were published on consecutive days, in this order. */
const published = ['splices', 'knots', 'hitches'];

const day = (index: number) => new Date(Date.UTC(2026, 0, 1 + index));

beforeAll(async () => {
  instructor = await addCatalogFixture(api(), { updated_at: day(1) });
  const owned = { category_id: 'crafts', instructor_id: instructor.user.id };
  await addCourse(api(), { ...owned, id: 'splices', updated_at: day(0) });
  await addCourse(api(), { ...owned, id: 'hitches', updated_at: day(2), category_id: 'textiles' });
  await addCourse(api(), { ...owned, id: 'bends', status: 'draft' });
});

const pages = () => publicPages(api().context.db);
const newest = async (category?: string) =>
  (await listNewCourses(api().context.db, 50, category)).map(({ path }) => path);

test('lists domains, categories, instructors and published courses, the first published ones first', {
  tags: ['10.150'],
}, async () => {
  const all = await pages().list({ offset: 0, limit: 100 });
  expect(all.map(({ path }) => path)).toEqual([
    '/domain/making',
    '/category/crafts',
    '/category/textiles',
    `/instructor/${instructor.user.id}`,
    ...published.map((id) => `/course/${id}`),
  ]);
  expect(all.map(({ changedAt }) => changedAt)).toEqual([null, null, null, null, day(0), day(1), day(2)]);
  expect(await pages().count()).toBe(all.length);
});

test('ranges of any size add up to all pages', { tags: ['10.150'] }, async () => {
  const all = await pages().list({ offset: 0, limit: 100 });
  for (const limit of [1, 2, 4]) {
    const parts = [];
    for (let offset = 0; offset < all.length; offset += limit)
      parts.push(...(await pages().list({ offset, limit })));
    expect(parts).toEqual(all);
  }
  expect(await pages().list({ offset: all.length, limit: 5 })).toEqual([]);
});

test('lists the newest courses of all or of one category', { tags: ['10.151'] }, async () => {
  expect(await newest()).toEqual(['/course/hitches', '/course/knots', '/course/splices']);
  expect(await newest('crafts')).toEqual(['/course/knots', '/course/splices']);
});

test('a course keeps the time of its first publication', { tags: ['10.151'] }, async () => {
  const call = { params: { id: 'splices' }, token: instructor.token };
  await api().expect(200, 'unpublishCourse', call);
  expect(await newest()).toEqual(['/course/hitches', '/course/knots']);
  await api().expect(200, 'publishCourse', call);
  expect(await newest()).toEqual(['/course/hitches', '/course/knots', '/course/splices']);
  await api().expect(200, 'publishCourse', { ...call, params: { id: 'bends' } });
  expect((await newest())[0]).toBe('/course/bends');
});
