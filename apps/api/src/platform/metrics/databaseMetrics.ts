import { sql } from 'kysely';
import { Gauge, type Registry } from 'prom-client';
import type { Clock } from '../base/clock.ts';
import { withTimeout } from '../base/withTimeout.ts';
import type { Connections, Database, Db } from '../database/open.ts';

const timeoutMs = 2000;

/**
 * Metrics of the database and the outbox: availability, connections, pending and failed mails. The outbox metrics are
 * omitted while the database is unavailable.
 */
export function addDatabaseMetrics(registry: Registry, { db, connections }: Database, now: Clock): void {
  let running: ReturnType<typeof countMails> | null = null;
  // The gauges are collected at the same time: they share one query.
  const outbox = () => {
    running ??= countMails(db).finally(() => {
      running = null;
    });
    return running;
  };
  const registers = [registry];
  new Gauge({
    name: 'lyceum_database_up',
    help: '1 if the database responds, else 0.',
    registers,
    async collect() {
      this.set((await outbox()) ? 1 : 0);
    },
  });
  new Gauge({
    name: 'lyceum_outbox_mails',
    help: 'Mails in the outbox: pending, or failed after the last attempt.',
    labelNames: ['state'],
    registers,
    async collect() {
      const mails = await outbox();
      this.reset();
      if (!mails) return;
      this.set({ state: 'pending' }, mails.pending);
      this.set({ state: 'failed' }, mails.failed);
    },
  });
  new Gauge({
    name: 'lyceum_outbox_oldest_pending_mail_age_seconds',
    help: 'Age of the oldest pending mail; 0 if none is pending.',
    registers,
    async collect() {
      const mails = await outbox();
      this.remove();
      if (mails) this.set(mails.oldest ? (now().getTime() - mails.oldest.getTime()) / 1000 : 0);
    },
  });
  if (connections) addConnectionMetrics(registry, connections);
}

interface MailCounts {
  pending: number;
  failed: number;
  /** When the oldest pending mail was created. */
  oldest: Date | null;
}

/** @returns null if the database does not respond */
function countMails(db: Db): Promise<MailCounts | null> {
  const counts = sql<MailCounts>`
    select count(*) as pending, min(created_at) as oldest,
      (select count(*) from outbox where gave_up_at is not null) as failed
    from outbox where sent_at is null and gave_up_at is null`
    .execute(db)
    .then(
      ({ rows }) => rows[0] ?? null,
      () => null,
    );
  return withTimeout(counts, timeoutMs, () => null);
}

function addConnectionMetrics(registry: Registry, connections: () => Connections): void {
  const registers = [registry];
  new Gauge({
    name: 'db_client_connection_count',
    help: 'Connections to the database by state.',
    labelNames: ['db_client_connection_state'],
    registers,
    collect() {
      const { used, idle } = connections();
      this.set({ db_client_connection_state: 'used' }, used);
      this.set({ db_client_connection_state: 'idle' }, idle);
    },
  });
  new Gauge({
    name: 'db_client_connection_pending_requests',
    help: 'Queries that wait for a connection to the database.',
    registers,
    collect() {
      this.set(connections().waiting);
    },
  });
}
