import { newId } from '../base/ids.ts';
import type { Context } from '../context/context.ts';
import { insertRows } from '../database/insertRows.ts';

/** A mail to send. */
export interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
  /** The links in the mail. */
  links: string[];
  /** Where a mail program unsubscribes with one click (RFC 8058). @default nothing */
  unsubscribeUrl?: string | null;
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
  const row = outboxRow({ settings, now }, mail, dueAt);
  await db.insertInto('outbox').values(row).execute();
  return row.id;
}

/** Adds many mails in few statements, like `putMail`. */
export async function putMails(context: Context, mails: readonly Mail[]): Promise<void> {
  const dueAt = context.now();
  await insertRows(
    context.db,
    'outbox',
    mails.map((mail) => outboxRow(context, mail, dueAt)),
  );
}

function outboxRow({ settings, now }: Pick<Context, 'settings' | 'now'>, mail: Mail, dueAt: Date) {
  const time = now();
  return {
    id: newId(time),
    recipient: mail.to,
    subject: mail.subject,
    body_text: mail.text,
    body_html: mail.html,
    links: mail.links,
    unsubscribe_url: mail.unsubscribeUrl ?? null,
    created_at: time,
    next_attempt_at: dueAt,
    sent_at: settings.mail.smtpUrl === null ? dueAt : null,
  };
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
