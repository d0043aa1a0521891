import type { Db } from '../platform/database/open.ts';

/**
 * The learners who get a message of a course: enrolled when it was sent, with a verified address, and subscribed.
 * @param sentAt when the message was sent
 */
export const selectRecipients = (db: Db, courseId: string, sentAt: Date) =>
  db
    .selectFrom('enrollments')
    .innerJoin('users', 'users.id', 'enrollments.user_id')
    .where('enrollments.course_id', '=', courseId)
    .where('enrollments.created_at', '<=', sentAt)
    .where('users.is_email_verified', '=', true)
    .where('users.messages_off_at', 'is', null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('message_opt_outs')
            .select('message_opt_outs.user_id')
            .whereRef('message_opt_outs.user_id', '=', 'users.id')
            .where('message_opt_outs.course_id', '=', courseId),
        ),
      ),
    );
