import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { fuzz, unvisited } from '../../test/model-test.ts';
import { loadingActors } from './loading.actors.ts';
import { loadingMachine } from './loading.machine.ts';
import type { LoadEvent } from './loading.types.ts';

const types = ['load.started', 'load.failed', 'load.ended'] as const;
const events = [
  ...['page', 'dialog'].flatMap((id) => types.map((type) => ({ type, id }))),
  { type: 'retry.requested' },
];

test('reaches every state and takes every transition', () => {
  expect(unvisited(loadingMachine, { events })).toEqual([]);
});

test('shows the error until a failed load is repeated successfully or canceled', () =>
  fuzz(loadingMachine, {
    events,
    holds: ({ value, context }) => {
      if (context.failed.length > 0) expect(['failed', 'retrying']).toContain(value);
      expect(value === 'idle').toBe(context.failed.length + context.loading.length === 0);
      expect(['loading', 'retrying'].includes(String(value))).toBe(context.loading.length > 0);
    },
  }));

/** Loads whose progress the test reports. */
function start() {
  let report: (event: LoadEvent) => void = () => undefined;
  const counts = { retries: 0, stops: 0 };
  const actors = loadingActors((send) => {
    report = send;
    return { retry: () => counts.retries++, stop: () => counts.stops++ };
  });
  const actor = createActor(loadingMachine.provide({ actors })).start();
  const send = (type: LoadEvent['type'], id = 'page') => report({ type, id });
  return { actor, send, counts, value: () => actor.getSnapshot().value };
}

test('repeats a failed load on request and keeps its error until the result', { tags: ['2.181'] }, () => {
  const { actor, send, counts, value } = start();
  send('load.started');
  expect(value()).toBe('loading');
  send('load.failed');
  expect(value()).toBe('failed');
  actor.send({ type: 'retry.requested' });
  expect(counts.retries).toBe(1);
  send('load.started');
  expect(value()).toBe('retrying');
  send('load.failed');
  expect(value()).toBe('failed');
  send('load.started');
  send('load.ended');
  expect(value()).toBe('idle');
});

test('removes the error when another page is requested', { tags: ['2.181'] }, () => {
  const { send, value } = start();
  send('load.failed');
  send('load.ended');
  expect(value()).toBe('idle');
});

test('ignores a second request while it loads', () => {
  const { actor, send, counts } = start();
  send('load.failed');
  send('load.started');
  actor.send({ type: 'retry.requested' });
  expect(counts.retries).toBe(0);
});

test('stops watching the loads when it is stopped', () => {
  const { actor, counts } = start();
  actor.stop();
  expect(counts.stops).toBe(1);
});
