import { expect, test } from 'vitest';
import { waitFor } from 'xstate';
import { createTestApi, json } from '../../test/api.ts';
import { startInApp } from '../../test/app.ts';
import { done, failed, fuzz, settle, unvisited } from '../../test/model-test.ts';
import { statisticsActors, statisticsMachine } from './statistics.machine.ts';

const statistics = { totalCourses: 2, totalEnrollments: 9, averageRating: 4.5, revenue: 120.5 };

const events = [
  { type: 'retry.requested' },
  done('load', statistics),
  failed('load', new Error('no response')),
];

test('reaches every state and takes every transition', () => {
  expect(unvisited(statisticsMachine, { events })).toEqual([]);
});

test('keeps its invariants in any order of events', () =>
  fuzz(statisticsMachine, {
    events,
    holds: ({ context, ...snapshot }) => {
      expect(context.statistics !== null).toBe(snapshot.matches('shown'));
    },
  }));

test('reports a failure and loads the statistics on a retry', { tags: ['2.58'] }, async () => {
  let responses = 0;
  const { api } = createTestApi(() => {
    responses += 1;
    return responses === 1
      ? json(503, { code: 'unavailable', message: 'Not just now.' })
      : json(200, statistics);
  });
  const { actor, events: emitted } = startInApp(statisticsMachine.provide({ actors: statisticsActors(api) }));
  await waitFor(actor, (snapshot) => snapshot.matches('failed'));
  expect(emitted).toEqual([
    {
      type: 'failure.reported',
      level: 'error',
      message: 'The figures could not be loaded',
      detail: expect.objectContaining({ message: 'Not just now.' }),
    },
  ]);
  expect(actor.getSnapshot().context.statistics).toBeNull();
  actor.send({ type: 'retry.requested' });
  await waitFor(actor, (snapshot) => snapshot.matches('shown'));
  expect(actor.getSnapshot().context.statistics).toEqual(statistics);
});

test('aborts the call when the page is left', async () => {
  const signals: AbortSignal[] = [];
  const { api } = createTestApi(({ signal }) => {
    signals.push(signal);
    return new Promise<Response>(() => {});
  });
  const { stop } = startInApp(statisticsMachine.provide({ actors: statisticsActors(api) }));
  await settle();
  stop();
  expect(signals.map(({ aborted }) => aborted)).toEqual([true]);
});
