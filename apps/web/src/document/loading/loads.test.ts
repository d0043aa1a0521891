import type { LoadEvent } from '@lyceum/flows/loading';
import { expect, test } from 'vitest';
import { ChunkNotLoaded } from './fetchFiles.ts';
import { untilLoaded, watchLoads } from './loads.ts';

test('a load that failed before the app started is shown, and repeated on request', {
  tags: ['2.181'],
}, async () => {
  const failed = Promise.withResolvers<void>();
  let attempts = 0;
  const loaded = untilLoaded(async () => {
    attempts += 1;
    if (attempts > 1) return 'the page';
    queueMicrotask(failed.resolve);
    throw new ChunkNotLoaded();
  });
  await failed.promise;
  const events: LoadEvent['type'][] = [];
  const loads = watchLoads(({ type }) => events.push(type));
  expect(events).toEqual(['load.failed']);
  loads.retry();
  expect(await loaded).toBe('the page');
  expect(events).toEqual(['load.failed', 'load.started', 'load.ended']);
  loads.stop();
  const later: LoadEvent[] = [];
  watchLoads((event) => later.push(event)).stop();
  expect(later).toEqual([]);
});
