import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { demoPassword } from '../people/commonPasswords.ts';
import { startApi, type TestApi } from '../testing/api.ts';
import { demoAccounts, demoInstructorEmail } from './accounts.ts';
import { courseWithoutImage, demoCatalog } from './catalog/index.ts';
import { seedDemo } from './seed.ts';

let api: TestApi;

beforeAll(async () => {
  api = await startApi();
  expect(await seedDemo(api.context.db, api.context.now())).toBe(true);
});
afterAll(() => api.close());

const signInAs = (email: string) => api.expect(200, 'login', { body: { email, password: demoPassword } });

describe('the demonstration', () => {
  test('leaves a database with data unchanged', { tags: ['10.3'] }, async () => {
    const count = () => api.context.db.selectFrom('users').select('id').execute();
    const before = await count();
    expect(await seedDemo(api.context.db, api.context.now())).toBe(false);
    expect(await count()).toHaveLength(before.length);
  });

  test('fills the lists and their totals', async () => {
    const domains = await api.expect(200, 'listDomains');
    expect(domains).toMatchObject({ totalResults: 14, limit: 10 });
    expect(domains.results.map(({ id }) => id)).toHaveLength(10);
    const web = await api.expect(200, 'listCategoryCourses', {
      params: { id: 'web_dev' },
      query: { sortBy: 'rating' },
    });
    expect(web.totalResults).toBe(
      demoCatalog.courses.filter(({ categoryId }) => categoryId === 'web_dev').length,
    );
    const expertises = await api.expect(200, 'listExpertises', { query: { search: 'خطوط' } });
    expect(expertises.results.map(({ id }) => id)).toContain('type_design');
  });

  test('contains a course with every field, and one whose image is missing', async () => {
    const course = await api.expect(200, 'getCourse', { params: { id: 'intro-to-typescript' } });
    const source = demoCatalog.courses.find(({ id }) => id === 'intro-to-typescript');
    expect(course).toMatchObject({
      href: '/course/intro-to-typescript',
      price: (source?.priceCents ?? 0) / 100,
      learners: source?.learners,
      promotionalImage: '/pictures/courses/intro-to-typescript.jpg',
    });
    const lost = await api.expect(200, 'getCourse', { params: { id: courseWithoutImage } });
    expect(lost.promotionalImage).toBe(`/pictures/courses/lost/${courseWithoutImage}.jpg`);
  });

  test('keeps the ratings of the catalog, spreads them, and has reviews of some learners', async () => {
    const rows = await api.context.db
      .selectFrom('courses')
      .select(['id', 'rating', 'rating_count', 'star_counts', 'review_count'])
      .execute();
    const mean = (counts: number[]) =>
      counts.reduce((sum, count, index) => sum + count * (index + 1), 0) /
      counts.reduce((sum, n) => sum + n, 0);
    for (const { id, rating, rating_count, star_counts } of rows) {
      expect(rating).toBe(demoCatalog.courses.find((course) => course.id === id)?.rating ?? null);
      expect(star_counts.reduce((sum, count) => sum + count, 0)).toBe(rating_count);
      expect(Math.min(...star_counts)).toBeGreaterThanOrEqual(0);
      if (rating !== null && rating_count >= 10) expect(mean(star_counts)).toBeCloseTo(rating, 0.9);
    }
    const { results, totalResults, distribution } = await api.expect(200, 'listCourseReviews', {
      params: { id: 'intro-to-typescript' },
    });
    const own = rows.find(({ id }) => id === 'intro-to-typescript');
    expect(distribution).toEqual(own?.star_counts);
    expect(results).toHaveLength(totalResults);
    expect(totalResults).toBeGreaterThan(1);
  });

  test('contains upcoming courses, soonest first', async () => {
    const { results, totalResults } = await api.expect(200, 'listSessions');
    expect(totalResults).toBe(
      demoCatalog.courses.filter(({ startsInHours }) => startsInHours !== null).length,
    );
    const times = results.map(({ scheduledTime }) => Date.parse(scheduledTime ?? ''));
    expect(times).toEqual(times.toSorted((a, b) => a - b));
    expect(times[0]).toBeGreaterThan(api.context.now().getTime());
  });

  test.each(demoAccounts)(
    '$email can sign in as $role, $instructorStatus',
    { tags: ['10.2'] },
    async (account) => {
      const { user } = await signInAs(account.email);
      expect(user).toMatchObject({
        name: account.name,
        role: account.role,
        instructorStatus: account.instructorStatus,
        isEmailVerified: account.isEmailVerified,
      });
      const isComplete = user.expertise.length > 0 && user.qualifications !== '' && user.bio !== '';
      expect(isComplete).toBe(['approved', 'pending'].includes(account.instructorStatus));
    },
  );

  test('the learner has two enrollments with progress', async () => {
    const { tokens } = await signInAs('learner@lyceum.test');
    const { results } = await api.expect(200, 'listMyEnrollments', { token: tokens.access.token });
    expect(results.map(({ course }) => course.id)).toEqual(['intro-to-typescript', 'figma-from-scratch']);
    for (const { progress } of results) {
      expect(progress).toBeGreaterThan(0);
      expect(progress).toBeLessThan(100);
    }
  });

  test('the statistics of the instructor match the enrollments', async () => {
    const { user, tokens } = await signInAs(demoInstructorEmail);
    const rows = await api.context.db
      .selectFrom('enrollments')
      .innerJoin('courses', 'courses.id', 'enrollments.course_id')
      .select('enrollments.price_cents')
      .where('courses.instructor_id', '=', user.id)
      .execute();
    const statistics = await api.expect(200, 'getInstructorStatistics', { token: tokens.access.token });
    const own = demoCatalog.courses.filter(({ instructorId }) => instructorId === 'leila-haddad');
    expect(statistics).toMatchObject({
      totalCourses: own.length,
      totalEnrollments: rows.length,
      revenue: rows.reduce((sum, { price_cents }) => sum + price_cents, 0) / 100,
    });
    expect(rows).toHaveLength(own.reduce((sum, { learners }) => sum + learners.enrolled, 0));
  });

  test('contains one pending application', async () => {
    const { tokens } = await signInAs('admin@lyceum.test');
    const { requests } = await api.expect(200, 'listInstructorRequests', { token: tokens.access.token });
    expect(requests.map(({ email }) => email)).toEqual(['pending@lyceum.test']);
  });
});
