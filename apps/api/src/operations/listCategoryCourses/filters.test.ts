import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { testApi } from '../../testing/api.ts';
import { addCategory, addCourse, addDomain } from '../../testing/catalog.ts';
import { everyPage } from '../../testing/pages.ts';

const api = testApi();
const params = { id: 'cooking' };
const hour = 3_600_000;

/** Few values for each field, so that every filter has matches. */
const [courses = []] = fc.sample(
  fc.array(
    fc.record({
      price: fc.constantFrom(0, 0.5, 20, 49.99, 50),
      rating: fc.constantFrom(null, 2, 3.9, 4, 5),
      languages: fc.constantFrom<string[]>(['en'], ['ar'], ['ar', 'fr'], ['en', 'ar', 'fr']),
      starts: fc.constantFrom(null, -hour, hour),
      seats: fc.constantFrom(null, 3, 4),
      enrolled: fc.constantFrom(0, 3, 5),
    }),
    { minLength: 40, maxLength: 40 },
  ),
  { numRuns: 1, seed: 20_261_124 },
);
const listed = courses.map((course, index) => ({ ...course, id: `c${index + 10}` }));
type Listed = (typeof listed)[number];

beforeAll(async () => {
  const { user } = await api().instructor();
  await addDomain(api(), { id: 'living' });
  await addCategory(api(), { id: 'cooking', domain_id: 'living' });
  await addCategory(api(), { id: 'sewing', domain_id: 'living' });
  const owned = { category_id: 'cooking', instructor_id: user.id };
  const now = api().context.now().getTime();
  for (const { id, price, rating, languages, starts, seats, enrolled } of listed) {
    const name = JSON.stringify({ en: ' ', ...Object.fromEntries(languages.map((code) => [code, 'Same'])) });
    const scheduled_time = starts === null ? null : new Date(now + starts);
    const price_cents = Math.round(price * 100);
    await addCourse(api(), { ...owned, id, name, rating, price_cents, scheduled_time, seats, enrolled });
  }
  await addCourse(api(), { ...owned, id: 'unfinished', status: 'draft', price_cents: 0 });
  await addCourse(api(), { ...owned, id: 'hems', category_id: 'sewing', price_cents: 0 });
});

const isAvailable = ({ seats, enrolled }: Listed) => seats === null || enrolled < seats;
const isUpcoming = ({ starts }: Listed) => starts !== null && starts > 0;

test.each<[object, (course: Listed) => boolean]>([
  [{ price: 'free' }, ({ price }) => price === 0],
  [{ price: 'paid' }, ({ price }) => price > 0],
  [{ maxPrice: 49 }, ({ price }) => price <= 49],
  [{ minPrice: 20, maxPrice: 50 }, ({ price }) => price >= 20 && price <= 50],
  [{ price: 'paid', maxPrice: 20 }, ({ price }) => price > 0 && price <= 20],
  [{ minRating: 4 }, ({ rating }) => (rating ?? 0) >= 4],
  [{ inLanguage: 'fr' }, ({ languages }) => languages.includes('fr')],
  [{ inLanguage: 'en' }, ({ languages }) => languages.includes('en')],
  [{ time: 'upcoming' }, isUpcoming],
  [
    { price: 'paid', minRating: 3, inLanguage: 'ar', time: 'upcoming' },
    (course) =>
      course.price > 0 && (course.rating ?? 0) >= 3 && course.languages.includes('ar') && isUpcoming(course),
  ],
  [{ seats: 'available' }, isAvailable],
  [{ seats: 'available', price: 'paid' }, (course) => course.price > 0 && isAvailable(course)],
  [{ price: 'free', minPrice: 1 }, () => false],
])('%j returns what matches, and its number', { tags: ['2.400'] }, async (filters, matches) => {
  const ids = listed.filter(matches).map(({ id }) => id);
  for (const sortBy of ['name', 'rating', 'enrolled', 'price']) {
    const request = async (query: object) => {
      const page = await api().expect(200, 'listCategoryCourses', {
        params,
        query: { ...query, ...filters, sortBy },
      });
      expect(page.totalResults).toBe(ids.length);
      return page;
    };
    expect((await everyPage(7, request)).toSorted()).toEqual(ids);
  }
});

test('matches have the order of the list', { tags: ['2.400'] }, async () => {
  const query = { minRating: 2, sortBy: 'rating', limit: 100 };
  const { results } = await api().expect(200, 'listCategoryCourses', { params, query });
  const ratings = results.map(({ rating }) => rating ?? 0);
  expect(ratings).toEqual(ratings.toSorted((one, other) => other - one));
});

test.each([
  { price: 'paid', minRating: 3, inLanguage: 'ar', time: 'upcoming' },
  { seats: 'available' },
  { seats: 'available', minRating: 3 },
])('the same courses match %j as in a search', { tags: ['2.400'] }, async (filters) => {
  const query = { ...filters, limit: 100 };
  const inCategory = await api().expect(200, 'listCategoryCourses', { params, query });
  const page = await api().expect(200, 'search', { query: { ...query, category: 'cooking' } });
  const idsOf = ({ results }: { results: { id: string }[] }) => results.map(({ id }) => id).toSorted();
  expect(inCategory.totalResults).toBeGreaterThan(0);
  expect(idsOf(inCategory)).toEqual(idsOf(page));
});

test('an unknown category with a filter is a 404', { tags: ['2.400'] }, async () => {
  await api().expect(404, 'listCategoryCourses', { params: { id: 'nowhere' }, query: { price: 'free' } });
});

test.each([
  { price: 'cheap' },
  { minRating: 6 },
  { maxPrice: -1 },
  { inLanguage: 'de' },
  { time: 'past' },
  { seats: 'all' },
])('rejects %j', { tags: ['2.400'] }, async (query) => {
  await api().expect(400, 'listCategoryCourses', { params, query });
});
