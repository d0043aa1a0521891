import { rate } from '@lyceum/rules';
import { reportTextMaximum } from '@lyceum/rules/review';
import { beforeAll, expect, test } from 'vitest';
import { readSettings } from '../../platform/settings/settings.ts';
import { type SignedInUser, startApi, testApi } from '../../testing/api.ts';
import { addCatalogFixture, addReview } from '../../testing/catalog.ts';

const api = testApi();
const body = { subject: 'review', reason: 'spam', details: '' } as const;
let instructor: SignedInUser;
let moderator: SignedInUser;

beforeAll(async () => {
  instructor = await addCatalogFixture(api());
  moderator = await api().user({ role: 'moderator' });
});

async function reviewed(fields: { isReplied?: boolean } = {}) {
  const author = await api().user();
  const id = await addReview(api(), { course_id: 'knots', user_id: author.user.id });
  const params = { id };
  if (fields.isReplied)
    await api().expect(200, 'replyToReview', { params, token: instructor.token, body: { text: 'Thanks.' } });
  return { author, params };
}
const casesOf = async (id: string) => {
  const query = { limit: 100 };
  const { results } = await api().expect(200, 'listReviewReports', { token: moderator.token, query });
  return results.filter(({ review }) => review.id === id);
};
const reportedBy = async ({ token }: SignedInUser) => {
  const request = { params: { id: 'knots' }, token };
  return (await api().expect(200, 'listReportedReviews', request)).results;
};

test('lists a review once, with its reports, for staff', { tags: ['2.327', '6.7'] }, async () => {
  const { author, params } = await reviewed({ isReplied: true });
  const [first, second, third] = await Promise.all([api().user(), api().user(), api().user()]);
  await api().expect(204, 'reportReview', { params, token: first.token, body });
  api().passTime(1000);
  const details = ' <b>Watches</b>\nagain ';
  await api().expect(204, 'reportReview', { params, token: second.token, body: { ...body, details } });
  await api().expect(204, 'reportReview', {
    params,
    token: third.token,
    body: { ...body, reason: 'insulting' },
  });
  expect(await casesOf(params.id)).toEqual([
    {
      id: expect.any(String),
      subject: 'review',
      status: 'open',
      course: { id: 'knots', name: expect.any(Object), href: '/course/knots' },
      review: expect.objectContaining({ text: 'Clear.', author: { name: author.user.name, picture: null } }),
      instructor: instructor.user.name,
      reportedAt: expect.any(String),
      reportCount: 3,
      reasons: [
        { reason: 'spam', count: 2 },
        { reason: 'insulting', count: 1 },
      ],
      details: [{ id: expect.any(String), reason: 'spam', text: '<b>Watches</b>\nagain' }],
      hiding: null,
    },
  ]);
});

test('a second report of a user changes nothing, even at the same time', { tags: ['2.327'] }, async () => {
  const { params } = await reviewed();
  const reporter = await api().user();
  const report = (reason: 'spam' | 'other') =>
    api().expect(204, 'reportReview', { params, token: reporter.token, body: { ...body, reason } });
  await report('spam');
  await Promise.all([report('other'), report('other'), report('other')]);
  expect((await casesOf(params.id)).map(({ reasons }) => reasons)).toEqual([[{ reason: 'spam', count: 1 }]]);
  expect(await reportedBy(reporter)).toEqual([{ review: params.id, subject: 'review' }]);
  expect(await reportedBy(await api().user())).toEqual([]);
});

test('a review and its reply are reported separately', { tags: ['2.327'] }, async () => {
  const { params } = await reviewed({ isReplied: true });
  const reporter = await api().user();
  for (const subject of ['review', 'reply'] as const)
    await api().expect(204, 'reportReview', { params, token: reporter.token, body: { ...body, subject } });
  expect((await casesOf(params.id)).map(({ subject }) => subject)).toEqual(['review', 'reply']);
  await api().expect(204, 'withdrawReply', { params, token: instructor.token });
  expect((await casesOf(params.id)).map(({ subject }) => subject)).toEqual(['review']);
});

test('rejects a report of one’s own review or reply', { tags: ['2.327'] }, async () => {
  const { author, params } = await reviewed({ isReplied: true });
  expect(await api().expect(403, 'reportReview', { params, token: author.token, body })).toMatchObject({
    code: 'own_contribution',
  });
  const reply = { ...body, subject: 'reply' } as const;
  await api().expect(403, 'reportReview', { params, token: instructor.token, body: reply });
  await api().expect(204, 'reportReview', { params, token: author.token, body: reply });
  await api().expect(204, 'reportReview', { params, token: instructor.token, body });
});

test('rejects what is not visible, and unknown courses', async () => {
  const { params } = await reviewed();
  const { token } = await api().user();
  const missing = async (request: object) =>
    expect(await api().call('reportReview', { params, token, body, ...request })).toMatchObject({
      status: 404,
      body: { code: 'review_not_found' },
    });
  await missing({ params: { id: 'nothing' } });
  await missing({ body: { ...body, subject: 'reply' } });
  const { db, now } = api().context;
  const review = db.updateTable('reviews').where('id', '=', params.id);
  await review.set({ hidden_at: now() }).execute();
  await missing({});
  await review.set({ hidden_at: null, text: '' }).execute();
  await missing({});
  await review.set({ text: 'Clear.' }).execute();
  await api().expect(200, 'unpublishCourse', { params: { id: 'knots' }, token: instructor.token });
  await missing({});
  await api().expect(404, 'listReportedReviews', { params: { id: 'knots' }, token });
  await api().expect(200, 'publishCourse', { params: { id: 'knots' }, token: instructor.token });
  await api().expect(204, 'reportReview', { params, token, body });
});

test('rejects other reasons and explanations that are too long', async () => {
  const { params } = await reviewed();
  const { token } = await api().user();
  for (const wrong of [
    { reason: 'dull' },
    { subject: 'author' },
    { details: 'ж'.repeat(reportTextMaximum + 1) },
    { details: 'a\0b' },
    { details: '\ud83d' },
  ])
    await api().expectStatus(400, 'reportReview', { params, token, body: { ...body, ...wrong } });
});

test('limits the reports of a user', async () => {
  const limited = await startApi({ operation: { ...readSettings({}).operation }, rates: rate });
  await addCatalogFixture(limited);
  const { token } = await limited.user();
  const send = () => limited.call('reportReview', { params: { id: 'nothing' }, token, body });
  for (let count = 0; count < rate.report.max; count += 1) expect((await send()).status).toBe(404);
  const { status, headers } = await send();
  expect({ status, retries: Number(headers['retry-after']) > 0 }).toEqual({ status: 429, retries: true });
  await limited.close();
});
