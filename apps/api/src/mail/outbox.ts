import type { Context } from '../context.ts';
import { newId } from '../ids.ts';

/** A mail as it will be sent. */
export interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
  /** The addresses that it asks to open. */
  links: string[];
}

/**
 * Puts a mail into the outbox: inside the transaction of what caused it, so that there is never one without the
 * other. Without SMTP_URL it counts as sent, to be read at /demo/outbox.
 */
export async function putMail({ db, settings, now }: Context, mail: Mail): Promise<void> {
  const time = now();
  await db
    .insertInto('outbox')
    .values({
      id: newId(time),
      recipient: mail.to,
      subject: mail.subject,
      body_text: mail.text,
      body_html: mail.html,
      links: mail.links,
      created_at: time,
      next_attempt_at: time,
      sent_at: settings.mail.smtpUrl === null ? time : null,
    })
    .execute();
}
