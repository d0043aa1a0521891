import { beforeAll, expect, test } from 'vitest';
import { testApi } from '../../testing/api.ts';
import { addCategory, addCourse, addDomain } from '../../testing/catalog.ts';
import { everyPage } from '../../testing/pages.ts';

const api = testApi();
const params = { id: 'arts' };

/** Name, number of courses, learners of each course. */
const categories: [id: string, name: string, courses: number, learners: number][] = [
  ['c1', 'weaving', 2, 5],
  ['c2', 'Acrylics', 0, 0],
  ['c3', 'drawing', 2, 1],
  ['c4', 'Drawing', 1, 10],
  ['c5', 'Pottery', 0, 0],
];

beforeAll(async () => {
  const { user } = await api().instructor();
  await addDomain(api(), { id: 'arts' });
  await addDomain(api(), { id: 'other' });
  await addCategory(api(), { id: 'elsewhere', domain_id: 'other' });
  for (const [id, en, courses, enrolled] of categories) {
    await addCategory(api(), { id, domain_id: 'arts', name: JSON.stringify({ en }) });
    const fields = { category_id: id, instructor_id: user.id, enrolled };
    for (let index = 0; index < courses; index++) await addCourse(api(), { id: `${id}-${index}`, ...fields });
    await addCourse(api(), { id: `${id}-draft`, ...fields, status: 'draft' });
  }
});

test.each([
  ['name', ['c2', 'c3', 'c4', 'c5', 'c1']],
  ['popularity', ['c1', 'c4', 'c3', 'c2', 'c5']],
  ['courses', ['c1', 'c3', 'c4', 'c2', 'c5']],
])('by %s, the pages form the whole list, ties by id', { tags: ['2.31', '7.8'] }, async (sortBy, ids) => {
  for (const limit of [1, 2, 4, 12]) {
    const request = (query: object) =>
      api().expect(200, 'listDomainCategories', { params, query: { ...query, sortBy } });
    expect(await everyPage(limit, request)).toEqual(ids);
  }
});

test('counts published courses and their learners', async () => {
  const body = await api().expect(200, 'listDomainCategories', { params });
  expect(body).toMatchObject({ page: 1, limit: 12, totalResults: 5 });
  expect(body.results.find(({ id }) => id === 'c3')).toMatchObject({ courseCount: 2, learnerCount: 2 });
  expect(body.results.find(({ id }) => id === 'c2')).toMatchObject({ courseCount: 0, learnerCount: 0 });
});

test('a page past the end is empty and has the total', async () => {
  expect(await api().expect(200, 'listDomainCategories', { params, query: { page: 1_000_000 } })).toEqual({
    results: [],
    page: 1_000_000,
    limit: 12,
    totalResults: 5,
  });
});

test('rejects an order of another list', async () => {
  await api().expect(400, 'listDomainCategories', { params, query: { sortBy: 'price' } });
});

test('rejects an unknown domain', async () => {
  expect(await api().expect(404, 'listDomainCategories', { params: { id: 'nowhere' } })).toMatchObject({
    code: 'domain_not_found',
    message: 'Domain not found',
  });
});
