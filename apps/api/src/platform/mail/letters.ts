import { cleanFullName, type Language, type ReportSubject } from '@lyceum/rules';
import type { Texts } from '../base/texts.ts';
import type { UserRow } from '../context/caller.ts';
import type { Context } from '../context/context.ts';
import { htmlOf, textOf } from './layout.ts';
import { putMail } from './outbox.ts';

type Recipient = Pick<UserRow, 'name' | 'email' | 'is_email_verified'>;

/** A mail with one link, whose texts are `server:mails.{kind}` in packages/i18n. */
export interface LetterContent {
  kind:
    | 'verification'
    | 'reset'
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

/** Puts a letter to a user in the outbox. @returns the id of the mail */
export function sendLetter(
  context: Context,
  user: Recipient,
  language: Language,
  { kind, link, life, dueAt }: LetterContent,
): Promise<string> {
  const { texts } = context;
  const subject = texts(language, `server:mails.${kind}.subject`);
  const letter = {
    language,
    subject,
    link,
    greeting: greeting(texts, language, user),
    body: texts(language, `server:mails.${kind}.body`),
    action: texts(language, `server:mails.${kind}.action`),
    linkHint: texts(language, 'server:mails.linkHint'),
    life,
    ignore: texts(language, `server:mails.${kind}.ignore`),
    signature: texts(language, 'server:mails.signature'),
  };
  const mail = { to: user.email, subject, text: textOf(letter), html: htmlOf(letter), links: [link] };
  return putMail(context, mail, dueAt);
}

/**
 * Greets by name only if the address is verified. Otherwise a mail contains no text from a user, or anyone could send
 * messages by registering someone else's address.
 */
function greeting(texts: Texts, language: Language, user: Recipient): string {
  // Names from before the validation may contain anything.
  const name = user.is_email_verified ? cleanFullName(user.name) : '';
  return name === ''
    ? texts(language, 'server:mails.greetingWithoutName')
    : texts(language, 'server:mails.greeting', { name });
}
