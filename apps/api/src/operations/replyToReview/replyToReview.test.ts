import { beforeAll, expect, test } from 'vitest';
import { readSettings } from '../../platform/settings/settings.ts';
import { type SignedInUser, startApi, testApi } from '../../testing/api.ts';
import { addCatalogFixture, addReview } from '../../testing/catalog.ts';
import { mailsTo } from '../../testing/users.ts';

const api = testApi();
const course = { id: 'knots' };
const body = { text: ' Thank you!\n<b>Really.</b> ' };
const text = 'Thank you!\n<b>Really.</b>';
let instructor: SignedInUser;

beforeAll(async () => {
  instructor = await addCatalogFixture(api());
});

/** A review of `knots`, as the instructor addresses it. */
async function reviewBy(user: SignedInUser['user'], on = api(), { token } = instructor) {
  const id = await addReview(on, { course_id: 'knots', user_id: user.id });
  return { params: { id }, token };
}

test('is public, can be changed and withdrawn, and is mailed once, in the language of the review', {
  tags: ['2.326'],
}, async () => {
  const { user } = await api().user({ is_email_verified: true });
  const request = await reviewBy(user);
  const listed = async () => {
    const { results } = await api().expect(200, 'listCourseReviews', { params: course });
    return results.find(({ id }) => id === request.params.id)?.reply;
  };
  expect(await listed()).toBeNull();
  const { reply } = await api().expect(200, 'replyToReview', { ...request, body });
  expect(reply).toEqual({ text, repliedAt: expect.any(String) });
  expect(await listed()).toEqual(reply);
  await api().expect(200, 'replyToReview', { ...request, body: { text: 'Thanks.' } });
  expect(await listed()).toMatchObject({ text: 'Thanks.' });
  for (const _ of [1, 2]) await api().expect(204, 'withdrawReply', request);
  expect(await listed()).toBeNull();
  await api().expect(200, 'replyToReview', { ...request, body });
  const mails = await mailsTo(api(), user.email);
  expect(mails.map(({ subject }) => subject)).toEqual(['L’instructeur a répondu à votre avis']);
  expect(mails[0]?.body_text).not.toContain('Thank');
});

test('is not mailed to an address that is not verified', { tags: ['2.326'] }, async () => {
  const { user } = await api().user({ is_email_verified: false });
  await api().expect(200, 'replyToReview', { ...(await reviewBy(user)), body });
  expect(await mailsTo(api(), user.email)).toEqual([]);
});

test('rejects other instructors, hidden and unknown reviews, and empty texts', async () => {
  const { user } = await api().user();
  const request = await reviewBy(user);
  const { token } = await api().instructor();
  const call = { ...request, token };
  expect(await api().expect(403, 'replyToReview', { ...call, body })).toMatchObject({
    code: 'not_your_course',
  });
  await api().expect(403, 'withdrawReply', call);
  await api().expect(400, 'replyToReview', { ...request, body: { text: ' ' } });
  await api().expect(400, 'replyToReview', { ...request, body: { text: '\u2800' } });
  const { db, now } = api().context;
  await db.updateTable('reviews').set({ hidden_at: now() }).where('id', '=', request.params.id).execute();
  for (const params of [request.params, { id: 'nothing' }]) {
    expect(await api().expect(404, 'replyToReview', { ...request, params, body })).toMatchObject({
      code: 'review_not_found',
    });
    await api().expect(404, 'withdrawReply', { ...request, params });
  }
});

test('guests see a reply at once', { tags: ['2.326'] }, async () => {
  const cached = await startApi({ operation: readSettings({}).operation });
  const owner = await addCatalogFixture(cached);
  const request = await reviewBy((await cached.user()).user, cached, owner);
  const read = async () =>
    (await cached.expect(200, 'listCourseReviews', { params: course })).results[0]?.reply?.text;
  expect(await read()).toBeUndefined();
  await cached.expect(200, 'replyToReview', { ...request, body });
  expect(await read()).toBe(text);
  await cached.close();
});
