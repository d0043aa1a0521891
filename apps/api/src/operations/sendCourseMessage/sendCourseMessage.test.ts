import { randomUUID } from 'node:crypto';
import PostalMime from 'postal-mime';
import { beforeAll, expect, onTestFinished, test } from 'vitest';
import { messagesPerDay } from '../../messages/courseMessages.ts';
import { messageBatch, queueBatch } from '../../messages/queue.ts';
import type { Context } from '../../platform/context/context.ts';
import { deliverDue } from '../../platform/mail/delivery.ts';
import { smtpSender } from '../../platform/mail/smtp.ts';
import { type SignedInUser, testApi } from '../../testing/api.ts';
import { addCatalogFixture, addCourse } from '../../testing/catalog.ts';
import { startMailServer } from '../../testing/mailServer.ts';
import { mailsTo } from '../../testing/users.ts';

const api = testApi();
const text = 'Hello <b>all</b>,\n\nthe notes are online. {{name}}';
let instructor: SignedInUser;
let courses = 0;

beforeAll(async () => {
  instructor = await addCatalogFixture(api());
});

const message = (subject = 'The notes are online') => ({ id: randomUUID(), subject, text });

/** A course with this number of learners, whose addresses are verified. */
async function courseWith(count: number) {
  courses += 1;
  const id = `taught-${courses}`;
  await addCourse(api(), { id, category_id: 'crafts', instructor_id: instructor.user.id });
  const params = { id };
  const learners: SignedInUser[] = [];
  for (let index = 0; index < count; index += 1) {
    const learner = await api().user({ is_email_verified: true });
    await api().expect(200, 'enrollInCourse', { params, token: learner.token });
    learners.push(learner);
  }
  return { params, learners, request: { params, token: instructor.token } };
}

const queueAll = async (context: Context = api().context) => {
  while (await queueBatch(context));
};
const subjectsTo = async ({ user }: SignedInUser) =>
  (await mailsTo(api(), user.email)).map(({ subject }) => subject);
const list = (request: object) => api().expect(200, 'listCourseMessages', request);

test('mails all learners once, and counts them', { tags: ['2.346'] }, async () => {
  const { learners, request } = await courseWith(3);
  const body = message();
  expect((await list(request)).recipients).toBe(3);
  const response = await api().expect(200, 'sendCourseMessage', { ...request, body });
  expect(response).toMatchObject({ ...body, recipientCount: 0, isQueued: false });
  await api().expect(200, 'sendCourseMessage', { ...request, body });
  await queueAll();
  await queueAll();
  for (const learner of learners) expect(await subjectsTo(learner)).toEqual([body.subject]);
  expect(await list(request)).toMatchObject({
    results: [{ ...body, recipientCount: 3, isQueued: true }],
    totalResults: 1,
    recipients: 3,
  });
  const again = await api().expect(200, 'sendCourseMessage', { ...request, body });
  expect(again.recipientCount).toBe(3);
});

test('a mail shows the text as it was typed, without markup, and no address of the instructor', {
  tags: ['2.346'],
}, async () => {
  const { learners, request } = await courseWith(1);
  await api().expect(200, 'sendCourseMessage', { ...request, body: message() });
  await queueAll();
  const [mail] = await mailsTo(api(), learners[0]?.user.email ?? '');
  expect(mail?.body_text).toContain(text);
  expect(mail?.body_html).toContain('Hello &lt;b&gt;all&lt;/b&gt;,\n\nthe notes are online. {{name}}');
  expect(mail?.body_text).toContain(instructor.user.name);
  expect(JSON.stringify(mail)).not.toContain(instructor.user.email);
});

test('goes only to verified addresses, and to those who were enrolled when it was sent', {
  tags: ['2.346'],
}, async () => {
  const { learners, params, request } = await courseWith(1);
  const unverified = await api().user({ is_email_verified: false });
  await api().expect(200, 'enrollInCourse', { params, token: unverified.token });
  await api().expect(200, 'sendCourseMessage', { ...request, body: message() });
  api().passTime(1000);
  const late = await api().user({ is_email_verified: true });
  await api().expect(200, 'enrollInCourse', { params, token: late.token });
  await queueAll();
  expect(await Promise.all([...learners, unverified, late].map(subjectsTo))).toEqual([
    ['The notes are online'],
    [],
    [],
  ]);
});

test('a crash between batches neither loses nor repeats a mail', { tags: ['10.188'] }, async () => {
  const { params, request } = await courseWith(0);
  const { context } = api();
  const time = context.now();
  const count = 2 * messageBatch + 5;
  const ids = Array.from({ length: count }, () => randomUUID());
  const users = ids.map((id, index) => ({
    id,
    name: `Learner ${index}`,
    email: `${params.id}-${index}@example.org`,
    role: 'learner' as const,
    is_email_verified: true,
    created_at: time,
  }));
  await context.db.insertInto('users').values(users).execute();
  await context.db
    .insertInto('enrollments')
    .values(
      ids.map((id) => ({
        id: `e-${id}`,
        user_id: id,
        course_id: params.id,
        created_at: time,
        price_cents: 0,
        last_accessed: time,
      })) as never,
    )
    .execute();
  await api().expect(200, 'sendCourseMessage', { ...request, body: message() });
  await queueBatch(context);
  expect((await list(request)).results[0]).toMatchObject({
    recipientCount: messageBatch,
    isQueued: false,
  });
  const failing = {
    ...context,
    texts: () => {
      throw new Error('Killed');
    },
  };
  await expect(queueBatch(failing)).rejects.toThrow('Killed');
  // Several processes at once.
  await Promise.all([queueAll(), queueAll(), queueAll()]);
  expect((await list(request)).results[0]).toMatchObject({ recipientCount: count, isQueued: true });
  const mails = await context.db
    .selectFrom('outbox')
    .select('recipient')
    .where('recipient', 'like', `${params.id}-%`)
    .execute();
  expect(mails.length).toBe(count);
  expect(new Set(mails.map(({ recipient }) => recipient)).size).toBe(count);
});

test('only one batch waits in the outbox, so that other mails overtake the rest', {
  tags: ['10.188'],
}, async () => {
  const { request } = await courseWith(2);
  const { context } = api();
  const mail = { smtpUrl: 'smtp://127.0.0.1:1', from: 'Lyceum <no-reply@lyceum.example>' };
  const delivering = { ...context, settings: { ...context.settings, mail } };
  await api().expect(200, 'sendCourseMessage', { ...request, body: message('First') });
  await api().expect(200, 'sendCourseMessage', { ...request, body: message('Second') });
  expect(await queueBatch(delivering)).toBe(true);
  expect(await queueBatch(delivering)).toBe(false);
  await deliverDue(delivering, async () => {});
  expect(await queueBatch(delivering)).toBe(true);
  await deliverDue(delivering, async () => {});
  expect((await list(request)).results.map(({ recipientCount }) => recipientCount)).toEqual([2, 2]);
});

test('carries the headers for one click, and a subject cannot inject others', {
  tags: ['2.347'],
}, async () => {
  const server = await startMailServer();
  onTestFinished(() => server.close());
  const { learners, request } = await courseWith(1);
  const { context } = api();
  const mail = { smtpUrl: server.url, from: 'Lyceum <no-reply@lyceum.example>' };
  const delivering = { ...context, settings: { ...context.settings, mail } };
  await api().expect(200, 'sendCourseMessage', { ...request, body: message('دورة: the notes') });
  await queueAll(delivering);
  await deliverDue(delivering, smtpSender(delivering));
  const firstMail = server.mails.find(({ to }) => to === learners[0]?.user.email);
  const { headers, subject, replyTo, from } = await PostalMime.parse(firstMail?.text ?? '');
  const header = (key: string) => headers.find((one) => one.key === key)?.value;
  expect({ subject, replyTo, from: from?.address }).toEqual({
    subject: 'دورة: the notes',
    replyTo: undefined,
    from: 'no-reply@lyceum.example',
  });
  expect(header('list-unsubscribe')).toMatch(/^<https?:\/\/.*\/unsubscribe\/one-click\?token=[\w-]{43}>$/);
  expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
  for (const wrong of ['a\r\nBcc: eve@evil.example', 'a\u202egnp', 'a\0b', 'a\u0085', ' ', 'x'.repeat(151)])
    await api().expectStatus(400, 'sendCourseMessage', { ...request, body: message(wrong) });
  for (const wrong of [{ text: ' ' }, { text: 'x'.repeat(5001) }, { id: 'nothing' }, { id: '\ud83d' }])
    await api().expectStatus(400, 'sendCourseMessage', { ...request, body: { ...message(), ...wrong } });
});

test(`at most ${messagesPerDay} messages of a course in a day, also at once`, {
  tags: ['2.346'],
}, async () => {
  const { request } = await courseWith(1);
  const responses = await Promise.all(
    Array.from({ length: messagesPerDay + 2 }, () =>
      api().call('sendCourseMessage', { ...request, body: message() }),
    ),
  );
  expect(responses.filter(({ status }) => status === 200)).toHaveLength(messagesPerDay);
  const refused = responses.filter(({ status }) => status === 429);
  expect(refused).toHaveLength(2);
  const wait = Number(refused[0]?.headers['retry-after']);
  expect(wait).toBeGreaterThan(86_000);
  expect(wait).toBeLessThanOrEqual(86_400);
  const dayBefore = new Date(api().context.now().getTime() - 24 * 3_600_000 - 1000);
  await api()
    .context.db.updateTable('course_messages')
    .set({ created_at: dayBefore })
    .where('course_id', '=', request.params.id)
    .execute();
  await api().expect(200, 'sendCourseMessage', { ...request, body: message() });
});

test('rejects everyone but the instructor of the course', async () => {
  const { params } = await courseWith(1);
  const { token } = await api().instructor();
  const request = { params, token };
  expect(await api().expect(403, 'sendCourseMessage', { ...request, body: message() })).toMatchObject({
    code: 'not_your_course',
  });
  await api().expect(403, 'listCourseMessages', request);
  for (const call of ['sendCourseMessage', 'listCourseMessages'] as const)
    await api().expectStatus(404, call, {
      params: { id: 'nowhere' },
      token,
      ...(call === 'sendCourseMessage' && { body: message() }),
    });
});
