import { setTimeout as wait } from 'node:timers/promises';

/** Whether one waits behind all others, or ahead of those who do. */
export type Lane = 'ordinary' | 'ahead';

/** Runs a work when its turn has come. */
type RunLimited = <T>(work: () => Promise<T>, lane?: Lane) => Promise<T>;

/**
 * Lets some works run at once, while the others wait in the order in which they came, each lane by itself.
 * @param most how many run at once, and how many may wait in each lane
 * @param tooMany the error for one that would have to wait behind all of those
 */
export function createConcurrencyLimit(
  most: { atOnce: number; waiting: number; waitingAhead: number },
  tooMany: () => Error,
): RunLimited {
  const waiting: Record<Lane, (() => void)[]> = { ordinary: [], ahead: [] };
  const room: Record<Lane, number> = { ordinary: most.waiting, ahead: most.waitingAhead };
  let running = 0;
  return async (work, lane = 'ordinary') => {
    if (running < most.atOnce) running += 1;
    else if (waiting[lane].length < room[lane])
      await new Promise<void>((resolve) => waiting[lane].push(resolve));
    else throw tooMany();
    try {
      return await work();
    } finally {
      const next = waiting.ahead.shift() ?? waiting.ordinary.shift();
      if (next) next();
      else running -= 1;
    }
  };
}

/** Lets one work run at a time for each key. */
export function createKeyedQueue(): <T>(key: string, work: () => Promise<T>) => Promise<T> {
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
