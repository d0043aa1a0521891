import { expect, test } from 'vitest';
import { waitFor } from 'xstate';
import { createTestApi, json } from '../../test/api.ts';
import { startInApp } from '../../test/app.ts';
import { done, failed, fuzz, unvisited } from '../../test/model-test.ts';
import { waitingApplicationsActors, waitingApplicationsMachine } from './waiting-applications.machine.ts';

const oldest = '2026-11-18T08:00:00.000Z';

const events = [
  { type: 'retry.requested' },
  done('load', { count: 3, oldest }),
  done('load', { count: 0, oldest: null }),
  failed('load', new Error('no response')),
];

test('reaches every state and takes every transition', () => {
  expect(unvisited(waitingApplicationsMachine, { events })).toEqual([]);
});

test('keeps its invariants in any order of events', () =>
  fuzz(waitingApplicationsMachine, {
    events,
    holds: ({ context, ...snapshot }) => {
      expect(context.count > 0).toBe(snapshot.matches('waiting'));
      expect(context.oldest !== null).toBe(snapshot.matches('waiting'));
    },
  }));

test('counts the applications by the total of a page with the oldest one', {
  tags: ['2.190'],
}, async () => {
  const { api, calls } = createTestApi(() =>
    json(200, { requests: [{ id: 'r1', createdAt: oldest }], page: 1, limit: 1, totalResults: 21 }),
  );
  const { actor } = startInApp(
    waitingApplicationsMachine.provide({ actors: waitingApplicationsActors(api) }),
  );
  await waitFor(actor, (snapshot) => snapshot.matches('waiting'));
  expect(actor.getSnapshot().context).toEqual({ count: 21, oldest });
  expect(calls).toHaveLength(1);
});

test('logs a failure and counts on a retry', { tags: ['2.58'] }, async () => {
  let responses = 0;
  const { api } = createTestApi(() => {
    responses += 1;
    return responses === 1
      ? json(503, { code: 'unavailable', message: 'Not just now.' })
      : json(200, { requests: [], page: 1, limit: 1, totalResults: 0 });
  });
  const { actor, events: emitted } = startInApp(
    waitingApplicationsMachine.provide({ actors: waitingApplicationsActors(api) }),
  );
  await waitFor(actor, (snapshot) => snapshot.matches('failed'));
  expect(emitted).toEqual([
    {
      type: 'failure.reported',
      level: 'error',
      message: 'The waiting applications could not be counted',
      detail: expect.objectContaining({ message: 'Not just now.' }),
    },
  ]);
  actor.send({ type: 'retry.requested' });
  await waitFor(actor, (snapshot) => snapshot.matches('none'));
});
