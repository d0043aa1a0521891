import { expect, test } from 'vitest';
import { waitFor } from 'xstate';
import { createTestApi, json } from '../../test/api.ts';
import { startInApp } from '../../test/app.ts';
import { done, failed, fuzz, unvisited } from '../../test/model-test.ts';
import { messagePreferencesActors, messagePreferencesMachine } from './message-preferences.machine.ts';

const preferences = {
  receives: true,
  unsubscribed: [{ id: 'c1', name: { en: 'Knots' }, href: '/course/c1' }],
};
const events = [
  { type: 'retry.requested' },
  { type: 'choice.made', receives: false, courseId: null },
  done('load', preferences),
  failed('load', new Error('no response')),
  done('save', { ...preferences, receives: false }),
  failed('save', new Error('no response')),
];

test('reaches every state and takes every transition', () => {
  expect(unvisited(messagePreferencesMachine, { events })).toEqual([]);
});

test('keeps its invariants in any order of events', () =>
  fuzz(messagePreferencesMachine, {
    events,
    holds: ({ context, ...snapshot }) => {
      const isFailed = snapshot.matches('failed') || snapshot.matches({ shown: 'rejected' });
      expect(context.message !== null).toBe(isFailed);
      expect(context.preferences !== null).toBe(snapshot.matches('shown') || snapshot.matches('saving'));
    },
  }));

test('a choice is saved at once, also after a failure', { tags: ['2.416'] }, async () => {
  let isAvailable = false;
  const bodies: unknown[] = [];
  const { api } = createTestApi(async (request) => {
    if (request.method === 'GET') return json(200, preferences);
    bodies.push(await request.json());
    return isAvailable
      ? json(200, { receives: true, unsubscribed: [] })
      : json(503, { code: 'x', message: 'Not now.' });
  });
  const machine = messagePreferencesMachine.provide({ actors: messagePreferencesActors(api) });
  const { actor } = startInApp(machine);
  await waitFor(actor, (snapshot) => snapshot.matches('shown'));
  actor.send({ type: 'choice.made', receives: false, courseId: null });
  const { context } = await waitFor(actor, (snapshot) => snapshot.matches({ shown: 'rejected' }));
  expect(context).toMatchObject({ message: 'Not now.', preferences });
  isAvailable = true;
  actor.send({ type: 'choice.made', receives: true, courseId: 'c1' });
  await waitFor(actor, (snapshot) => snapshot.matches({ shown: 'saved' }));
  expect(actor.getSnapshot().context.preferences?.unsubscribed).toEqual([]);
  expect(bodies).toEqual([{ receives: false }, { receives: true, courseId: 'c1' }]);
});
