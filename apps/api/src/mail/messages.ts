import {
  cleanFullName,
  fallbackLanguage,
  type Language,
  type ReportReason,
  type ReportSubject,
} from '@lyceum/rules';
import type { Context } from '../context.ts';
import type { Texts } from '../texts.ts';
import type { UserRow } from '../users/caller.ts';
import { issueMailToken, mailTokenLifeMs, type Purpose } from '../users/mailTokens.ts';
import { htmlOf, textOf } from './layout.ts';
import { putMail } from './outbox.ts';

const hourMs = 3_600_000;

/** Sends a link to verify the user's e-mail address. */
export function sendVerificationMail(context: Context, user: UserRow, language: Language): Promise<void> {
  return sendLink(context, user, language, 'verify-email');
}

/** Sends a link to set a new password. */
export function sendResetMail(context: Context, user: UserRow, language: Language): Promise<void> {
  return sendLink(context, user, language, 'reset-password');
}

/**
 * Notifies a user that a third-party identity now signs in to the account, that all sessions ended, and whether the
 * password was removed.
 */
export async function sendIdentityLinkedMail(
  context: Context,
  user: UserRow,
  { removesPassword }: { removesPassword: boolean },
  language: Language,
): Promise<void> {
  const link = `${context.settings.publicUrl}/forgot-password`;
  const password = removesPassword ? 'passwordRemoved' : 'passwordUnchanged';
  const life = context.texts(language, `mails:identityLinked.${password}`);
  await send(context, user, language, { kind: 'identityLinked', link, life });
}

/** Where an approved instructor starts, and where a rejected application can be improved. */
const pathsAfterDecision = { approved: '/create-course', rejected: '/profile?section=instructor' } as const;

/**
 * Sends an applicant the decision on the application, in the language of the application. @param dueAt when the decision
 * can no longer be undone @returns the id of the mail
 */
export function sendDecisionMail(
  context: Context,
  user: UserRow,
  decision: 'approved' | 'rejected',
  dueAt: Date,
): Promise<string> {
  const language = user.application_language ?? fallbackLanguage;
  const link = `${context.settings.publicUrl}${pathsAfterDecision[decision]}`;
  const life = context.texts(language, `mails:${decision}.next`);
  return send(context, user, language, { kind: decision, link, life, dueAt });
}

/** Notifies the author of a review, in the language in which it was written, that the instructor has replied. */
export async function sendReplyMail(
  context: Context,
  user: UserRow,
  courseId: string,
  language: Language,
): Promise<void> {
  const link = `${context.settings.publicUrl}/course/${encodeURIComponent(courseId)}/reviews`;
  await send(context, user, language, {
    kind: 'reviewReply',
    link,
    life: context.texts(language, 'mails:reviewReply.next'),
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
  const because = [reason && texts(language, `mails:hidingReason.${reason}`), note]
    .filter(Boolean)
    .join('\n\n');
  const life = isHidden ? because : texts(language, `mails:${subject}Restored.next`);
  return send(context, author, language, { kind, link, life, dueAt });
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

const kinds = { 'verify-email': 'verification', 'reset-password': 'reset' } as const;

async function sendLink(
  context: Context,
  user: UserRow,
  language: Language,
  purpose: Purpose,
): Promise<void> {
  const token = await issueMailToken(context, user.id, purpose);
  const link = `${context.settings.publicUrl}/${purpose}?token=${token}`;
  const kind = kinds[purpose];
  const count = Math.round(mailTokenLifeMs[purpose] / hourMs);
  const life = context.texts(language, `mails:${kind}.life`, { count });
  await send(context, user, language, { kind, link, life });
}

interface Message {
  kind:
    | (typeof kinds)[Purpose]
    | 'identityLinked'
    | 'approved'
    | 'rejected'
    | 'reviewReply'
    | `${ReportSubject}${'Hidden' | 'Restored'}`;
  link: string;
  /** The validity of the link, or another note. */
  life: string;
  /** @default now */
  dueAt?: Date;
}

function send(
  context: Context,
  user: UserRow,
  language: Language,
  { kind, link, life, dueAt }: Message,
): Promise<string> {
  const { texts } = context;
  const subject = texts(language, `mails:${kind}.subject`);
  const letter = {
    language,
    subject,
    link,
    greeting: greeting(texts, language, user),
    body: texts(language, `mails:${kind}.body`),
    action: texts(language, `mails:${kind}.action`),
    linkHint: texts(language, 'mails:linkHint'),
    life,
    ignore: texts(language, `mails:${kind}.ignore`),
    signature: texts(language, 'mails:signature'),
  };
  const mail = { to: user.email, subject, text: textOf(letter), html: htmlOf(letter), links: [link] };
  return putMail(context, mail, dueAt);
}

/**
 * Greets by name only if the address is verified. Otherwise a mail contains no text from a user, or anyone could send
 * messages by registering someone else's address.
 */
function greeting(texts: Texts, language: Language, user: UserRow): string {
  // Names from before the validation may contain anything.
  const name = user.is_email_verified ? cleanFullName(user.name) : '';
  return name === ''
    ? texts(language, 'mails:greetingWithoutName')
    : texts(language, 'mails:greeting', { name });
}
