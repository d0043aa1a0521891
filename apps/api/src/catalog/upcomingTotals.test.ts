import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { testApi } from '../testing/api.ts';
import { addCategory, addCourse, addDomain } from '../testing/catalog.ts';
import { pageOfUpcomingCourses } from './courses.ts';

const api = testApi();
const hourMs = 3_600_000;
const midnight = Date.UTC(2027, 2, 10);
const at = (hours: number) => new Date(midnight + hours * hourMs);
const ids = ['one', 'two', 'three', 'four'];

beforeAll(async () => {
  const { user } = await api().instructor();
  await addDomain(api(), { id: 'living' });
  await addCategory(api(), { id: 'cooking', domain_id: 'living' });
  for (const id of ids) await addCourse(api(), { id, category_id: 'cooking', instructor_id: user.id });
});

const hour = fc.integer({ min: -30, max: 30 });
const change = fc.record({
  id: fc.constantFrom(...ids),
  status: fc.constantFrom('draft' as const, 'published' as const),
  hours: fc.option(hour),
});

test('the number of upcoming courses is exact after any changes, at any time', {
  tags: [],
}, async () => {
  const { db } = api().context;
  const check = async (now: number) => {
    const { results, totalResults } = await pageOfUpcomingCourses(db, at(now), { page: 1, limit: 12 });
    expect(totalResults).toBe(results.length);
    expect(await pageOfUpcomingCourses(db, at(now), { page: 2, limit: 12 })).toMatchObject({
      results: [],
      totalResults,
    });
  };
  await fc.assert(
    fc.asyncProperty(fc.array(change, { maxLength: 5 }), hour, async (changes, now) => {
      for (const { id, status, hours } of changes) {
        const scheduled_time = hours === null ? null : at(hours);
        await db.updateTable('courses').set({ status, scheduled_time }).where('id', '=', id).execute();
      }
      await check(now);
    }),
    { numRuns: 40, seed: 1 },
  );
  await db
    .updateTable('courses')
    .set({ status: 'published', scheduled_time: at(1) })
    .execute();
  await db.deleteFrom('courses').where('id', 'in', ids.slice(2)).execute();
  for (const now of [-25, 0, 1, 30]) await check(now);
  // Days that no course has any more take no space.
  expect(await db.selectFrom('course_days').select('courses').execute()).toEqual([{ courses: 2 }]);
});
