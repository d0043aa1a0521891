import { expect, test } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { fuzz, unvisited } from '../../test/model-test.ts';
import { notificationPreferencesMachine } from './notification-preferences.machine.ts';

const promotions = { type: 'preference.changed', kind: 'promotions', isEnabled: true } as const;
const newsletter = { type: 'preference.changed', kind: 'newsletter', isEnabled: false } as const;
const submitted = { type: 'preferences.submitted' } as const;
const events = [promotions, newsletter, submitted];

test('reaches every state and takes every transition', () => {
  expect(unvisited(notificationPreferencesMachine, { events })).toEqual([]);
});

test('keeps its invariants in any order of events', () =>
  fuzz(notificationPreferencesMachine, {
    events,
    holds: ({ context }) =>
      expect(Object.keys(context.preferences)).toEqual([
        'courseUpdates',
        'newMessages',
        'promotions',
        'newsletter',
      ]),
  }));

test('starts with the default preferences and shows a message for 2 s after saving', {
  tags: ['2.102'],
}, () => {
  const clock = new SimulatedClock();
  const actor = createActor(notificationPreferencesMachine, { clock }).start();
  const now = () => actor.getSnapshot();
  expect(now().context.preferences).toEqual({
    courseUpdates: true,
    newMessages: true,
    promotions: false,
    newsletter: true,
  });
  actor.send(promotions);
  actor.send(newsletter);
  actor.send(submitted);
  clock.increment(1999);
  actor.send(submitted);
  clock.increment(1999);
  expect(now().value).toBe('saved');
  clock.increment(1);
  expect(now().value).toBe('choosing');
  expect(now().context.preferences).toEqual({
    courseUpdates: true,
    newMessages: true,
    promotions: true,
    newsletter: false,
  });
});

test('hides the message when a preference changes after saving', () => {
  const actor = createActor(notificationPreferencesMachine, { clock: new SimulatedClock() }).start();
  actor.send(submitted);
  actor.send(promotions);
  expect(actor.getSnapshot().value).toBe('choosing');
});
