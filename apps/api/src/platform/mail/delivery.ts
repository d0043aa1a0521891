import { type Selectable, sql } from 'kysely';
import type { Context } from '../context/context.ts';
import { anyOf } from '../database/anyOf.ts';
import type { Tables } from '../database/schema.ts';
import { attemptsAfter, type Send } from './smtp.ts';

/** Small, because a mail of an account waits for the batch that is being sent. */
const batch = 5;
/** The time limit for sending one mail. A batch of mails that all take this long ends before the lease. */
const sendMs = 10_000;
const leaseMs = 120_000;
const firstRetryMs = 15_000;
const longestRetryMs = 30 * 60_000;
const pollEveryMs = 1000;
/** The time limit for the current mail during a shutdown. */
const lastMailMs = 2000;
const sweepEveryMs = 3_600_000;
const keepSentMs = 7 * 24 * 3_600_000;
const keepDeadMs = 30 * 24 * 3_600_000;

type OutboxRow = Selectable<Tables['outbox']>;

/** The two priorities: mails of accounts, such as a new password, then those to many users, which can unsubscribe. */
const isBulk = sql<boolean>`unsubscribe_url is not null`;

/** `soon` stops before the next mail; `now` aborts the current one. */
interface Stop {
  soon: AbortSignal;
  now: AbortSignal;
}
const never: Stop = { soon: new AbortController().signal, now: new AbortController().signal };

/**
 * Sends due mails, each at least once and by one process at a time: taking a mail moves its next attempt by two
 * minutes, with SKIP LOCKED so that processes do not block each other.
 * @returns the number of mails taken
 */
export async function deliverDue(context: Context, send: Send, stop: Stop = never): Promise<number> {
  const mails = await take(context);
  for (const [index, row] of mails.entries()) {
    if (stop.soon.aborted) {
      await release(context, mails.slice(index));
      break;
    }
    const { id, recipient: to, subject, body_text: text, body_html: html, links } = row;
    const unsubscribeUrl = row.unsubscribe_url;
    try {
      const signal = AbortSignal.any([stop.now, AbortSignal.timeout(sendMs)]);
      await send({ id, to, subject, text, html, links, unsubscribeUrl }, signal);
    } catch (error) {
      if (stop.now.aborted) await release(context, [row]);
      else await markFailed(context, row, error);
      continue;
    }
    await markSent(context, row);
  }
  return mails.length;
}

function take({ db, now }: Context): Promise<OutboxRow[]> {
  const time = now();
  return (
    db
      // Materialized: PostgreSQL may otherwise repeat the query for each row, and take more than a batch.
      .with(
        (name) => name('due').materialized(),
        (query) =>
          query
            .selectFrom('outbox')
            .select('id')
            .where('sent_at', 'is', null)
            .where('gave_up_at', 'is', null)
            .where('next_attempt_at', '<=', time)
            .orderBy(isBulk)
            .orderBy('next_attempt_at')
            .orderBy('id')
            .limit(batch)
            .forUpdate()
            .skipLocked(),
      )
      .updateTable('outbox')
      .set({ next_attempt_at: new Date(time.getTime() + leaseMs), attempts: sql`attempts + 1` })
      .where('id', 'in', (query) => query.selectFrom('due').select('due.id'))
      .returningAll()
      .execute()
  );
}

/** Releases mails that were taken but not attempted, so that the next process need not wait for the lease to expire. */
async function release({ db, now }: Context, rows: readonly OutboxRow[]): Promise<void> {
  const ids = rows.map(({ id }) => id);
  await db
    .updateTable('outbox')
    .set({ next_attempt_at: now(), attempts: sql`attempts - 1` })
    .where('id', '=', anyOf(ids))
    .where('sent_at', 'is', null)
    .execute();
}

/** Outside the demonstration the text of a sent mail is deleted: its link gives access to an account. */
async function markSent({ db, settings, now }: Context, { id }: OutboxRow): Promise<void> {
  const cleared = settings.demo ? {} : { body_text: '', body_html: '', links: [], unsubscribe_url: null };
  await db
    .updateTable('outbox')
    .set({ sent_at: now(), last_error: null, ...cleared })
    .where('id', '=', id)
    .execute();
}

async function markFailed({ db, now, log }: Context, { id, attempts }: OutboxRow, error: unknown) {
  log.warn(error, `Mail ${id} was not taken by the mail server (attempt ${attempts})`);
  const givesUp = attempts >= attemptsAfter(error);
  if (givesUp) log.error(`Mail ${id} was given up: see lyceum_outbox_mails{state="failed"} in /metrics`);
  await db
    .updateTable('outbox')
    .set({
      next_attempt_at: new Date(now().getTime() + waitAfter(attempts)),
      last_error: error instanceof Error ? error.message : String(error),
      ...(givesUp && { gave_up_at: now() }),
    })
    .where('id', '=', id)
    // Another process may have sent it after the lease expired.
    .where('sent_at', 'is', null)
    .execute();
}

function waitAfter(attempts: number): number {
  return Math.min(firstRetryMs * 2 ** (attempts - 1), longestRetryMs);
}

/**
 * Deletes mails a week after they were sent, and undeliverable mails after 30 days: anyone can register any address.
 */
export async function deleteOldMails({ db, now }: Context): Promise<void> {
  const before = (ms: number) => new Date(now().getTime() - ms);
  await db.deleteFrom('outbox').where('sent_at', '<', before(keepSentMs)).execute();
  await db.deleteFrom('outbox').where('gave_up_at', '<', before(keepDeadMs)).execute();
}

/**
 * Delivers due mails every second.
 * @returns a function that stops the delivery: the current mail has two more seconds, the others are released
 */
export function startDelivery(context: Context, send: Send): () => Promise<void> {
  const soon = new AbortController();
  const now = new AbortController();
  const stop: Stop = { soon: soon.signal, now: now.signal };
  let timer: NodeJS.Timeout | null = null;
  let sweptAt = 0;
  let isFailing = false;
  const work = async () => {
    while (!soon.signal.aborted && (await deliverDue(context, send, stop)) === batch);
    if (soon.signal.aborted || context.now().getTime() - sweptAt < sweepEveryMs) return;
    sweptAt = context.now().getTime();
    await deleteOldMails(context);
  };
  const round = async (): Promise<void> => {
    try {
      await work();
      isFailing = false;
    } catch (error) {
      // Logged once per outage, not every second.
      if (!isFailing) context.log.error(error, 'The outbox could not be read');
      isFailing = true;
    }
    if (!soon.signal.aborted) timer = setTimeout(() => (current = round()), pollEveryMs).unref();
  };
  let current = round();
  return async () => {
    soon.abort();
    if (timer) clearTimeout(timer);
    const cutting = setTimeout(() => now.abort(), lastMailMs);
    await current;
    clearTimeout(cutting);
  };
}
