import type { Context } from '../context.ts';
import { newId } from '../ids.ts';

/** A mail to send. */
export interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
  /** The links in the mail. */
  links: string[];
}

/**
 * Adds a mail to the outbox, in the transaction of its cause. Without SMTP_URL it counts as sent when it is due, and is
 * displayed at /demo/outbox.
 * @param dueAt until when it can be canceled
 * @returns its id
 */
export async function putMail(
  { db, settings, now }: Context,
  mail: Mail,
  dueAt: Date = now(),
): Promise<string> {
  const time = now();
  const id = newId(time);
  await db
    .insertInto('outbox')
    .values({
      id,
      recipient: mail.to,
      subject: mail.subject,
      body_text: mail.text,
      body_html: mail.html,
      links: mail.links,
      created_at: time,
      next_attempt_at: dueAt,
      sent_at: settings.mail.smtpUrl === null ? dueAt : null,
    })
    .execute();
  return id;
}

/** Deletes a mail unless its delivery has begun. @returns whether it was deleted */
export async function cancelMail({ db, now }: Context, id: string): Promise<boolean> {
  const deleted = await db
    .deleteFrom('outbox')
    .where('id', '=', id)
    .where('attempts', '=', 0)
    .where((eb) => eb.or([eb('sent_at', 'is', null), eb('sent_at', '>', now())]))
    .returning('id')
    .executeTakeFirst();
  return deleted !== undefined;
}
