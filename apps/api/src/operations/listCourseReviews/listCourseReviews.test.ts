import { beforeAll, expect, test } from 'vitest';
import { newId } from '../../platform/base/ids.ts';
import { readSettings } from '../../platform/settings/settings.ts';
import { startApi, testApi } from '../../testing/api.ts';
import { addCatalogFixture, addCourse } from '../../testing/catalog.ts';
import { mailedToken } from '../../testing/users.ts';

const api = testApi();
const params = { id: 'knots' };

/** In the order of their times: `stars` and whether the review is hidden. */
const reviews = [
  { stars: 4, text: 'First' },
  { stars: 1, text: 'Second' },
  { stars: 5, text: 'Third' },
  { stars: 4, text: 'Fourth' },
  { stars: 5, text: '' },
  { stars: 1, text: 'Hidden', isHidden: true },
];

beforeAll(async () => {
  await addCatalogFixture(api());
  const { db } = api().context;
  for (const [minute, { isHidden, ...review }] of reviews.entries()) {
    const { user } = await api().user({ name: `Author ${minute}` });
    const created_at = new Date(Date.UTC(2026, 4, 1, 9, minute));
    const hidden_at = isHidden ? created_at : null;
    await db
      .insertInto('reviews')
      .values({
        id: newId(created_at),
        course_id: 'knots',
        user_id: user.id,
        language: 'en',
        created_at,
        updated_at: created_at,
        hidden_at,
        hidden_by: null,
        ...review,
      })
      .execute();
  }
});

const list = (query: Record<string, string | number>) =>
  api().expect(200, 'listCourseReviews', { params, query });

test.each([
  ['newest', ['Fourth', 'Third', 'Second', 'First']],
  ['highest', ['Third', 'Fourth', 'First', 'Second']],
  ['lowest', ['Second', 'Fourth', 'First', 'Third']],
])(
  'sorts by %s, page by page, without hidden reviews and empty texts',
  {
    tags: ['2.323', '2.321'],
  },
  async (sortBy, texts) => {
    const whole = await list({ sortBy });
    expect(whole).toMatchObject({ page: 1, limit: 10, totalResults: 4, distribution: [1, 0, 0, 2, 2] });
    expect(whole.results.map(({ text }) => text)).toEqual(texts);
    const pages = await Promise.all([1, 2, 3].map((page) => list({ sortBy, page, limit: 2 })));
    expect(pages.map(({ results }) => results.map(({ text }) => text))).toEqual([
      texts.slice(0, 2),
      texts.slice(2),
      [],
    ]);
    expect(pages[2]).toMatchObject({ totalResults: 4, distribution: [1, 0, 0, 2, 2] });
  },
);

test('contains the name of the author, and no id of the author', async () => {
  const [review] = (await list({})).results;
  expect(review).toEqual({
    id: expect.any(String),
    author: { name: 'Author 3', picture: null },
    stars: 4,
    text: 'Fourth',
    createdAt: '2026-05-01T09:03:00.000Z',
    updatedAt: '2026-05-01T09:03:00.000Z',
    reply: null,
  });
});

test('rejects unknown courses, drafts and other orders', async () => {
  const { instructor } = await api().expect(200, 'getCourse', { params });
  await addCourse(api(), {
    id: 'secret',
    category_id: 'crafts',
    instructor_id: instructor.id,
    status: 'draft',
  });
  for (const id of ['nowhere', 'secret']) await api().expect(404, 'listCourseReviews', { params: { id } });
  await api().expect(400, 'listCourseReviews', { params, query: { sortBy: 'rating' } });
});

test('the cached lists and the course follow a review and the verification of its author at once', {
  tags: ['10.116', '2.520'],
}, async () => {
  const cached = await startApi({ operation: readSettings({}).operation });
  await addCatalogFixture(cached);
  const { token, user } = await cached.user();
  const request = { params, token };
  await cached.expect(200, 'enrollInCourse', request);
  await cached.expect(200, 'updateProgress', { ...request, body: { completedSessions: [1, 2] } });
  const read = async () => [
    (await cached.expect(200, 'listCourseReviews', { params })).totalResults,
    (await cached.expect(200, 'getCourse', { params })).rating,
  ];
  expect(await read()).toEqual([0, null]);
  await cached.expect(200, 'writeReview', { ...request, body: { stars: 3, text: 'Fine' } });
  expect(await read()).toEqual([0, null]);
  await cached.expect(204, 'sendVerificationEmail', request);
  const mailed = await mailedToken(cached, user.email);
  await cached.expect(204, 'verifyEmail', { body: { token: mailed } });
  expect(await read()).toEqual([1, 3]);
  await cached.expect(200, 'writeReview', { ...request, body: { stars: 4, text: 'Better' } });
  expect(await read()).toEqual([1, 4]);
  await cached.expect(204, 'withdrawReview', request);
  expect(await read()).toEqual([0, null]);
  await cached.close();
});
