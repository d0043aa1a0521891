import { sql } from 'kysely';
import { createTransport } from 'nodemailer';
import type { Context } from '../context.ts';
import type { Mail } from './outbox.ts';

/** Hands one mail to the mail server; throws when it does not take it. */
export type Send = (mail: Mail & { id: string }) => Promise<void>;

const batch = 10;
const leaseMs = 120_000;
const firstRetryMs = 15_000;
const longestRetryMs = 30 * 60_000;
/** With the waits above, mails are tried for about a day and a half. */
const attemptsAtMost = 80;
const lookEveryMs = 1000;

/**
 * Sends what is due, each mail at least once and by one process at a time: a mail is taken for two minutes by
 * moving its next attempt, with SKIP LOCKED so that processes do not wait for each other.
 * @returns how many were taken.
 */
export async function deliverDue({ db, now, log }: Context, send: Send): Promise<number> {
  const time = now();
  const taken = await db
    .updateTable('outbox')
    .set({ next_attempt_at: new Date(time.getTime() + leaseMs), attempts: sql`attempts + 1` })
    .where('id', 'in', (select) =>
      select
        .selectFrom('outbox')
        .select('id')
        .where('sent_at', 'is', null)
        .where('gave_up_at', 'is', null)
        .where('next_attempt_at', '<=', time)
        .orderBy('next_attempt_at')
        .orderBy('id')
        .limit(batch)
        .forUpdate()
        .skipLocked(),
    )
    .returningAll()
    .execute();
  for (const { id, recipient: to, subject, body_text: text, body_html: html, links, attempts } of taken) {
    try {
      await send({ id, to, subject, text, html, links });
      await db.updateTable('outbox').set({ sent_at: now(), last_error: null }).where('id', '=', id).execute();
    } catch (error) {
      log.warn(error, `Mail ${id} was not taken by the mail server (attempt ${attempts})`);
      const givesUp = attempts >= attemptsAtMost;
      await db
        .updateTable('outbox')
        .set({
          next_attempt_at: new Date(now().getTime() + waitAfter(attempts)),
          gave_up_at: givesUp ? now() : null,
          last_error: error instanceof Error ? error.message : String(error),
        })
        .where('id', '=', id)
        .execute();
    }
  }
  return taken.length;
}

function waitAfter(attempts: number): number {
  return Math.min(firstRetryMs * 2 ** (attempts - 1), longestRetryMs);
}

/** Sends by the mail server of SMTP_URL. */
export function smtpSender({ settings: { mail } }: Context): Send {
  const transport = createTransport(mail.smtpUrl ?? undefined);
  return async ({ id, to, subject, text, html }) => {
    // The same id at each attempt lets mail servers recognise a repetition.
    const messageId = `<${id}@${domainOf(mail.from)}>`;
    await transport.sendMail({ from: mail.from, to, subject, text, html, messageId });
  };
}

function domainOf(address: string): string {
  return /@([\w.-]+)/.exec(address)?.[1] ?? 'localhost';
}

/** Looks for due mails once a second until it is stopped. @returns stops after the batch that is being sent. */
export function startDelivery(context: Context, send: Send): () => Promise<void> {
  let isStopped = false;
  let timer: NodeJS.Timeout | null = null;
  const round = async (): Promise<void> => {
    try {
      while (!isStopped && (await deliverDue(context, send)) === batch);
    } catch (error) {
      context.log.error(error, 'The outbox could not be read');
    }
    if (!isStopped) timer = setTimeout(() => (current = round()), lookEveryMs).unref();
  };
  let current = round();
  return async () => {
    isStopped = true;
    if (timer) clearTimeout(timer);
    await current;
  };
}
