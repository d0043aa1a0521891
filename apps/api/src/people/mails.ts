import { fallbackLanguage, type Language } from '@lyceum/rules';
import type { UserRow } from '../platform/context/caller.ts';
import type { Context } from '../platform/context/context.ts';
import { sendLetter } from '../platform/mail/letters.ts';
import { issueMailToken, mailTokenLifeMs, type Purpose } from './mailTokens.ts';

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
  const life = context.texts(language, `server:mails.identityLinked.${password}`);
  await sendLetter(context, user, language, { kind: 'identityLinked', link, life });
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
  const life = context.texts(language, `server:mails.${decision}.next`);
  return sendLetter(context, user, language, { kind: decision, link, life, dueAt });
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
  const life = context.texts(language, `server:mails.${kind}.life`, { count });
  await sendLetter(context, user, language, { kind, link, life });
}
