import { expect, test } from 'vitest';
import { waitFor } from 'xstate';
import { createTestApi, json } from '../../test/api.ts';
import { startInApp } from '../../test/app.ts';
import { done, failed, fuzz, unvisited } from '../../test/model-test.ts';
import { messageSubscriptionActors, messageSubscriptionMachine } from './message-subscription.machine.ts';

const subscription = { course: { name: { en: 'Knots' }, href: '/course/c1' }, receives: 'all' as const };
const input = { token: 't1' };
const events = [
  { type: 'retry.requested' },
  { type: 'choice.made', receives: 'others' },
  done('load', subscription),
  failed('load', new Error('no response')),
  done('save', { ...subscription, receives: 'others' }),
  failed('save', new Error('no response')),
];

test('reaches every state and takes every transition', () => {
  const without = { input: { token: null }, events };
  expect(unvisited(messageSubscriptionMachine, { input, events }, without)).toEqual([]);
});

test('keeps its invariants in any order of events', () =>
  fuzz(messageSubscriptionMachine, {
    input,
    events,
    holds: ({ context, ...snapshot }) => {
      const isFailed = snapshot.matches('failed') || snapshot.matches({ shown: 'rejected' });
      expect(context.message !== null).toBe(isFailed);
    },
  }));

test('a visit changes nothing; a choice is saved, also after a failure', { tags: ['2.347'] }, async () => {
  let isAvailable = false;
  const { api, calls } = createTestApi(async (request) => {
    if (request.method === 'GET') return json(200, subscription);
    const { receives } = (await request.json()) as { receives: string };
    return isAvailable
      ? json(200, { ...subscription, receives })
      : json(503, { code: 'x', message: 'Not now.' });
  });
  const machine = messageSubscriptionMachine.provide({ actors: messageSubscriptionActors(api) });
  const { actor } = startInApp(machine, { input });
  await waitFor(actor, (snapshot) => snapshot.matches('shown'));
  expect(calls).toEqual(['GET /message-subscription?token=t1']);
  actor.send({ type: 'choice.made', receives: 'none' });
  const { context } = await waitFor(actor, (snapshot) => snapshot.matches({ shown: 'rejected' }));
  expect(context).toMatchObject({ message: 'Not now.', subscription });
  isAvailable = true;
  actor.send({ type: 'choice.made', receives: 'none' });
  await waitFor(actor, (snapshot) => snapshot.matches({ shown: 'saved' }));
  expect(actor.getSnapshot().context.subscription?.receives).toBe('none');
});
