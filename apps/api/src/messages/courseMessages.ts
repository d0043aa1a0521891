import type { components } from '@lyceum/api-client/schema';
import type { Language } from '@lyceum/rules';
import { visibleTo } from '../catalog/courses.ts';
import { recordAuditEvent } from '../people/auditLog.ts';
import type { UserRow } from '../platform/context/caller.ts';
import type { Context } from '../platform/context/context.ts';
import type { Db } from '../platform/database/open.ts';
import { type Page, type PageRequest, readPage } from '../platform/database/paging.ts';
import { tooManyRequests } from '../platform/limits/consume.ts';
import { selectRecipients } from './recipients.ts';

/** Messages to the learners of a course. */
export const messagesPerDay = 3;

type CourseMessage = components['schemas']['CourseMessage'];
type WrittenMessage = components['schemas']['WrittenMessage'];
type Denial = 'courseNotFound' | 'notYourCourse';

const dayMs = 24 * 3_600_000;

/**
 * Stores a message to the learners of an own course; its mails are queued in batches. A repeated call with the same id
 * returns the first message. @throws {Problem} 429 after `messagesPerDay` messages
 */
export async function sendMessage(
  context: Context,
  courseId: string,
  sender: UserRow,
  { id, subject, text }: WrittenMessage,
  language: Language,
): Promise<CourseMessage | Denial | 'noRecipients'> {
  const { db, now } = context;
  const outcome = await db.transaction().execute(async (trx) => {
    const denial = await findDenial(trx, courseId, sender);
    if (denial) return denial;
    // One message of a course at a time, so that the limit holds.
    await trx.selectFrom('courses').select('id').where('id', '=', courseId).forNoKeyUpdate().execute();
    const existing = await selectMessages(trx, courseId).where('id', '=', id).executeTakeFirst();
    if (existing) return { message: toMessage(existing), isNew: false };
    const time = now();
    const recent = await trx
      .selectFrom('course_messages')
      .select('created_at')
      .where('course_id', '=', courseId)
      .where('created_at', '>', new Date(time.getTime() - dayMs))
      .orderBy('created_at', 'desc')
      .limit(messagesPerDay)
      .execute();
    const oldest = recent[messagesPerDay - 1];
    if (oldest) throw tooManyRequests(context, new Date(oldest.created_at.getTime() + dayMs));
    const recipient = await selectRecipients(trx, courseId, time)
      .select('users.id')
      .limit(1)
      .executeTakeFirst();
    if (!recipient) return 'noRecipients';
    const row = {
      id,
      course_id: courseId,
      sender_id: sender.id,
      language,
      subject: subject.trim(),
      text: text.trim(),
      created_at: time,
    };
    await trx.insertInto('course_messages').values(row).execute();
    return { message: toMessage({ ...row, recipient_count: 0, queued_at: null }), isNew: true };
  });
  if (typeof outcome === 'string') return outcome;
  if (outcome.isNew)
    recordAuditEvent(context, 'course_message.sent', { user: sender.id, course: courseId, message: id });
  return outcome.message;
}

/** A page of the messages of an own course, the newest first, and the number of users who would get one now. */
export async function pageOfMessages(
  { db, now }: Context,
  courseId: string,
  sender: UserRow,
  request: PageRequest,
): Promise<(Page<CourseMessage> & { recipients: number }) | Denial> {
  const denial = await findDenial(db, courseId, sender);
  if (denial) return denial;
  const ofCourse = db.selectFrom('course_messages').where('course_id', '=', courseId);
  const messages = await ofCourse
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const recipients = await selectRecipients(db, courseId, now())
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const page = await readPage(request, messages.total, async ({ offset, limit }) => {
    const rows = await selectMessages(db, courseId)
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .offset(offset)
      .limit(limit)
      .execute();
    return rows.map(toMessage);
  });
  return { ...page, recipients: recipients.total };
}

async function findDenial(db: Db, courseId: string, user: UserRow): Promise<Denial | null> {
  const course = await db
    .selectFrom('courses')
    .select('instructor_id')
    .where('id', '=', courseId)
    .where(visibleTo(user))
    .executeTakeFirst();
  if (!course) return 'courseNotFound';
  return course.instructor_id === user.id ? null : 'notYourCourse';
}

const selectMessages = (db: Db, courseId: string) =>
  db
    .selectFrom('course_messages')
    .select(['id', 'subject', 'text', 'created_at', 'recipient_count', 'queued_at'])
    .where('course_id', '=', courseId);

interface MessageRow {
  id: string;
  subject: string;
  text: string;
  created_at: Date;
  recipient_count: number;
  queued_at: Date | null;
}

const toMessage = (row: MessageRow): CourseMessage => ({
  id: row.id,
  subject: row.subject,
  text: row.text,
  sentAt: row.created_at.toISOString(),
  recipientCount: row.recipient_count,
  isQueued: row.queued_at !== null,
});
