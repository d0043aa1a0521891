import { expect, test } from 'vitest';
import { testApi } from '../../testing/api.ts';
import { addCatalogFixture, addCourse } from '../../testing/catalog.ts';

const api = testApi();

test('sums up own courses: drafts included, the average over rated courses, revenue at the prices paid', {
  tags: ['1.6'],
}, async () => {
  const { user, token } = await addCatalogFixture(api(), { rating: 4.5, price_cents: 1999 });
  const owned = { category_id: 'crafts', instructor_id: user.id };
  await addCourse(api(), { id: 'rated', ...owned, rating: 4.1 });
  await addCourse(api(), { id: 'also-rated', ...owned, rating: 3.6, price_cents: 0 });
  await addCourse(api(), { id: 'unrated', ...owned, status: 'draft' });
  const other = await api().instructor();
  await addCourse(api(), { id: 'not-mine', ...owned, instructor_id: other.user.id, rating: 1 });

  const enroll = async (id: string) => {
    const learner = await api().user();
    await api().expect(200, 'enrollInCourse', { params: { id }, token: learner.token });
  };
  for (const id of ['knots', 'knots', 'knots', 'rated', 'also-rated', 'not-mine']) await enroll(id);
  await api().expect(200, 'updateCourse', { params: { id: 'knots' }, token, body: { price: 500 } });

  expect(await api().expect(200, 'getInstructorStatistics', { token })).toEqual({
    totalCourses: 4,
    totalEnrollments: 5,
    averageRating: expect.closeTo((4.5 + 4.1 + 3.6) / 3, 12),
    revenue: 109.87,
  });
});

test('is zero without courses, and available while approval is pending', {
  tags: ['7.35'],
}, async () => {
  const { token } = await api().instructor({ instructor_status: 'pending' });
  expect(await api().expect(200, 'getInstructorStatistics', { token })).toEqual({
    totalCourses: 0,
    totalEnrollments: 0,
    averageRating: null,
    revenue: 0,
  });
});
