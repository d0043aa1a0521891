import { expect, test } from 'vitest';
import { testApi } from '../../testing/api.ts';
import { addCategory, addCourse, addDomain } from '../../testing/catalog.ts';
import { everyPage } from '../../testing/pages.ts';

const api = testApi();
const hourMs = 3_600_000;

test('returns upcoming published courses, soonest first, ties by id', {
  tags: ['2.231'],
}, async () => {
  const { user } = await api().instructor();
  await addDomain(api(), { id: 'living' });
  await addCategory(api(), { id: 'cooking', domain_id: 'living' });
  const now = api().context.now().getTime();
  const add = (id: string, hours: number | null, status: 'draft' | 'published' = 'published') =>
    addCourse(api(), {
      id,
      status,
      category_id: 'cooking',
      instructor_id: user.id,
      scheduled_time: hours === null ? null : new Date(now + hours * hourMs),
    });
  await add('later', 48);
  await add('past', -1);
  await add('any-time', null);
  await add('unfinished', 3, 'draft');
  await add('tie-b', 5);
  await add('tie-a', 5);
  await add('soon', 2);

  const request = (query: object) => api().expect(200, 'listSessions', { query: { ...query } });
  for (const limit of [1, 2, 3, 12]) {
    expect(await everyPage(limit, request)).toEqual(['soon', 'tie-a', 'tie-b', 'later']);
  }
  expect(await request({})).toMatchObject({ page: 1, limit: 12, totalResults: 4 });
  expect(await request({ page: 2 })).toEqual({ results: [], page: 2, limit: 12, totalResults: 4 });

  api().passTime(3 * hourMs);
  expect((await request({})).results.map(({ id }) => id)).toEqual(['tie-a', 'tie-b', 'later']);
});
