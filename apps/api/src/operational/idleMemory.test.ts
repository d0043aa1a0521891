import Fastify from 'fastify';
import { afterEach, expect, test, vi } from 'vitest';
import { releaseIdleMemory } from './idleMemory.ts';

afterEach(() => {
  vi.useRealTimers();
});

test('returns memory while it is idle, and never during traffic', { tags: ['10.138'] }, async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const app = Fastify();
  releaseIdleMemory(app);
  app.get('/', async () => 'a page');
  await app.listen({ host: '127.0.0.1', port: 0 });
  const garbage = new WeakRef({});
  for (let request = 0; request < 5; request += 1) await app.inject('/');
  await vi.advanceTimersByTimeAsync(2000);
  expect(garbage.deref()).toBeDefined();
  // Reading it has kept it until the end of the turn.
  await new Promise((resolve) => setImmediate(resolve));
  await vi.advanceTimersByTimeAsync(2000);
  await expect.poll(() => garbage.deref()).toBeUndefined();
  await app.close();
});
