import { expect, test } from 'vitest';
import { testApi } from '../../testing/api.ts';
import { addCategory, addCourse, addDomain } from '../../testing/catalog.ts';
import { everyPage } from '../../testing/pages.ts';

const api = testApi();

test('returns own courses, drafts included, newest first, ties by id', { tags: ['7.35'] }, async () => {
  const { user, token } = await api().instructor();
  const other = await api().instructor();
  await addDomain(api(), { id: 'making' });
  await addCategory(api(), { id: 'crafts', domain_id: 'making' });
  const owned = { category_id: 'crafts', instructor_id: user.id };
  const at = (minutes: number) => ({ created_at: new Date(Date.UTC(2026, 0, 1, 10, minutes)) });
  await addCourse(api(), { id: 'oldest', ...owned, ...at(0) });
  await addCourse(api(), { id: 'tie-b', ...owned, ...at(1) });
  await addCourse(api(), { id: 'tie-a', ...owned, ...at(1) });
  await addCourse(api(), { id: 'newest', ...owned, ...at(2), status: 'draft' });
  await addCourse(api(), { id: 'not-mine', ...owned, instructor_id: other.user.id });

  const request = (query: object) =>
    api().expect(200, 'listInstructorCourses', { token, query: { ...query } });
  for (const limit of [1, 2, 3, 12]) {
    expect(await everyPage(limit, request)).toEqual(['newest', 'tie-a', 'tie-b', 'oldest']);
  }
  const body = await request({});
  expect(body).toMatchObject({ page: 1, limit: 12, totalResults: 4 });
  expect(body.results[0]).toMatchObject({ id: 'newest', status: 'draft', related: null });
  expect(await request({ page: 2 })).toEqual({ results: [], page: 2, limit: 12, totalResults: 4 });
});

test('is empty without courses', async () => {
  const { token } = await api().instructor({ instructor_status: 'incomplete' });
  expect(await api().expect(200, 'listInstructorCourses', { token })).toEqual({
    results: [],
    page: 1,
    limit: 12,
    totalResults: 0,
  });
});
