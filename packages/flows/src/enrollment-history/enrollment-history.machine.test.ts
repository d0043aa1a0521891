import { expect, test } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { createTestApi, json } from '../../test/api.ts';
import { done, failed, fuzz, unvisited } from '../../test/model-test.ts';
import { enrollmentHistoryActors, enrollmentHistoryMachine } from './enrollment-history.machine.ts';

const input = { period: 'week', timeZone: 'Africa/Cairo' } as const;
const history = { step: 'day', results: [{ date: '2026-11-20', enrollments: 2, revenue: 80 }] };

const events = [{ type: 'retry.requested' }, done('load', history), failed('load', new Error('no response'))];

test('reaches every state and takes every transition', () => {
  expect(unvisited(enrollmentHistoryMachine, { input, events })).toEqual([]);
});

test('keeps its invariants in any order of events', () =>
  fuzz(enrollmentHistoryMachine, {
    input,
    events,
    holds: ({ context, ...snapshot }) => {
      expect(context.history !== null).toBe(snapshot.matches('shown'));
      expect(context.message !== null).toBe(snapshot.matches('failed'));
    },
  }));

test('loads the period in the time zone, and again after a failure', { tags: ['2.340'] }, async () => {
  let responses = 0;
  const { api, calls } = createTestApi(() => {
    responses += 1;
    return responses === 1
      ? json(503, { code: 'unavailable', message: 'Not just now.' })
      : json(200, history);
  });
  const machine = enrollmentHistoryMachine.provide({ actors: enrollmentHistoryActors(api) });
  const actor = createActor(machine, { input }).start();
  const failure = await waitFor(actor, (snapshot) => snapshot.matches('failed'));
  expect(failure.context.message).toBe('Not just now.');
  actor.send({ type: 'retry.requested' });
  const { context } = await waitFor(actor, (snapshot) => snapshot.matches('shown'));
  expect(context.history).toEqual(history);
  expect(calls[0]).toMatch('/instructor/enrollment-history?period=week&timeZone=Africa%2FCairo');
});
