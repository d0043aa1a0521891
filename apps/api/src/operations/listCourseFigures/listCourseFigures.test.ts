import { expect, test } from 'vitest';
import { activeLearnerMs } from '../../teaching/statistics.ts';
import { testApi } from '../../testing/api.ts';
import { addCatalogFixture, addCourse } from '../../testing/catalog.ts';
import { everyPage } from '../../testing/pages.ts';

const api = testApi();

test('counts the learners of each own course, the most popular first', {
  tags: ['2.342', '7.35'],
}, async () => {
  const { user, token } = await addCatalogFixture(api());
  const owned = { category_id: 'crafts', instructor_id: user.id, lesson_count: 2, price_cents: 1250 };
  await addCourse(api(), { id: 'splices', ...owned, rating: 4.5, rating_count: 3 });
  await addCourse(api(), { id: 'a-draft', ...owned, status: 'draft' });
  const learner = async (completedSessions: number[], lastAccessed = new Date()) => {
    const { user, token } = await api().user();
    const call = { params: { id: 'splices' }, token };
    await api().expect(200, 'enrollInCourse', call);
    await api().expect(200, 'updateProgress', { ...call, body: { completedSessions } });
    await api()
      .context.db.updateTable('enrollments')
      .set({ last_accessed: lastAccessed })
      .where('user_id', '=', user.id)
      .execute();
  };
  await learner([]);
  await learner([1]);
  await learner([1, 2]);
  await learner([2], new Date(Date.now() - activeLearnerMs - 60_000));

  const request = (query: object) => api().expect(200, 'listCourseFigures', { token, query: { ...query } });
  expect(await everyPage(1, request)).toEqual(['splices', 'a-draft', 'knots']);
  const { results, totalResults } = await request({});
  expect(totalResults).toBe(3);
  expect(results.slice(0, 2)).toEqual([
    {
      id: 'splices',
      name: { en: 'splices' },
      href: '/course/splices',
      status: 'published',
      enrolled: 4,
      active: 2,
      completed: 1,
      rating: 4.5,
      ratingCount: 3,
      revenue: 50,
    },
    {
      id: 'a-draft',
      name: { en: 'a-draft' },
      href: '/course/a-draft',
      status: 'draft',
      enrolled: 0,
      active: 0,
      completed: 0,
      rating: null,
      ratingCount: 0,
      revenue: 0,
    },
  ]);
});
