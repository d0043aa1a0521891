import { setTimeout as delay } from 'node:timers/promises';

/** Queued tasks of high priority start before those of normal priority. */
export type Priority = 'normal' | 'high';

/** Runs a task as soon as the concurrency limit allows it. */
type RunLimited = <T>(task: () => Promise<T>, priority?: Priority) => Promise<T>;

/**
 * Limits the concurrency of tasks. Further tasks wait in one first-in, first-out queue for each priority.
 * @param limit how many tasks run at once, and how many may wait in each queue
 * @param queueFull creates the error for a task that finds its queue full
 */
export function createConcurrencyLimit(
  limit: { concurrency: number; queue: Record<Priority, number> },
  queueFull: () => Error,
): RunLimited {
  const queues: Record<Priority, (() => void)[]> = { normal: [], high: [] };
  let running = 0;
  return async (task, priority = 'normal') => {
    if (running < limit.concurrency) running += 1;
    else if (queues[priority].length < limit.queue[priority])
      await new Promise<void>((resolve) => queues[priority].push(resolve));
    else throw queueFull();
    try {
      return await task();
    } finally {
      const next = queues.high.shift() ?? queues.normal.shift();
      if (next) next();
      else running -= 1;
    }
  };
}

/** Runs one task at a time for each key, in order. */
export function createKeyedQueue(): <T>(key: string, task: () => Promise<T>) => Promise<T> {
  const last = new Map<string, Promise<unknown>>();
  return async (key, task) => {
    const current = (last.get(key) ?? Promise.resolve()).then(task);
    const settled = current.catch(() => {});
    last.set(key, settled);
    try {
      return await current;
    } finally {
      if (last.get(key) === settled) last.delete(key);
    }
  };
}

/** Runs a task and settles after `ms` at the earliest, so that the duration does not reveal the outcome. */
export async function atLeast<T>(ms: number, task: () => Promise<T>): Promise<T> {
  const [outcome] = await Promise.allSettled([task(), delay(ms)]);
  if (outcome.status === 'rejected') throw outcome.reason;
  return outcome.value;
}
