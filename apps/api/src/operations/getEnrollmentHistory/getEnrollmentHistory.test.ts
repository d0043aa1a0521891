import { expect, test } from 'vitest';
import { readHistory } from '../../teaching/history.ts';
import { testApi } from '../../testing/api.ts';
import { addCatalogFixture, addCourse } from '../../testing/catalog.ts';

const api = testApi();

/** An instructor whose learners enrolled at these times, for 10 each. */
async function instructorWith(...times: string[]) {
  const owner = await api().instructor();
  const id = `course-of-${owner.user.id}`;
  await addCourse(api(), { id, category_id: 'crafts', instructor_id: owner.user.id, price_cents: 1000 });
  for (const time of times) {
    const { user, token } = await api().user();
    await api().expect(200, 'enrollInCourse', { params: { id }, token });
    await api()
      .context.db.updateTable('enrollments')
      .set({ created_at: new Date(time) })
      .where('user_id', '=', user.id)
      .execute();
  }
  return owner;
}

test('counts the enrollments and the revenue of each day in the time zone of the instructor', {
  tags: ['2.340'],
}, async () => {
  await addCatalogFixture(api());
  const { user } = await instructorWith(
    '2026-03-22T22:59:59Z',
    '2026-03-28T22:59:59Z',
    '2026-03-28T23:00:00Z',
    // The clock in Paris went forward on March 29.
    '2026-03-29T21:59:59Z',
    '2026-03-29T22:00:00Z',
  );
  const now = () => new Date('2026-03-30T08:00:00Z');
  const read = (period: 'week' | 'year', timeZone: string) =>
    readHistory({ ...api().context, now }, user.id, { period, timeZone });
  const day = (date: string, enrollments: number) => ({ date, enrollments, revenue: 10 * enrollments });
  expect(await read('week', 'Europe/Paris')).toEqual({
    step: 'day',
    results: [
      day('2026-03-24', 0),
      day('2026-03-25', 0),
      day('2026-03-26', 0),
      day('2026-03-27', 0),
      day('2026-03-28', 1),
      day('2026-03-29', 2),
      day('2026-03-30', 1),
    ],
  });
  const months = Array.from({ length: 12 }, (_, index) => {
    const date = new Date(Date.UTC(2025, 3 + index)).toISOString().slice(0, 10);
    return day(date, index === 11 ? 5 : 0);
  });
  expect(await read('year', 'Pacific/Auckland')).toEqual({ step: 'month', results: months });
});

test('leaves out learners who left, the courses of others, and what is older', {
  tags: ['2.340'],
}, async () => {
  const day = 24 * 60 * 60 * 1000;
  const { token } = await instructorWith(
    new Date(Date.now() - 60_000).toISOString(),
    new Date(Date.now() - 100 * day).toISOString(),
  );
  const total = async (period: 'week' | 'month' | 'quarter' | 'year') => {
    const { results } = await api().expect(200, 'getEnrollmentHistory', { token, query: { period } });
    return [results.length, results.reduce((sum, { enrollments }) => sum + enrollments, 0)];
  };
  expect(await total('week')).toEqual([7, 1]);
  expect(await total('month')).toEqual([30, 1]);
  expect(await total('quarter')).toEqual([90, 1]);
  expect(await total('year')).toEqual([12, 2]);
  expect(await api().expect(200, 'getEnrollmentHistory', { token })).toMatchObject({ step: 'day' });
});

test.each(['Mars/Olympus', 'UTC+2', 'Europe/Parisx'])(
  '%s is no time zone',
  { tags: ['2.340'] },
  async (timeZone) => {
    const { token } = await api().instructor();
    const response = await api().expect(422, 'getEnrollmentHistory', { token, query: { timeZone } });
    expect(response).toMatchObject({ code: 'unknown_time_zone' });
  },
);
