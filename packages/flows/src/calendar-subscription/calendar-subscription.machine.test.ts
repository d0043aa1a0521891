import { expect, test } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { createTestApi, json } from '../../test/api.ts';
import { done, failed, fuzz, unvisited } from '../../test/model-test.ts';
import { calendarSubscriptionActors, calendarSubscriptionMachine } from './calendar-subscription.machine.ts';

const calendar = (name: string) => ({
  address: `https://lyceum.test/calendar/${name}.ics?lng=en`,
  since: '2026-11-20T08:00:00.000Z',
});
const off = { address: null, since: null };

const events = [
  ...['retry.requested', 'address.requested', 'address.copied', 'renewal.requested', 'end.requested'].map(
    (type) => ({ type }),
  ),
  { type: 'change.confirmed' },
  { type: 'change.canceled' },
  done('load', off),
  done('load', calendar('one')),
  failed('load', new Error('no response')),
  done('create', calendar('one')),
  failed('create', new Error('no response')),
  done('renew', calendar('two')),
  failed('renew', new Error('no response')),
  done('turnOff'),
  failed('turnOff', new Error('no response')),
  done('copy'),
  failed('copy', new Error('not allowed')),
];

test('reaches every state and takes every transition', () => {
  expect(unvisited(calendarSubscriptionMachine, { events })).toEqual([]);
});

test('keeps its invariants in any order of events', () =>
  fuzz(calendarSubscriptionMachine, {
    events,
    holds: ({ context, ...snapshot }) => {
      const isRefused = [{ off: 'refused' }, { renewal: 'refused' }, { end: 'refused' }] as const;
      const hasMessage = snapshot.matches('failed') || isRefused.some((state) => snapshot.matches(state));
      expect(context.message !== null).toBe(hasMessage);
      const hasAddress = (['on', 'renewal', 'end'] as const).some((state) => snapshot.matches(state));
      expect(context.address !== null).toBe(hasAddress);
    },
  }));

function start(isAvailable = () => true) {
  const { api, calls } = createTestApi(({ method }) => {
    if (!isAvailable()) return json(503, { code: 'unavailable', message: 'Not just now.' });
    if (method === 'DELETE') return new Response(null, { status: 204 });
    return json(200, method === 'GET' ? off : calendar(`number-${calls.length}`));
  });
  const copied: string[] = [];
  const actors = calendarSubscriptionActors(api, async (text) => void copied.push(text));
  const actor = createActor(calendarSubscriptionMachine.provide({ actors })).start();
  return { actor, calls, copied };
}

test('turns the calendar on, copies the address, and renews it after a confirmation', {
  tags: ['2.382'],
}, async () => {
  const { actor, calls, copied } = start();
  await waitFor(actor, (snapshot) => snapshot.matches('off'));
  actor.send({ type: 'address.requested' });
  const { context } = await waitFor(actor, (snapshot) => snapshot.matches('on'));
  actor.send({ type: 'address.copied' });
  await waitFor(actor, (snapshot) => snapshot.matches({ on: 'copied' }));
  expect(copied).toEqual([context.address]);
  actor.send({ type: 'renewal.requested' });
  actor.send({ type: 'change.canceled' });
  expect(calls).toHaveLength(2);
  actor.send({ type: 'renewal.requested' });
  actor.send({ type: 'change.confirmed' });
  const renewed = await waitFor(actor, (snapshot) => snapshot.matches('on'));
  expect(renewed.context.address).not.toBe(context.address);
  expect(calls).toEqual(['GET /users/me/calendar', 'POST /users/me/calendar', 'POST /users/me/calendar']);
  actor.stop();
});

test('keeps the address while it cannot be ended, and tries again', { tags: ['2.382'] }, async () => {
  let isAvailable = true;
  const { actor, calls } = start(() => isAvailable);
  await waitFor(actor, (snapshot) => snapshot.matches('off'));
  actor.send({ type: 'address.requested' });
  await waitFor(actor, (snapshot) => snapshot.matches('on'));
  isAvailable = false;
  actor.send({ type: 'end.requested' });
  actor.send({ type: 'change.confirmed' });
  const refused = await waitFor(actor, (snapshot) => snapshot.matches({ end: 'refused' }));
  expect(refused.context).toMatchObject({ message: 'Not just now.' });
  expect(refused.context.address).not.toBeNull();
  isAvailable = true;
  actor.send({ type: 'change.confirmed' });
  const ended = await waitFor(actor, (snapshot) => snapshot.matches('off'));
  expect(ended.context).toEqual({ address: null, message: null });
  expect(calls.at(-1)).toBe('DELETE /users/me/calendar');
  actor.stop();
});
