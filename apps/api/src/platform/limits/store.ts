import type { Clock } from '../base/clock.ts';
import type { Db } from '../database/open.ts';
import { addToCounts, deleteExpiredCounts } from './counts.ts';

const flushEveryMs = 1000;
const sweepEveryMs = 60_000;

interface Counter {
  /** The total of all processes at the last synchronization. */
  shared: number;
  /** The count of this process since then. */
  unsent: number;
  perMs: number;
  windowEndsAt: number;
}

/**
 * Counts by address, shared by all processes. To avoid a write for each read of the catalog, a process counts in
 * memory and synchronizes every second; within that time a limit may be exceeded.
 */
export interface SharedCounts {
  count(key: string, perMs: number): { current: number; ttl: number };
  /** Adds the local counts to the database and reads the totals. */
  settle(): Promise<void>;
  /** Waits for a synchronization in progress without starting another. */
  close(): Promise<void>;
}

export function openSharedCounts(db: Db, now: Clock, onFailure: (error: unknown) => void): SharedCounts {
  const counts = new Map<string, Counter>();
  let timer: NodeJS.Timeout | null = null;
  let settling: Promise<void> = Promise.resolve();
  let sweptAt = now().getTime();

  const settle = async () => {
    if (timer) clearTimeout(timer);
    timer = null;
    const time = now();
    const unsettled = [...counts].filter(([, { unsent }]) => unsent > 0);
    const additions = unsettled.map(([key, { unsent: by, perMs }]) => ({ key, by, perMs }));
    for (const [, counter] of unsettled) {
      counter.shared += counter.unsent;
      counter.unsent = 0;
    }
    const byKey = new Map(unsettled);
    for (const { key, count, windowEndsAt } of await addToCounts(db, additions, time)) {
      Object.assign(byKey.get(key) ?? {}, { shared: count, windowEndsAt: windowEndsAt.getTime() });
    }
    if (time.getTime() - sweptAt < sweepEveryMs) return;
    sweptAt = time.getTime();
    for (const [key, counter] of counts) if (counter.windowEndsAt <= sweptAt) counts.delete(key);
    await deleteExpiredCounts(db, time);
  };

  return {
    count(key, perMs) {
      const time = now().getTime();
      let counter = counts.get(key);
      if (!counter || counter.windowEndsAt <= time) {
        counter = { shared: 0, unsent: 0, perMs, windowEndsAt: time + perMs };
        counts.set(key, counter);
      }
      counter.unsent += 1;
      timer ??= setTimeout(() => {
        settling = settle().catch(onFailure);
      }, flushEveryMs).unref();
      return { current: counter.shared + counter.unsent, ttl: counter.windowEndsAt - time };
    },
    settle,
    async close() {
      if (timer) clearTimeout(timer);
      await settling;
    },
  };
}

type Callback = (error: Error | null, result?: { current: number; ttl: number }) => void;

/** The store for @fastify/rate-limit. */
export function storeOver(counts: SharedCounts) {
  return class Store {
    incr(key: string, callback: Callback, perMs: number): void {
      callback(null, counts.count(key, perMs));
    }
    child(): Store {
      return this;
    }
  };
}
