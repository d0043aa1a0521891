import { setTimeout as delay } from 'node:timers/promises';
import PQueue from 'p-queue';

/** Queued tasks of high priority start before those of normal priority. */
export type Priority = 'normal' | 'high';

/** Runs a task as soon as the concurrency limit allows it. */
type RunLimited = <T>(task: () => Promise<T>, priority?: Priority) => Promise<T>;

const orders: Record<Priority, number> = { normal: 0, high: 1 };

/**
 * Limits the concurrency of tasks. Further tasks wait, first in, first out for each priority.
 * @param limit how many tasks run at once, and how many of each priority may wait
 * @param queueFull creates the error for a task that finds its queue full
 */
export function createConcurrencyLimit(
  limit: { concurrency: number; queue: Record<Priority, number> },
  queueFull: () => Error,
): RunLimited {
  const queue = new PQueue({ concurrency: limit.concurrency });
  return async (task, name = 'normal') => {
    const priority = orders[name];
    const isFull = queue.sizeBy({ priority }) >= limit.queue[name];
    if (queue.pending >= limit.concurrency && isFull) throw queueFull();
    return queue.add(task, { priority });
  };
}

/** Runs one task at a time for each key, in order. */
export function createKeyedQueue(): <T>(key: string, task: () => Promise<T>) => Promise<T> {
  const queues = new Map<string, PQueue>();
  const open = (key: string) => {
    const queue = new PQueue({ concurrency: 1 });
    queue.addEventListener('idle', () => queues.delete(key), { once: true });
    queues.set(key, queue);
    return queue;
  };
  return (key, task) => (queues.get(key) ?? open(key)).add(task);
}

/** Runs a task and settles after `ms` at the earliest, so that the duration does not reveal the outcome. */
export async function atLeast<T>(ms: number, task: () => Promise<T>): Promise<T> {
  const [outcome] = await Promise.allSettled([task(), delay(ms)]);
  if (outcome.status === 'rejected') throw outcome.reason;
  return outcome.value;
}
