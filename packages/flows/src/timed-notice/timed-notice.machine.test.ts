import { limits } from '@lyceum/rules';
import { expect, test } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { fuzz, unvisited } from '../../test/model-test.ts';
import { timedNoticeMachine } from './timed-notice.machine.ts';

const input = { forMs: limits.profileSavedNoticeMs };

const events = [{ type: 'notice.shown' }, { type: 'notice.dismissed' }];

test('reaches every state and takes every transition', () => {
  expect(unvisited(timedNoticeMachine, { input, events })).toEqual([]);
});

test('keeps its invariants in any order of events', () =>
  fuzz(timedNoticeMachine, {
    input,
    events,
  }));

test('hides after its time, counted from the last event', { tags: ['2.107'] }, () => {
  const clock = new SimulatedClock();
  const notice = createActor(timedNoticeMachine, { input, clock }).start();
  notice.send({ type: 'notice.shown' });
  clock.increment(1999);
  notice.send({ type: 'notice.shown' });
  clock.increment(1999);
  expect(notice.getSnapshot().value).toBe('shown');
  clock.increment(1);
  expect(notice.getSnapshot().value).toBe('hidden');
});

test('hides when it is dismissed, and can be shown again', () => {
  const notice = createActor(timedNoticeMachine, { input, clock: new SimulatedClock() }).start();
  notice.send({ type: 'notice.shown' });
  notice.send({ type: 'notice.dismissed' });
  expect(notice.getSnapshot().value).toBe('hidden');
  notice.send({ type: 'notice.shown' });
  expect(notice.getSnapshot().value).toBe('shown');
});
