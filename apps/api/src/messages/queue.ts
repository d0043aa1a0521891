import { type Selectable, sql } from 'kysely';
import type { Context } from '../platform/context/context.ts';
import { insertRows } from '../platform/database/insertRows.ts';
import type { Tables } from '../platform/database/schema.ts';
import { putMails } from '../platform/mail/outbox.ts';
import { messageMail } from './messageMail.ts';
import { selectRecipients } from './recipients.ts';
import { deleteOldUnsubscribeTokens, newUnsubscribeToken } from './subscriptions.ts';

/** The maximum number of mails of a message in the outbox, so that other mails overtake the rest. */
export const messageBatch = 200;

const pollEveryMs = 1000;
const sweepEveryMs = 3_600_000;

type MessageRow = Selectable<Tables['course_messages']>;

/**
 * Puts the mails of the next batch into the outbox. The batch and its place in the list of learners are stored in one
 * transaction, so a crash neither loses nor repeats a mail. Only one batch waits in the outbox at a time: the mails of
 * accounts, such as a new password, are never behind thousands of others.
 * @returns whether there may be more to do now
 */
export function queueBatch(context: Context): Promise<boolean> {
  return context.db.transaction().execute(async (db) => {
    const inside = { ...context, db };
    const message = await db
      .selectFrom('course_messages')
      .selectAll()
      .where('queued_at', 'is', null)
      .orderBy('created_at')
      .limit(1)
      .forUpdate()
      .skipLocked()
      .executeTakeFirst();
    if (!message || (await isOutboxBusy(inside))) return false;
    const recipients = await selectRecipients(db, message.course_id, message.created_at)
      .select(['users.id', 'users.name', 'users.email'])
      .where('users.id', '>', message.cursor)
      .orderBy('users.id')
      .limit(messageBatch)
      .execute();
    await putBatch(inside, message, recipients);
    const last = recipients.at(-1);
    const isComplete = recipients.length < messageBatch;
    await db
      .updateTable('course_messages')
      .set({
        recipient_count: sql`recipient_count + ${recipients.length}`,
        ...(last && { cursor: last.id }),
        ...(isComplete && { queued_at: context.now() }),
      })
      .where('course_id', '=', message.course_id)
      .where('id', '=', message.id)
      .execute();
    return true;
  });
}

async function isOutboxBusy({ db }: Context): Promise<boolean> {
  const waiting = await db
    .selectFrom('outbox')
    .select('id')
    .where('sent_at', 'is', null)
    .where('gave_up_at', 'is', null)
    .where('unsubscribe_url', 'is not', null)
    .where('attempts', '=', 0)
    .limit(1)
    .executeTakeFirst();
  return waiting !== undefined;
}

async function putBatch(
  context: Context,
  message: MessageRow,
  recipients: readonly { id: string; name: string; email: string }[],
): Promise<void> {
  if (recipients.length === 0) return;
  const { db, now } = context;
  const { name, sender } = await db
    .selectFrom('courses')
    .innerJoin('users', 'users.id', 'courses.instructor_id')
    .select(['courses.name', 'users.name as sender'])
    .where('courses.id', '=', message.course_id)
    .executeTakeFirstOrThrow();
  const addressed = recipients.map((user) => ({ user, ...newUnsubscribeToken() }));
  await insertRows(
    db,
    'unsubscribe_tokens',
    addressed.map(({ user, hash }) => ({
      token_hash: hash,
      user_id: user.id,
      course_id: message.course_id,
      created_at: now(),
    })),
  );
  const course = { id: message.course_id, name, sender };
  await putMails(
    context,
    addressed.map(({ user, token }) => messageMail(context, message, course, user, token)),
  );
}

/**
 * Queues the mails of messages, every second, and deletes old tokens.
 * @returns a function that stops it after the current batch
 */
export function startQueueing(context: Context): () => Promise<void> {
  let isStopped = false;
  let isFailing = false;
  let sweptAt = 0;
  let timer: NodeJS.Timeout | null = null;
  const work = async () => {
    while (!isStopped && (await queueBatch(context)));
    if (isStopped || context.now().getTime() - sweptAt < sweepEveryMs) return;
    sweptAt = context.now().getTime();
    await deleteOldUnsubscribeTokens(context);
  };
  const round = async (): Promise<void> => {
    try {
      await work();
      isFailing = false;
    } catch (error) {
      // Logged once per outage, not every second.
      if (!isFailing) context.log.error(error, 'The messages of instructors could not be queued');
      isFailing = true;
    }
    if (!isStopped) timer = setTimeout(() => (current = round()), pollEveryMs).unref();
  };
  let current = round();
  return async () => {
    isStopped = true;
    if (timer) clearTimeout(timer);
    await current;
  };
}
