import { limits } from '@lyceum/rules';
import { expect, test } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { walk } from '../testing/walk.ts';
import { timedNoticeMachine } from './timed-notice.machine.ts';

const input = { forMs: limits.profileSavedNoticeMs };

test('every state and every transition', async () => {
  const events = [{ type: 'notice.shown' }, { type: 'notice.dismissed' }];
  const { differences, missed } = await walk(timedNoticeMachine, { input, events });
  expect({ differences, missed }).toEqual({ differences: [], missed: [] });
});

test('shows for its time, counted from the last showing', () => {
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
