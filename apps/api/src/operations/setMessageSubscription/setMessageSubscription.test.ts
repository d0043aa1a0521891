import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { queueBatch } from '../../messages/queue.ts';
import { deleteOldUnsubscribeTokens, unsubscribeTokenLifetimeMs } from '../../messages/subscriptions.ts';
import { type SignedInUser, testApi } from '../../testing/api.ts';
import { addCatalogFixture, addCourse } from '../../testing/catalog.ts';
import { mailsTo } from '../../testing/users.ts';

const api = testApi();
let instructor: SignedInUser;
let courses = 0;

beforeAll(async () => {
  instructor = await addCatalogFixture(api());
});

/** A course in which a learner is enrolled, as the instructor addresses it. */
async function newCourse({ token }: SignedInUser) {
  courses += 1;
  const params = { id: `taught-${courses}` };
  await addCourse(api(), { ...params, category_id: 'crafts', instructor_id: instructor.user.id });
  await api().expect(200, 'enrollInCourse', { params, token });
  return { params, token: instructor.token };
}
type Course = Awaited<ReturnType<typeof newCourse>>;

const message = (subject: string) => ({ id: randomUUID(), subject, text: 'They are online.' });
async function send(course: Course, subject = 'The notes'): Promise<void> {
  await api().expect(200, 'sendCourseMessage', { ...course, body: message(subject) });
  while (await queueBatch(api().context));
}
const recipientsOf = async (course: Course) =>
  (await api().expect(200, 'listCourseMessages', course)).recipients;

async function unsubscribeTokenOf({ user }: SignedInUser) {
  const [mail] = await mailsTo(api(), user.email);
  const link = new URL(mail?.links[1] ?? 'none:');
  return { path: link.pathname, token: link.searchParams.get('token') ?? '', mail };
}

test('a learner unsubscribes from a course, from all, and subscribes again', {
  tags: ['2.347'],
}, async () => {
  const learner = await api().user({ is_email_verified: true });
  const [course, other] = [await newCourse(learner), await newCourse(learner)];
  await send(course, 'One');
  const { path, token } = await unsubscribeTokenOf(learner);
  expect(path).toBe('/unsubscribe');
  const query = { token };
  const read = async () => (await api().expect(200, 'getMessageSubscription', { query })).receives;
  const set = async (receives: 'all' | 'others' | 'none') =>
    expect((await api().expect(200, 'setMessageSubscription', { body: { token, receives } })).receives).toBe(
      receives,
    );
  expect(await read()).toBe('all');
  await set('others');
  await set('others');
  expect(await recipientsOf(course)).toBe(0);
  const second = { ...course, body: message('Two') };
  expect(await api().expect(422, 'sendCourseMessage', second)).toMatchObject({ code: 'no_recipients' });
  expect(await recipientsOf(other)).toBe(1);
  await set('none');
  expect(await recipientsOf(other)).toBe(0);
  await set('all');
  await send(course, 'Three');
  const mails = await mailsTo(api(), learner.user.email);
  expect(mails.map(({ subject }) => subject)).toEqual(['Three', 'One']);
});

test('a mail program unsubscribes with one click, but opening the link does not', {
  tags: ['2.347'],
}, async () => {
  const learner = await api().user({ is_email_verified: true });
  await send(await newCourse(learner));
  const { token, mail } = await unsubscribeTokenOf(learner);
  const url = new URL(mail?.unsubscribe_url ?? 'none:');
  const click = (method: 'GET' | 'POST', search = url.search) =>
    api().app.inject({
      method,
      url: `${url.pathname}${search}`,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      ...(method === 'POST' && { payload: 'List-Unsubscribe=One-Click' }),
    });
  const read = async () => (await api().expect(200, 'getMessageSubscription', { query: { token } })).receives;
  expect((await click('GET')).statusCode).toBe(404);
  expect(await read()).toBe('all');
  expect((await click('POST')).statusCode).toBe(200);
  expect((await click('POST')).statusCode).toBe(200);
  expect(await read()).toBe('others');
  for (const search of [
    '',
    '?token=',
    '?token=nothing',
    `?token=${token}&token=${token}`,
    `?token=${'x'.repeat(500)}`,
  ])
    expect((await click('POST', search)).statusCode).toBe(404);
});

test('an unknown or old link is a 422', { tags: ['2.347'] }, async () => {
  const learner = await api().user({ is_email_verified: true });
  await send(await newCourse(learner));
  const { token } = await unsubscribeTokenOf(learner);
  const { db } = api().context;
  expect(
    await db.selectFrom('unsubscribe_tokens').select('token_hash').where('token_hash', '=', token).execute(),
  ).toEqual([]);
  const codes = async (query: { token: string }) => [
    (await api().expect(422, 'getMessageSubscription', { query })).code,
    (await api().expect(422, 'setMessageSubscription', { body: { ...query, receives: 'none' } })).code,
  ];
  const code = 'invalid_unsubscribe_link';
  expect(await codes({ token: 'nothing' })).toEqual([code, code]);
  const { context } = api();
  const later = () => new Date(context.now().getTime() + unsubscribeTokenLifetimeMs + 1000);
  await deleteOldUnsubscribeTokens({ ...context, now: later });
  expect(await codes({ token })).toEqual([code, code]);
});
