import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { mailResetLink } from '../people/mailedLinks.ts';
import type { Context } from '../platform/context/context.ts';
import { insertRows } from '../platform/database/insertRows.ts';
import { deliverDue } from '../platform/mail/delivery.ts';
import type { Send } from '../platform/mail/smtp.ts';
import { testApi } from '../testing/api.ts';
import { addCatalogFixture, addCourse } from '../testing/catalog.ts';
import { queueBatch } from './queue.ts';

const api = testApi();

/** Sends a message to this number of learners. @returns the context of a server that sends its mails by SMTP */
async function messageTo(count: number): Promise<Context> {
  const { token, user } = await addCatalogFixture(api());
  const { context } = api();
  const created_at = context.now();
  await addCourse(api(), { id: 'taught', category_id: 'crafts', instructor_id: user.id });
  const ids = Array.from({ length: count }, () => randomUUID());
  await insertRows(
    context.db,
    'users',
    ids.map((id, index) => ({
      id,
      name: `Learner ${index}`,
      email: `${index}@example.org`,
      role: 'learner' as const,
      is_email_verified: true,
      created_at,
    })),
  );
  // Counting each learner would take most of the time of this test.
  await sql`alter table enrollments disable trigger user`.execute(context.db);
  await insertRows(
    context.db,
    'enrollments',
    ids.map((id) => ({
      id: `e-${id}`,
      user_id: id,
      course_id: 'taught',
      created_at,
      price_cents: 0,
      last_accessed: created_at,
    })),
  );
  await sql`alter table enrollments enable trigger user`.execute(context.db);
  const body = { id: randomUUID(), subject: 'The notes are online', text: 'See you soon.' };
  await api().expect(200, 'sendCourseMessage', { params: { id: 'taught' }, token, body });
  const mail = { smtpUrl: 'smtp://127.0.0.1:1', from: 'Lyceum <no-reply@lyceum.example>' };
  return { ...context, settings: { ...context.settings, mail } };
}

/** Requests a new password while a mail is being sent. @returns how many mails leave until the reset, with both */
async function placeOfReset(context: Context, deliver: (send: Send) => Promise<unknown>): Promise<number> {
  const recipients: string[] = [];
  let address: string | null = null;
  const send: Send = async ({ to }) => {
    recipients.push(to);
    if (address !== null) return;
    const { user } = await api().user();
    address = user.email;
    await mailResetLink(context, address, { address: '192.0.2.1', device: null }, 'en');
  };
  while (address === null || !recipients.includes(address)) await deliver(send);
  return recipients.indexOf(address) + 1;
}

test('a reset leaves among the first ten mails of a message to a thousand learners', {
  tags: ['10.188'],
}, async () => {
  const context = await messageTo(1000);
  const place = await placeOfReset(context, async (send) => {
    await queueBatch(context);
    await deliverDue(context, send);
  });
  expect(place).toBeLessThanOrEqual(10);

  // During an outage of the mail server, all mails of the message get into the outbox.
  const failAll = () =>
    context.db.updateTable('outbox').set({ attempts: 1 }).where('attempts', '=', 0).execute();
  do await failAll();
  while (await queueBatch(context));
  const { count } = await context.db
    .selectFrom('outbox')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('sent_at', 'is', null)
    .executeTakeFirstOrThrow();
  expect(count).toBeGreaterThan(900);
  api().passTime(60_000);
  expect(await placeOfReset(context, (send) => deliverDue(context, send))).toBeLessThanOrEqual(10);
});
