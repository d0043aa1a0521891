import { limits } from '@lyceum/rules';
import { beforeAll, expect, test } from 'vitest';
import { deliverDue } from '../../platform/mail/delivery.ts';
import { readSettings } from '../../platform/settings/settings.ts';
import { type SignedInUser, startApi, type TestApi, testApi } from '../../testing/api.ts';
import { addCatalogFixture, addReview } from '../../testing/catalog.ts';
import { mailsTo } from '../../testing/users.ts';

const api = testApi();
const body = { reason: 'insulting', note: ' Criticize the course,\nnot {{name}}. ' } as const;
const undoableMs = limits.decisionUndoMs + limits.decisionUndoToleranceMs;
let instructor: SignedInUser;
let moderator: SignedInUser;
let admin: SignedInUser;

beforeAll(async () => {
  instructor = await addCatalogFixture(api());
  moderator = await api().user({ role: 'moderator' });
  admin = await api().user({ role: 'admin' });
});

/** A reported review, or a reported reply. */
async function reported(subject: 'review' | 'reply' = 'review', on: TestApi = api(), owner = instructor) {
  const author = await on.user({ is_email_verified: true });
  const id = await addReview(on, { course_id: 'knots', user_id: author.user.id });
  const params = { id };
  if (subject === 'reply')
    await on.expect(200, 'replyToReview', { params, token: owner.token, body: { text: 'Nonsense!' } });
  const reporter = await on.user();
  await on.expect(204, 'reportReview', {
    params,
    token: reporter.token,
    body: { subject, reason: 'insulting', details: 'Rude' },
  });
  const reviewCase = await on.context.db
    .selectFrom('review_cases')
    .select('id')
    .where('review_id', '=', id)
    .executeTakeFirstOrThrow();
  return { author, reporter, review: id, params: { id: reviewCase.id }, ofReview: params };
}
const by = ({ token }: SignedInUser, params: { id: string }) => ({ params, token });
const list = async (status: 'open' | 'hidden') => {
  const request = { token: moderator.token, query: { status, limit: 100 } };
  return (await api().expect(200, 'listReviewReports', request)).results;
};
const isPublic = async (id: string, on: TestApi = api()) => {
  const request = { params: { id: 'knots' }, query: { limit: 100 } };
  return (await on.expect(200, 'listCourseReviews', request)).results.some((review) => review.id === id);
};
const ratingCount = async () =>
  (await api().expect(200, 'getCourse', { params: { id: 'knots' } })).ratingCount;
const mine = ({ token }: SignedInUser) =>
  api().expect(200, 'getMyReview', { params: { id: 'knots' }, token });

test('hides a review from the rating and the list, and tells its author why', {
  tags: ['2.328', '6.7'],
}, async () => {
  const { author, params, review } = await reported();
  const before = await ratingCount();
  const decision = { id: params.id, status: 'hidden' };
  const decidedFrom = api().context.now().getTime();
  expect(await api().expect(200, 'hideReview', { ...by(moderator, params), body })).toEqual(decision);
  expect(await ratingCount()).toBe(before - 1);
  expect(await isPublic(review)).toBe(false);
  expect(await mine(author)).toMatchObject({
    isHidden: true,
    hiding: { reason: 'insulting', note: 'Criticize the course,\nnot {{name}}.' },
  });
  expect((await list('open')).map(({ id }) => id)).not.toContain(params.id);
  expect((await list('hidden')).find(({ id }) => id === params.id)).toMatchObject({
    status: 'hidden',
    reportCount: 1,
    hiding: { reason: 'insulting' },
  });
  const [mail, ...others] = await mailsTo(api(), author.user.email);
  expect(others).toEqual([]);
  expect(mail).toMatchObject({ subject: 'Votre avis a été masqué' });
  expect(mail?.body_text).toContain(
    'Le motif\u00a0: le texte est insultant.\n\nCriticize the course,\nnot {{name}}.',
  );
  expect(mail?.next_attempt_at.getTime()).toBeGreaterThanOrEqual(decidedFrom + undoableMs);
});

test('keeps a review, until someone else reports it or its author changes it', {
  tags: ['2.328'],
}, async () => {
  const { author, reporter, params, ofReview, review } = await reported();
  expect(await api().expect(200, 'keepReview', by(admin, params))).toEqual({ id: params.id, status: 'kept' });
  expect(await isPublic(review)).toBe(true);
  const isOpen = async () => (await list('open')).some(({ id }) => id === params.id);
  expect(await isOpen()).toBe(false);
  const report = (who: SignedInUser) =>
    api().expect(204, 'reportReview', {
      ...by(who, ofReview),
      body: { subject: 'review', reason: 'spam', details: '' },
    });
  await report(reporter);
  expect(await isOpen()).toBe(false);
  api().passTime(1000);
  await api().expect(200, 'writeReview', {
    ...by(author, { id: 'knots' }),
    body: { stars: 1, text: 'Even ruder.' },
  });
  await report(reporter);
  expect((await list('open')).find(({ id }) => id === params.id)).toMatchObject({
    reasons: [{ reason: 'spam', count: 1 }],
  });
  await api().expect(200, 'keepReview', by(admin, params));
  await report(await api().user());
  expect(await isOpen()).toBe(true);
  expect(await mailsTo(api(), author.user.email)).toEqual([]);
});

test('hides and restores a reply, not its review', { tags: ['2.328'] }, async () => {
  const { params, ofReview, review } = await reported('reply');
  await api()
    .context.db.updateTable('users')
    .set({ is_email_verified: true, application_language: 'ar' })
    .where('id', '=', instructor.user.id)
    .execute();
  const reply = async () => {
    const request = { params: { id: 'knots' }, query: { limit: 100 } };
    return (await api().expect(200, 'listCourseReviews', request)).results.find(({ id }) => id === review)
      ?.reply;
  };
  await api().expect(200, 'hideReview', { ...by(moderator, params), body });
  expect(await reply()).toBeNull();
  expect((await list('hidden')).find(({ id }) => id === params.id)?.review.reply?.text).toBe('Nonsense!');
  for (const call of ['replyToReview', 'withdrawReply'] as const) {
    const request = {
      ...by(instructor, ofReview),
      ...(call === 'replyToReview' && { body: { text: 'Ha!' } }),
    };
    expect(await api().expectStatus(409, call, request)).toMatchObject({ code: 'reply_hidden' });
  }
  const subjects = async () => (await mailsTo(api(), instructor.user.email)).map(({ subject }) => subject);
  expect(await subjects()).toEqual(['أُخفي ردّك']);
  await api().expect(200, 'restoreReview', by(moderator, params));
  expect(await reply()).toMatchObject({ text: 'Nonsense!' });
  // The hiding was not mailed yet.
  expect(await subjects()).toEqual([]);
});

test('mails the author about a restored review if the hiding was mailed', {
  tags: ['2.328'],
}, async () => {
  const { author, params, review } = await reported();
  await api().expect(200, 'hideReview', { ...by(moderator, params), body });
  api().passTime(undoableMs + 1000);
  for (const _ of [1, 2]) await api().expect(200, 'restoreReview', by(admin, params));
  expect(await isPublic(review)).toBe(true);
  expect(await mine(author)).toMatchObject({ isHidden: false, hiding: null });
  expect((await mailsTo(api(), author.user.email)).map(({ subject }) => subject).toSorted()).toEqual([
    'Votre avis a été masqué',
    'Votre avis est de nouveau public',
  ]);
  await api().expect(200, 'undoReviewDecision', by(admin, params));
  expect(await isPublic(review)).toBe(false);
  expect(await mine(author)).toMatchObject({ hiding: { reason: 'insulting' } });
  expect(await mailsTo(api(), author.user.email)).toHaveLength(1);
});

test('an undo returns every decision to what it was, and cancels the mail', { tags: ['2.328'] }, async () => {
  const { author, params, review } = await reported();
  const undo = () => api().expect(200, 'undoReviewDecision', by(moderator, params));
  for (const decide of ['hideReview', 'keepReview'] as const) {
    await api().expect(200, decide, { ...by(moderator, params), ...(decide === 'hideReview' && { body }) });
    api().passTime(limits.decisionUndoMs + 1000);
    expect(await undo()).toEqual({ id: params.id, status: 'open' });
    expect(await undo()).toEqual({ id: params.id, status: 'open' });
    expect((await list('open')).find(({ id }) => id === params.id)).toMatchObject({ reportCount: 1 });
    expect(await isPublic(review)).toBe(true);
  }
  expect(await mailsTo(api(), author.user.email)).toEqual([]);
  await api().expect(200, 'hideReview', { ...by(admin, params), body });
  await api().expect(200, 'restoreReview', by(moderator, params));
  expect(await undo()).toEqual({ id: params.id, status: 'hidden' });
  expect(await isPublic(review)).toBe(false);
  expect(await mailsTo(api(), author.user.email)).toHaveLength(1);
});

test('rejects an undo by others, later, and after the mail is on its way', { tags: ['2.328'] }, async () => {
  const { author, params } = await reported();
  await api().expect(200, 'hideReview', { ...by(moderator, params), body });
  expect(await api().expect(403, 'undoReviewDecision', by(admin, params))).toMatchObject({
    code: 'not_your_review_decision',
  });
  const { context } = api();
  const mails = context.db.updateTable('outbox').where('recipient', '=', author.user.email);
  await mails.set({ sent_at: null }).execute();
  const ahead = () => new Date(context.now().getTime() + undoableMs);
  const mail = { smtpUrl: 'smtp://127.0.0.1:1', from: 'Lyceum <no-reply@lyceum.example>' };
  const settings = { ...context.settings, mail };
  await deliverDue({ ...context, now: ahead, settings }, async () => {
    expect(await api().expect(409, 'undoReviewDecision', by(moderator, params))).toMatchObject({
      code: 'review_decision_final',
    });
  });
  const late = await reported();
  await api().expect(200, 'keepReview', by(moderator, late.params));
  api().passTime(undoableMs + 1000);
  await api().expect(409, 'undoReviewDecision', by(moderator, late.params));
});

test('two moderators at once decide once: the same decision is repeated, another one is a conflict', {
  tags: ['2.328'],
}, async () => {
  for (let round = 0; round < 6; round += 1) {
    const { author, params } = await reported();
    const hide = (who: SignedInUser) => api().call('hideReview', { ...by(who, params), body });
    const keep = (who: SignedInUser) => api().call('keepReview', by(who, params));
    const [one, other, third] = await Promise.all([hide(moderator), keep(admin), hide(admin)]);
    const statuses = [one.status, other.status, third.status];
    expect([
      [200, 409, 200],
      [409, 200, 409],
    ]).toContainEqual(statuses);
    const conflict = [one, other].find(({ status }) => status === 409)?.body;
    const code = one.status === 200 ? 'review_already_hidden' : 'review_already_kept';
    expect(conflict).toMatchObject({ code });
    expect(await mailsTo(api(), author.user.email)).toHaveLength(one.status === 200 ? 1 : 0);
  }
  const rejected = async (call: 'hideReview' | 'keepReview' | 'restoreReview', params: { id: string }) =>
    (await api().expect(409, call, { ...by(admin, params), ...(call === 'hideReview' && { body }) })).code;
  const { params: hiddenCase } = await reported();
  expect(await rejected('restoreReview', hiddenCase)).toBe('review_not_hidden');
  await api().expect(200, 'hideReview', { ...by(moderator, hiddenCase), body });
  expect(await rejected('keepReview', hiddenCase)).toBe('review_already_hidden');
  const { params: keptCase } = await reported();
  await api().expect(200, 'keepReview', by(moderator, keptCase));
  expect(await rejected('hideReview', keptCase)).toBe('review_already_kept');
});

test('staff does not decide on its own texts, and unknown cases are a 404', async () => {
  const { author, params } = await reported();
  await api()
    .context.db.updateTable('users')
    .set({ role: 'moderator' })
    .where('id', '=', author.user.id)
    .execute();
  const calls = ['hideReview', 'keepReview', 'restoreReview'] as const;
  for (const call of calls) {
    const request = call === 'hideReview' ? { body } : {};
    await api().expectStatus(403, call, { ...by(author, params), ...request });
    await api().expectStatus(404, call, { ...by(moderator, { id: 'nothing' }), ...request });
  }
  await api().expect(404, 'undoReviewDecision', by(moderator, { id: 'nothing' }));
});

test('is not mailed to an address that is not verified', async () => {
  const { author, params } = await reported();
  await api()
    .context.db.updateTable('users')
    .set({ is_email_verified: false })
    .where('id', '=', author.user.id)
    .execute();
  await api().expect(200, 'hideReview', { ...by(moderator, params), body: { ...body, note: '' } });
  expect(await mailsTo(api(), author.user.email)).toEqual([]);
  await api().expect(200, 'undoReviewDecision', by(moderator, params));
});

test('guests no longer see a hidden review, and see a restored one at once', {
  tags: ['2.328'],
}, async () => {
  const cached = await startApi({ operation: readSettings({}).operation });
  const owner = await addCatalogFixture(cached);
  const staff = await cached.user({ role: 'moderator' });
  const { params, review } = await reported('review', cached, owner);
  expect(await isPublic(review, cached)).toBe(true);
  await cached.expect(200, 'hideReview', { ...by(staff, params), body });
  expect(await isPublic(review, cached)).toBe(false);
  await cached.expect(200, 'undoReviewDecision', by(staff, params));
  expect(await isPublic(review, cached)).toBe(true);
  await cached.close();
});

test('pages through the reports, oldest first, and a withdrawn review leaves the list', async () => {
  const { db } = api().context;
  await db.deleteFrom('review_cases').execute();
  const cases = [];
  for (let index = 0; index < 5; index += 1) {
    cases.push(await reported());
    api().passTime(1000);
  }
  const page = async (number: number) =>
    api().expect(200, 'listReviewReports', { token: admin.token, query: { page: number, limit: 2 } });
  const pages = await Promise.all([1, 2, 3, 4].map(page));
  expect(pages.map(({ totalResults }) => totalResults)).toEqual([5, 5, 5, 5]);
  expect(pages.flatMap(({ results }) => results.map(({ id }) => id))).toEqual(
    cases.map(({ params }) => params.id),
  );
  const [first] = cases;
  if (first) await api().expect(204, 'withdrawReview', by(first.author, { id: 'knots' }));
  expect((await page(1)).totalResults).toBe(4);
});
