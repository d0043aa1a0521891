import { beforeAll, describe, expect, test } from 'vitest';
import { type SignedInUser, testApi } from '../../testing/api.ts';
import { addCatalogFixture } from '../../testing/catalog.ts';

const api = testApi();
let instructor: SignedInUser;

beforeAll(async () => {
  instructor = await addCatalogFixture(api());
});

const create = (body: object) =>
  api().expect(201, 'createCourse', { token: instructor.token, body: { category: 'crafts', ...body } });
const refused = (body: object) =>
  api().expect(400, 'createCourse', {
    token: instructor.token,
    body: { name: { en: 'Rope' }, category: 'crafts', ...body },
  });

test('creates a draft with every field', async () => {
  const fields = {
    name: { en: 'Basket weaving', ar: 'نسج السلال', fr: 'Vannerie' },
    description: { fr: 'Du saule au panier' },
    price: 49.95,
    sessions: 12,
    sessionTitles: [{ en: 'Willow', fr: 'Saule' }, null, { ar: 'سلّة' }],
    handsOnPractice: true,
    tags: ['Willow', 'Outdoors'],
    promotionalImage: 'https://pictures.example.org/baskets.jpg',
    scheduledTime: '2027-01-12T18:00:00+01:00',
    seats: 6,
  };
  expect(await create({ ...fields, learnersRequired: 6 })).toEqual({
    ...fields,
    revision: expect.any(String),
    id: 'basket-weaving',
    href: '/course/basket-weaving',
    category: { id: 'crafts', name: { en: 'crafts' }, color: '#2f6fb7', href: '/category/crafts' },
    scheduledTime: '2027-01-12T17:00:00.000Z',
    learners: { enrolled: 0, required: 6 },
    availableSeats: 6,
    rating: null,
    ratingCount: 0,
    instructor: { id: instructor.user.id, name: instructor.user.name, picture: null },
    instructorProfile: {
      qualifications: 'Ten years',
      bio: 'I teach what I build.',
      courses: [expect.objectContaining({ id: 'knots' })],
    },
    related: [],
    status: 'draft',
    lastAccessed: null,
    progress: null,
    completedSessions: null,
  });
  const { courseCount } = await api().expect(200, 'getCategory', { params: { id: 'crafts' } });
  expect(courseCount).toBe(1);
});

test('requires only a name and a category', async () => {
  expect(await create({ name: { en: 'Bare' } })).toMatchObject({
    description: null,
    price: 0,
    sessions: 1,
    sessionTitles: [],
    handsOnPractice: false,
    learners: { enrolled: 0, required: null },
    seats: null,
    tags: [],
    promotionalImage: null,
    scheduledTime: null,
  });
});

test('rejects fewer seats than the learners that the course needs', { tags: ['2.417'] }, async () => {
  const body = { name: { en: 'Rope' }, category: 'crafts', learnersRequired: 7, seats: 6 };
  const response = await api().expect(422, 'createCourse', { token: instructor.token, body });
  expect(response).toEqual({
    code: 'too_few_seats',
    message:
      'The course has fewer seats than the learners it needs. Raise the maximum number of learners, or lower the number that it needs.',
  });
});

describe('the id', () => {
  test.each([
    [{ en: 'Intro to TypeScript!' }, 'intro-to-typescript'],
    [{ fr: 'L’œuvre d’été, à Noël' }, 'loeuvre-dete-a-noel'],
    [{ en: '日本語', fr: 'Japonais 1' }, 'japonais-1'],
    [{ en: `${'long '.repeat(29)}tail` }, 'long-'.repeat(16).slice(0, -1)],
    [{ en: 'x'.repeat(150) }, 'x'.repeat(80)],
  ])('for %j is %s', async (name, id) => {
    expect(await create({ name })).toMatchObject({ id, href: `/course/${id}`, name });
  });

  test('is also created for a name without Latin letters', async () => {
    const name = { ar: 'الخط العربي' };
    const [first, second] = [await create({ name }), await create({ name })];
    expect(first.id).toMatch(/^course-[0-9a-f]{8}$/);
    expect(second.id).not.toBe(first.id);
  });

  test('has the first free number if it is taken', async () => {
    const name = { en: 'Knots' };
    expect(await create({ name: { en: 'Knots 3' } })).toMatchObject({ id: 'knots-3' });
    expect(await create({ name })).toMatchObject({ id: 'knots-2' });
    expect(await create({ name })).toMatchObject({ id: 'knots-4' });
  });

  test('is unique for concurrent calls', async () => {
    const calls = Array.from({ length: 12 }, () => create({ name: { en: 'Felt' } }));
    const ids = (await Promise.all(calls)).map(({ id }) => id);
    const numbered = Array.from({ length: 11 }, (_, index) => `felt-${index + 2}`);
    expect(ids.toSorted()).toEqual(['felt', ...numbered].toSorted());
  });
});

test.each([
  ['a price with three decimals', { price: 49.999 }, 'price'],
  ['a negative price', { price: -1 }, 'price'],
  ['a price above the maximum', { price: 100_000.01 }, 'price'],
  ['a price as a string', { price: '49.90' }, 'price'],
  ['a blank name', { name: { en: '  ' } }, 'name.en'],
  ['no language', { name: {} }, 'name'],
  ['an unknown language', { name: { tlh: 'Knoten' } }, 'name.tlh'],
  ['a duplicate tag', { tags: ['a', 'a'] }, 'tags'],
  ['an image from anywhere', { promotionalImage: 'javascript:alert(1)' }, 'promotionalImage'],
  ['an image from another host', { promotionalImage: '//example.org/a.jpg' }, 'promotionalImage'],
  ['a leap second', { scheduledTime: '2016-12-31T23:59:60Z' }, 'scheduledTime'],
  ['a time after all years', { scheduledTime: '9999-12-31T23:59:59-12:00' }, 'scheduledTime'],
  ['no session', { sessions: 0 }, 'sessions'],
  ['half a session', { sessions: 1.5 }, 'sessions'],
  ['no learner', { learnersRequired: 0 }, 'learnersRequired'],
  ['no seat', { seats: 0 }, 'seats'],
  ['half a seat', { seats: 12.5 }, 'seats'],
  ['a blank title', { sessionTitles: [{ en: ' ' }] }, 'sessionTitles.0.en'],
  ['a title that is too long', { sessionTitles: [{ en: 'x'.repeat(151) }] }, 'sessionTitles.0.en'],
])('rejects %s', async (_, body, field) => {
  expect(await refused(body)).toMatchObject({ code: 'invalid_request', details: [{ field }] });
});

test.each([0, 0.01, 0.07, 8.29, 19.99, 1.1, 64.35, 99_999.99, 100_000])(
  'stores a price of %d',
  async (price) => {
    expect(await create({ name: { en: 'Priced' }, price })).toMatchObject({ price });
  },
);

test('rejects more titles than lessons', { tags: ['2.215'] }, async () => {
  const titles = [{ en: 'One' }, { en: 'Two' }];
  const body = { name: { en: 'Titled' }, category: 'crafts', sessionTitles: titles };
  const { token } = instructor;
  expect(await api().expect(422, 'createCourse', { token, body })).toMatchObject({ code: 'too_many_titles' });
  expect(await api().expect(201, 'createCourse', { token, body: { ...body, sessions: 2 } })).toMatchObject({
    sessionTitles: titles,
  });
});

test('rejects an unknown category', async () => {
  const body = { name: { en: 'Lost' }, category: 'nowhere' };
  expect(await api().expect(422, 'createCourse', { token: instructor.token, body })).toMatchObject({
    code: 'unknown_category',
  });
});

test('a user approved a moment ago may call it with the existing token', { tags: ['4.9'] }, async () => {
  const { user, token } = await api().instructor({ instructor_status: 'pending' });
  const body = { name: { en: 'First steps' }, category: 'crafts' };
  await api().expect(403, 'createCourse', { token, body });
  const admin = await api().user({ role: 'admin' });
  const params = { id: user.id };
  await api().expect(200, 'approveInstructorRequest', { token: admin.token, params });
  await api().expect(201, 'createCourse', { token, body });
});
