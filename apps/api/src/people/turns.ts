import { setTimeout as wait } from 'node:timers/promises';

/** Runs a work when its turn has come. */
type TakeTurn = <T>(work: () => Promise<T>) => Promise<T>;

/**
 * Lets some works run at once, while the others wait in the order in which they came.
 * @param most how many run at once, and how many may wait
 * @param tooMany the error for one that would have to wait behind all of those
 */
export function createTurns(most: { atOnce: number; waiting: number }, tooMany: () => Error): TakeTurn {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async (work) => {
    if (running < most.atOnce) running += 1;
    else if (waiting.length < most.waiting) await new Promise<void>((resolve) => waiting.push(resolve));
    else throw tooMany();
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}

/** Lets one work run at a time for each key. */
export function createTurnsByKey(): <T>(key: string, work: () => Promise<T>) => Promise<T> {
  const last = new Map<string, Promise<unknown>>();
  return async (key, work) => {
    const mine = (last.get(key) ?? Promise.resolve()).then(work);
    const ended = mine.catch(() => {});
    last.set(key, ended);
    try {
      return await mine;
    } finally {
      if (last.get(key) === ended) last.delete(key);
    }
  };
}

/** Runs a work and takes at least so long, whatever becomes of it, so that the time does not tell what was done. */
export async function atLeast<T>(ms: number, work: () => Promise<T>): Promise<T> {
  const [outcome] = await Promise.allSettled([work(), wait(ms)]);
  if (outcome.status === 'rejected') throw outcome.reason;
  return outcome.value;
}
