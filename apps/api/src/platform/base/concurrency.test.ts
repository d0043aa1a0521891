import { expect, test } from 'vitest';
import { atLeast, createConcurrencyLimit, createKeyedQueue } from './concurrency.ts';

/** Tasks that run until the test ends them, and a record of what has started. */
function createTasks() {
  const running = new Set<string>();
  const started: string[] = [];
  const ends = new Map<string, { resolve: () => void; reject: (error: Error) => void }>();
  const task = (name: string) => async () => {
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    ends.set(name, { resolve, reject });
    running.add(name);
    started.push(name);
    await promise.finally(() => running.delete(name));
    return name;
  };
  const end = (name: string) => ends.get(name)?.resolve();
  const fail = (name: string) => ends.get(name)?.reject(new Error(`${name} failed`));
  return { task, end, fail, started, running };
}

/** Resolves after all pending microtasks. */
const settled = () => new Promise<void>((resolve) => setImmediate(resolve));

test('runs two tasks at once and queues the others in order', async () => {
  const run = createConcurrencyLimit(
    { concurrency: 2, queue: { normal: 10, high: 0 } },
    () => new Error('Too many'),
  );
  const { task, end, fail, started, running } = createTasks();
  const outcomes = ['a', 'b', 'c', 'd', 'e'].map((name) => run(task(name)).catch(({ message }) => message));
  for (const [ended, now] of [
    [null, ['a', 'b']],
    ['b', ['a', 'c']],
    ['a', ['c', 'd']],
  ] as const) {
    if (ended) end(ended);
    await settled();
    expect([...running]).toEqual(now);
  }
  fail('c');
  await settled();
  expect([...running]).toEqual(['d', 'e']);
  for (const name of ['d', 'e']) end(name);
  expect(await Promise.all(outcomes)).toEqual(['a', 'b', 'c failed', 'd', 'e']);
  expect(started).toEqual(['a', 'b', 'c', 'd', 'e']);
});

test('rejects a task that finds its queue full', async () => {
  const run = createConcurrencyLimit(
    { concurrency: 1, queue: { normal: 1, high: 0 } },
    () => new Error('Too many'),
  );
  const { task, end, started } = createTasks();
  const first = run(task('a'));
  const second = run(task('b'));
  await expect(run(task('c'))).rejects.toThrow('Too many');
  end('a');
  await first;
  await settled();
  end('b');
  expect(await second).toBe('b');
  expect(started).toEqual(['a', 'b']);
});

test('runs tasks of high priority first, from a queue of their own', async () => {
  const run = createConcurrencyLimit(
    { concurrency: 1, queue: { normal: 1, high: 1 } },
    () => new Error('Too many'),
  );
  const { task, end, started } = createTasks();
  const first = run(task('a'));
  const second = run(task('b'));
  await expect(run(task('c'))).rejects.toThrow('Too many');
  const high = run(task('d'), 'high');
  await expect(run(task('e'), 'high')).rejects.toThrow('Too many');
  for (const [name, ended] of [
    ['a', first],
    ['d', high],
    ['b', second],
  ] as const) {
    end(name);
    expect(await ended).toBe(name);
    await settled();
  }
  expect(started).toEqual(['a', 'd', 'b']);
});

test('runs one task at a time for each key, also after a failure; other keys do not wait', async () => {
  const run = createKeyedQueue();
  const { task, end, fail, running } = createTasks();
  const outcomes = (['x1', 'x2', 'x3', 'y1'] as const).map((name) =>
    run(name.charAt(0), task(name)).catch(({ message }) => message),
  );
  await settled();
  expect([...running]).toEqual(['x1', 'y1']);
  fail('x1');
  await settled();
  expect([...running]).toEqual(['y1', 'x2']);
  for (const name of ['x2', 'y1']) end(name);
  await settled();
  expect([...running]).toEqual(['x3']);
  end('x3');
  expect(await Promise.all(outcomes)).toEqual(['x1 failed', 'x2', 'x3', 'y1']);
});

test('settles after the minimum duration, for results and for errors', async () => {
  const began = performance.now();
  expect(await atLeast(30, async () => 'done')).toBe('done');
  await expect(atLeast(30, () => Promise.reject(new Error('No')))).rejects.toThrow('No');
  // Timers may fire up to a millisecond early.
  expect(performance.now() - began).toBeGreaterThanOrEqual(58);
});
