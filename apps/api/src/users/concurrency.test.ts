import { expect, test } from 'vitest';
import { atLeast, createConcurrencyLimit, createKeyedQueue } from './concurrency.ts';

/** Works that run until they are told to end, and what is known of them. */
function works() {
  const running = new Set<string>();
  const begun: string[] = [];
  const ends = new Map<string, { resolve: () => void; reject: (error: Error) => void }>();
  const work = (name: string) => async () => {
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    ends.set(name, { resolve, reject });
    running.add(name);
    begun.push(name);
    await promise.finally(() => running.delete(name));
    return name;
  };
  const end = (name: string) => ends.get(name)?.resolve();
  const fail = (name: string) => ends.get(name)?.reject(new Error(`${name} failed`));
  return { work, end, fail, begun, running };
}

/** Lets all go on that can go on without anything new happening. */
const settled = () => new Promise<void>((resolve) => setImmediate(resolve));

test('two run at once, the others in the order in which they came', async () => {
  const inTurn = createConcurrencyLimit(
    { atOnce: 2, waiting: 10, waitingAhead: 0 },
    () => new Error('Too many'),
  );
  const { work, end, fail, begun, running } = works();
  const outcomes = ['a', 'b', 'c', 'd', 'e'].map((name) =>
    inTurn(work(name)).catch(({ message }) => message),
  );
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
  expect(begun).toEqual(['a', 'b', 'c', 'd', 'e']);
});

test('who would be one too many to wait is turned away at once', async () => {
  const inTurn = createConcurrencyLimit(
    { atOnce: 1, waiting: 1, waitingAhead: 0 },
    () => new Error('Too many'),
  );
  const { work, end, begun } = works();
  const first = inTurn(work('a'));
  const second = inTurn(work('b'));
  await expect(inTurn(work('c'))).rejects.toThrow('Too many');
  end('a');
  await first;
  await settled();
  end('b');
  expect(await second).toBe('b');
  expect(begun).toEqual(['a', 'b']);
});

test('who waits ahead goes first, and finds room when nobody else does', async () => {
  const inTurn = createConcurrencyLimit(
    { atOnce: 1, waiting: 1, waitingAhead: 1 },
    () => new Error('Too many'),
  );
  const { work, end, begun } = works();
  const first = inTurn(work('a'));
  const second = inTurn(work('b'));
  await expect(inTurn(work('c'))).rejects.toThrow('Too many');
  const ahead = inTurn(work('d'), 'ahead');
  await expect(inTurn(work('e'), 'ahead')).rejects.toThrow('Too many');
  for (const [name, ended] of [
    ['a', first],
    ['d', ahead],
    ['b', second],
  ] as const) {
    end(name);
    expect(await ended).toBe(name);
    await settled();
  }
  expect(begun).toEqual(['a', 'd', 'b']);
});

test('of each key one runs at a time, whatever became of the one before; other keys do not wait', async () => {
  const inTurn = createKeyedQueue();
  const { work, end, fail, running } = works();
  const outcomes = (['x1', 'x2', 'x3', 'y1'] as const).map((name) =>
    inTurn(name.charAt(0), work(name)).catch(({ message }) => message),
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

test('what takes at least so long gives its outcome, and a failure not earlier', async () => {
  const began = performance.now();
  expect(await atLeast(30, async () => 'done')).toBe('done');
  await expect(atLeast(30, () => Promise.reject(new Error('No')))).rejects.toThrow('No');
  // Timers may fire up to a millisecond early.
  expect(performance.now() - began).toBeGreaterThanOrEqual(58);
});
