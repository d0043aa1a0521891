import type { KyselyPlugin } from 'kysely';
import type { Db } from '../database/open.ts';
import { Problem } from '../problems.ts';
import { withTimeout } from '../withTimeout.ts';

const retryAfter = 2;

/** The time that may be spent on one request, over all that is done for it. */
export interface TimeLimit {
  /**
   * Does one part of the work.
   * @throws {Problem} 503 when the time is over; what the work that went on then comes to is dropped
   */
  within<T>(work: () => Promise<T>): Promise<T>;
  /**
   * The database for as long as the time lasts. Afterwards each query is refused, and so a transaction taken back:
   * who was told to try again shall not find it done meanwhile.
   */
  during(db: Db): Db;
  isOver(): boolean;
}

/** @param limitMs how much time there is */
export function timeLimit(limitMs: number): TimeLimit {
  let leftMs = limitMs;
  let isOver = false;
  const over = (): Problem => {
    isOver = true;
    return new Problem('unavailable', { retryAfter, cause: new Error(`Took over ${limitMs} ms`) });
  };
  const refusing: KyselyPlugin = {
    transformQuery({ node }) {
      if (isOver) throw over();
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  return {
    async within(work) {
      const startedAt = performance.now();
      try {
        return await withTimeout(work(), Math.max(1, leftMs), () => {
          throw over();
        });
      } finally {
        leftMs -= performance.now() - startedAt;
      }
    },
    during: (db) => db.withPlugin(refusing),
    isOver: () => isOver,
  };
}
