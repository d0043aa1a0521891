import { expect, onTestFinished, test } from 'vitest';
import { type TestApi, testApi } from '../../testing/api.ts';
import { openSharedCounts } from './store.ts';

const api = testApi();
const unexpected = (error: unknown) => {
  throw error;
};

function open({ context: { db, now } }: TestApi) {
  const counts = openSharedCounts(db, now, unexpected);
  onTestFinished(() => counts.close());
  return counts;
}

test('counts within a window, then starts over', () => {
  const counts = open(api());
  expect(counts.count('a', 60_000)).toMatchObject({ current: 1 });
  expect(counts.count('a', 60_000)).toMatchObject({ current: 2 });
  expect(counts.count('b', 60_000)).toMatchObject({ current: 1 });
  api().passTime(61_000);
  const { current, ttl } = counts.count('a', 60_000);
  expect(current).toBe(1);
  expect(ttl).toBeGreaterThan(59_000);
});

test('two processes share their counts', async () => {
  const one = open(api());
  const other = open(api());
  for (let times = 0; times < 3; times += 1) one.count('shared', 60_000);
  for (let times = 0; times < 4; times += 1) other.count('shared', 60_000);
  await one.settle();
  await other.settle();
  expect(other.count('shared', 60_000).current).toBe(8);
  one.count('shared', 60_000);
  await one.settle();
  expect(one.count('shared', 60_000).current).toBe(9);
});
