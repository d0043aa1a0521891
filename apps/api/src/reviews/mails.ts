import { fallbackLanguage, type Language, type ReportReason, type ReportSubject } from '@lyceum/rules';
import type { UserRow } from '../platform/context/caller.ts';
import type { Context } from '../platform/context/context.ts';
import { sendLetter } from '../platform/mail/letters.ts';

/** Notifies the author of a review, in the language in which it was written, that the instructor has replied. */
export async function sendReplyMail(
  context: Context,
  user: UserRow,
  courseId: string,
  language: Language,
): Promise<void> {
  const link = `${context.settings.publicUrl}/course/${encodeURIComponent(courseId)}/reviews`;
  await sendLetter(context, user, language, {
    kind: 'reviewReply',
    link,
    life: context.texts(language, 'server:mails.reviewReply.next'),
  });
}

/**
 * Notifies the author of a review or a reply that staff has hidden it and why, or that it is public again, if the address
 * is verified. @param dueAt when the decision can no longer be undone @returns the id of the mail; null without one
 */
export async function sendModerationMail(
  context: Context,
  { subject, authorId, course, reviewLanguage, reason, note }: ModeratedText,
  isHidden: boolean,
  dueAt: Date,
): Promise<string | null> {
  const author = await context.db
    .selectFrom('users')
    .selectAll()
    .where('id', '=', authorId)
    .executeTakeFirst();
  if (!author?.is_email_verified) return null;
  const { texts, settings } = context;
  const language = subject === 'review' ? reviewLanguage : (author.application_language ?? fallbackLanguage);
  const link = `${settings.publicUrl}/course/${encodeURIComponent(course.id)}/reviews`;
  const kind = isHidden ? (`${subject}Hidden` as const) : (`${subject}Restored` as const);
  const because = [reason && texts(language, `server:mails.hidingReason.${reason}`), note]
    .filter(Boolean)
    .join('\n\n');
  const life = isHidden ? because : texts(language, `server:mails.${subject}Restored.next`);
  return sendLetter(context, author, language, { kind, link, life, dueAt });
}

interface ModeratedText {
  subject: ReportSubject;
  authorId: string;
  course: { id: string };
  /** The language in which the review was written. */
  reviewLanguage: Language;
  /** Why it is hidden. */
  reason: ReportReason | null;
  note: string;
}
