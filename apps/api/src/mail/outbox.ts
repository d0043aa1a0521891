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
 * Adds a mail to the outbox, in the transaction of its cause. Without SMTP_URL it counts as sent and is displayed at
 * /demo/outbox.
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
