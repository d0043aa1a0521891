import { sql } from 'kysely';
import { Gauge, type Registry } from 'prom-client';
import type { Clock } from '../clock.ts';
import type { Connections, Database, Db } from '../database/open.ts';
import { withTimeout } from '../withTimeout.ts';

const patienceMs = 2000;

/**
 * Figures of the database for `/metrics`: whether it answers, its connections, and the mails that wait or were given
 * up. Without an answer the mails' figures are left out.
 */
export function addDatabaseMetrics(registry: Registry, { db, connections }: Database, now: Clock): void {
  let asked: ReturnType<typeof countMails> | null = null;
  // The gauges are read at the same moment: one question answers all of them.
  const ask = () => {
    asked ??= countMails(db).finally(() => {
      asked = null;
    });
    return asked;
  };
  const registers = [registry];
  new Gauge({
    name: 'lyceum_database_up',
    help: '1 when the database answers, else 0.',
    registers,
    async collect() {
      this.set((await ask()) ? 1 : 0);
    },
  });
  new Gauge({
    name: 'lyceum_mails',
    help: 'Mails in the outbox that wait to be sent, or were given up after the last attempt (dead).',
    labelNames: ['state'],
    registers,
    async collect() {
      const mails = await ask();
      this.reset();
      if (!mails) return;
      this.set({ state: 'waiting' }, mails.waiting);
      this.set({ state: 'dead' }, mails.dead);
    },
  });
  new Gauge({
    name: 'lyceum_oldest_waiting_mail_seconds',
    help: 'How long the mail that waits longest has waited; 0 when none waits.',
    registers,
    async collect() {
      const mails = await ask();
      this.remove();
      if (mails) this.set(mails.oldest ? (now().getTime() - mails.oldest.getTime()) / 1000 : 0);
    },
  });
  if (connections) addConnections(registry, connections);
}

interface MailsCounted {
  waiting: number;
  dead: number;
  /** When the mail that waits longest was put in. */
  oldest: Date | null;
}

/** @returns null when the database does not answer. */
function countMails(db: Db): Promise<MailsCounted | null> {
  const counted = sql<MailsCounted>`
    select count(*) as waiting, min(created_at) as oldest,
      (select count(*) from outbox where gave_up_at is not null) as dead
    from outbox where sent_at is null and gave_up_at is null`
    .execute(db)
    .then(
      ({ rows }) => rows[0] ?? null,
      () => null,
    );
  return withTimeout(counted, patienceMs, () => null);
}

function addConnections(registry: Registry, connections: () => Connections): void {
  new Gauge({
    name: 'lyceum_database_connections',
    help: 'Connections to the database by state; waiting counts the queries that wait for one.',
    labelNames: ['state'],
    registers: [registry],
    collect() {
      for (const [state, count] of Object.entries(connections())) this.set({ state }, count);
    },
  });
}
