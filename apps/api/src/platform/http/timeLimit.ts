import type { KyselyPlugin } from 'kysely';
import { Problem } from '../base/problems.ts';
import { withTimeout } from '../base/withTimeout.ts';
import type { Db } from '../database/open.ts';

const retryAfter = 2;

/** The time limit of a request, over all of its parts. */
export interface TimeLimit {
  /**
   * Runs a part of the request.
   * @throws {Problem} 503 after the time limit; the result of the part is then dropped
   */
  within<T>(work: () => Promise<T>): Promise<T>;
  /**
   * The database within the time limit. Afterwards it rejects all queries, which rolls transactions back: a change
   * must not succeed after its caller got a 503.
   */
  during(db: Db): Db;
  isOver(): boolean;
}

/** @param limitMs the time limit in ms */
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
    // The last query of a transaction: it is rolled back.
    async transformResult({ result }) {
      if (isOver) throw over();
      return result;
    },
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
