import { rate, reviewProgressMinimum } from '@lyceum/rules';
import { reviewTextMaximum } from '@lyceum/rules/review';
import { beforeAll, describe, expect, test } from 'vitest';
import { type SignedInUser, startApi, testApi } from '../../testing/api.ts';
import { addCatalogFixture, addCourse } from '../../testing/catalog.ts';
import { mailedToken, password } from '../../testing/users.ts';

const api = testApi();
const params = { id: 'knots' };
let instructor: SignedInUser;

beforeAll(async () => {
  instructor = await addCatalogFixture(api());
});

const verifiedUser = (on = api()) => on.user({ is_email_verified: true });

/** A learner of `knots`, which has 8 sessions. */
async function learnerWith(completed: number, on = api(), user = verifiedUser(on)) {
  const learner = await user;
  const input = { params, token: learner.token };
  await on.expect(200, 'enrollInCourse', input);
  const completedSessions = Array.from({ length: completed }, (_, index) => index + 1);
  await on.expect(200, 'updateProgress', { ...input, body: { completedSessions } });
  return { ...learner, input };
}

const write = (input: object, stars: number, text = '') =>
  api().expect(200, 'writeReview', { ...input, body: { stars, text } });
const ratingOf = async (id = 'knots') => {
  const { rating, ratingCount } = await api().expect(200, 'getCourse', { params: { id } });
  const { distribution, totalResults } = await api().expect(200, 'listCourseReviews', { params: { id } });
  return { rating, ratingCount, distribution, totalResults };
};

test('rates the course, with or without a text, and can be changed', {
  tags: ['2.320', '2.321'],
}, async () => {
  expect(await ratingOf()).toEqual({
    rating: null,
    ratingCount: 0,
    distribution: [0, 0, 0, 0, 0],
    totalResults: 0,
  });
  const first = await learnerWith(2);
  expect(await write(first.input, 5, ' Clear,\nand <b>patient</b>. ')).toMatchObject({
    eligibility: 'allowed',
    isHidden: false,
    review: {
      stars: 5,
      text: 'Clear,\nand <b>patient</b>.',
      author: { name: first.user.name, picture: null },
    },
  });
  const second = await learnerWith(8);
  await write(second.input, 2);
  expect(await ratingOf()).toEqual({
    rating: 3.5,
    ratingCount: 2,
    distribution: [0, 1, 0, 0, 1],
    totalResults: 1,
  });
  const third = await learnerWith(2);
  await write(third.input, 4, '\u200b \u2060');
  expect(await ratingOf()).toMatchObject({ rating: 3.7, ratingCount: 3, totalResults: 1 });
  const before = (await api().expect(200, 'getMyReview', second.input)).review;
  api().passTime(1000);
  await write(second.input, 3, 'Better than I thought.');
  const after = (await api().expect(200, 'getMyReview', second.input)).review;
  expect(after).toMatchObject({ id: before?.id, createdAt: before?.createdAt, stars: 3 });
  expect(after?.updatedAt).not.toBe(before?.updatedAt);
  expect(await ratingOf()).toMatchObject({
    rating: 4,
    ratingCount: 3,
    distribution: [0, 0, 1, 1, 1],
    totalResults: 2,
  });
  for (const { input } of [first, second, third]) await api().expect(204, 'withdrawReview', input);
  expect(await ratingOf()).toMatchObject({ rating: null, ratingCount: 0, totalResults: 0 });
});

describe('a first review', () => {
  const refused = (input: object) => api().call('writeReview', { ...input, body: { stars: 5, text: '' } });

  test(`requires a progress of ${reviewProgressMinimum} %`, { tags: ['2.320'] }, async () => {
    const { input } = await learnerWith(1);
    expect(await api().expect(200, 'getMyReview', input)).toEqual({
      eligibility: 'too_little_progress',
      isHidden: false,
      hiding: null,
      review: null,
    });
    expect(await refused(input)).toMatchObject({ status: 422, body: { code: 'too_little_progress' } });
    await api().expect(200, 'updateProgress', { ...input, body: { completedSessions: [1, 2] } });
    await write(input, 5);
  });

  test('requires an enrollment', { tags: ['2.320'] }, async () => {
    const input = { params, token: (await api().user()).token };
    expect(await api().expect(200, 'getMyReview', input)).toMatchObject({ eligibility: 'not_enrolled' });
    expect(await refused(input)).toMatchObject({ status: 422, body: { code: 'not_enrolled' } });
  });

  test('is not for the instructor, even as a learner', { tags: ['2.320'] }, async () => {
    const input = { params, token: instructor.token };
    await api().expect(200, 'enrollInCourse', input);
    await api().expect(200, 'updateProgress', { ...input, body: { completedSessions: [1, 2, 3] } });
    expect(await api().expect(200, 'getMyReview', input)).toMatchObject({ eligibility: 'own_course' });
    expect(await refused(input)).toMatchObject({ status: 403, body: { code: 'own_course' } });
  });

  test('requires a course that the user can see', async () => {
    const owned = { category_id: 'crafts', instructor_id: instructor.user.id };
    await addCourse(api(), { id: 'secret', ...owned, status: 'draft' });
    const { token } = await api().user();
    for (const id of ['nowhere', 'secret']) {
      const input = { params: { id }, token };
      expect(await refused(input)).toMatchObject({ status: 404, body: { code: 'course_not_found' } });
      await api().expect(404, 'getMyReview', input);
      await api().expect(404, 'withdrawReview', input);
    }
  });
});

test('stays after its author has left the course, and can be changed and withdrawn', {
  tags: ['2.322'],
}, async () => {
  await addCourse(api(), { id: 'bends', category_id: 'crafts', instructor_id: instructor.user.id });
  const input = { params: { id: 'bends' }, token: (await verifiedUser()).token };
  await api().expect(200, 'enrollInCourse', input);
  await api().expect(200, 'updateProgress', { ...input, body: { completedSessions: [1, 2] } });
  await write(input, 5, 'Fine.');
  await api().expect(204, 'leaveCourse', input);
  expect(await ratingOf('bends')).toMatchObject({ rating: 5, totalResults: 1 });
  await write(input, 1, 'I left.');
  expect(await ratingOf('bends')).toMatchObject({ rating: 1, totalResults: 1 });
  await api().expect(200, 'unpublishCourse', { params: input.params, token: instructor.token });
  await api().expect(404, 'listCourseReviews', { params: input.params });
  await api().expect(204, 'withdrawReview', input);
});

test('a hidden review does not count, and can be neither changed nor withdrawn', {
  tags: ['2.321'],
}, async () => {
  await addCourse(api(), { id: 'hitches', category_id: 'crafts', instructor_id: instructor.user.id });
  const input = { params: { id: 'hitches' }, token: (await verifiedUser()).token };
  await api().expect(200, 'enrollInCourse', input);
  await api().expect(200, 'updateProgress', { ...input, body: { completedSessions: [1, 2] } });
  await write(input, 1, 'Buy cheap watches');
  const { db, now } = api().context;
  await db.updateTable('reviews').set({ hidden_at: now() }).where('course_id', '=', 'hitches').execute();
  expect(await ratingOf('hitches')).toMatchObject({ rating: null, totalResults: 0 });
  expect(await api().expect(200, 'getMyReview', input)).toMatchObject({
    isHidden: true,
    review: { stars: 1 },
  });
  const body = { stars: 5, text: '' };
  expect(await api().expect(409, 'writeReview', { ...input, body })).toMatchObject({ code: 'review_hidden' });
  await api().expect(409, 'withdrawReview', input);
  await db.updateTable('reviews').set({ hidden_at: null }).where('course_id', '=', 'hitches').execute();
  expect(await ratingOf('hitches')).toMatchObject({ rating: 1, totalResults: 1 });
});

describe('a review of an unverified account', () => {
  const unverified = () => learnerWith(2, api(), api().user());
  const mailed = async (operation: 'sendVerificationEmail' | 'forgotPassword', author: SignedInUser) => {
    const { email } = author.user;
    const input = operation === 'forgotPassword' ? { body: { email } } : { token: author.token };
    await api().expect(204, operation, input);
    return mailedToken(api(), email);
  };

  test.each([
    ['is verified', 'sendVerificationEmail', 'verifyEmail'],
    ['is proven by a new password', 'forgotPassword', 'resetPassword'],
  ] as const)('appears and counts when the address %s', { tags: ['2.520'] }, async (_, request, prove) => {
    const before = await ratingOf();
    const author = await unverified();
    await write(author.input, 1, 'Buy cheap watches');
    await write(author.input, 1, 'Buy cheaper watches');
    expect((await api().expect(200, 'getMyReview', author.input)).review).toMatchObject({ stars: 1 });
    expect(await ratingOf()).toEqual(before);
    const token = await mailed(request, author);
    await api().expect(204, prove, { body: { token, ...(prove === 'resetPassword' && { password }) } });
    expect(await ratingOf()).toMatchObject({
      ratingCount: before.ratingCount + 1,
      totalResults: before.totalResults + 1,
    });
  });

  test('can be withdrawn, and neither answered nor reported', { tags: ['2.520'] }, async () => {
    const before = await ratingOf();
    const { input } = await unverified();
    const { review } = await write(input, 1, 'Buy cheap watches');
    const to = { params: { id: review?.id ?? '' }, token: instructor.token };
    await api().expect(404, 'replyToReview', { ...to, body: { text: 'Thank you' } });
    const report = { subject: 'review', reason: 'spam', details: '' };
    await api().expect(404, 'reportReview', { ...to, body: report });
    await api().expect(204, 'withdrawReview', input);
    expect(await ratingOf()).toEqual(before);
  });

  test('that is written during the verification appears', { tags: ['2.520'] }, async () => {
    const before = await ratingOf();
    const authors = await Promise.all(Array.from({ length: 4 }, unverified));
    const tokens = await Promise.all(authors.map((author) => mailed('sendVerificationEmail', author)));
    await Promise.all(
      authors.flatMap(({ input }, index) => [
        write(input, 5),
        api().expect(204, 'verifyEmail', { body: { token: tokens[index] } }),
      ]),
    );
    expect((await ratingOf()).ratingCount).toBe(before.ratingCount + 4);
  });
});

test('is deleted with its author’s account and with its course', { tags: ['2.322'] }, async () => {
  const { db } = api().context;
  await addCourse(api(), { id: 'splices', category_id: 'crafts', instructor_id: instructor.user.id });
  const learners = await Promise.all([verifiedUser(), verifiedUser()]);
  for (const { token } of learners) {
    const input = { params: { id: 'splices' }, token };
    await api().expect(200, 'enrollInCourse', input);
    await api().expect(200, 'updateProgress', { ...input, body: { completedSessions: [1, 2] } });
    await write(input, 4, 'Good.');
    await api().expect(204, 'leaveCourse', input);
  }
  await db
    .deleteFrom('users')
    .where('id', '=', learners[0]?.user.id ?? '')
    .execute();
  expect(await ratingOf('splices')).toMatchObject({ ratingCount: 1, totalResults: 1 });
  await api().expect(204, 'deleteCourse', { params: { id: 'splices' }, token: instructor.token });
  expect(await db.selectFrom('reviews').select('id').where('course_id', '=', 'splices').execute()).toEqual(
    [],
  );
});

test('rejects other stars and texts that are too long, and keeps texts in every script', async () => {
  const { input } = await learnerWith(2);
  for (const body of [
    { stars: 0, text: '' },
    { stars: 6, text: '' },
    { stars: 4.5, text: '' },
    { stars: '5', text: '' },
    { stars: 5 },
    { stars: 5, text: 'x'.repeat(reviewTextMaximum + 1) },
    { stars: 5, text: 'a\0b' },
    { stars: 5, text: 'a\ud83d' },
  ])
    await api().expect(400, 'writeReview', { ...input, body });
  for (const text of [
    'ж'.repeat(5000),
    'e\u0301'.repeat(2500),
    '\u202eevil',
    'دورة\nممتازة',
    '{{constructor}}',
  ])
    expect((await write(input, 5, text)).review?.text).toBe(text);
  await api().expect(204, 'withdrawReview', input);
});

test('concurrent reviews, changes and withdrawals keep the counts', { tags: ['2.321'] }, async () => {
  await addCourse(api(), { id: 'braids', category_id: 'crafts', instructor_id: instructor.user.id });
  const learners = await Promise.all(
    Array.from({ length: 6 }, async () => {
      const input = { params: { id: 'braids' }, token: (await verifiedUser()).token };
      await api().expect(200, 'enrollInCourse', input);
      await api().expect(200, 'updateProgress', { ...input, body: { completedSessions: [1, 2] } });
      return input;
    }),
  );
  for (let round = 1; round <= 4; round++) {
    const responses = await Promise.all(
      learners.flatMap((input, index) => [
        api().call('writeReview', { ...input, body: { stars: ((index + round) % 5) + 1, text: 'a' } }),
        api().call('withdrawReview', input),
        api().call('writeReview', { ...input, body: { stars: ((index * round) % 5) + 1, text: '' } }),
      ]),
    );
    for (const { status } of responses) expect([200, 204]).toContain(status);
    const rows = await api()
      .context.db.selectFrom('reviews')
      .select(['stars', 'text'])
      .where('course_id', '=', 'braids')
      .execute();
    const distribution = [1, 2, 3, 4, 5].map((stars) => rows.filter((row) => row.stars === stars).length);
    expect(await ratingOf('braids')).toMatchObject({
      distribution,
      ratingCount: rows.length,
      totalResults: rows.filter(({ text }) => text !== '').length,
    });
  }
});

test('an account gets a 429 after too many changes', async () => {
  const limited = await startApi({ rates: { ...rate, review: { max: 2, perMs: 60_000 } } });
  await addCatalogFixture(limited);
  const { input } = await learnerWith(2, limited);
  const change = (stars: number) => limited.call('writeReview', { ...input, body: { stars, text: '' } });
  expect([(await change(1)).status, (await change(2)).status, (await change(3)).status]).toEqual([
    200, 200, 429,
  ]);
  await limited.close();
});
