import { limits } from '@lyceum/rules';
import { expect, test } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { createTestApi, json } from '../../test/api.ts';
import { done, failed, fuzz, unvisited } from '../../test/model-test.ts';
import { figuresExportActors, figuresExportMachine } from './figures-export.machine.ts';

const figuresOf = (id: string) => ({ id, name: { en: id }, enrolled: 1 });
const events = [
  { type: 'export.requested' },
  done('loadFigures', [figuresOf('knots')]),
  failed('loadFigures', new Error('no response')),
  done('saveFile', undefined),
  failed('saveFile', new Error('no space')),
];

test('reaches every state and takes every transition', () => {
  expect(unvisited(figuresExportMachine, { events })).toEqual([]);
});

test('keeps its invariants in any order of events', () =>
  fuzz(figuresExportMachine, {
    events,
    holds: ({ context, ...snapshot }) => {
      expect(context.message !== null).toBe(snapshot.matches('failed'));
      expect(context.figures.length > 0).toBe(snapshot.matches('saving'));
    },
  }));

test('saves the figures of all pages', { tags: ['2.343'] }, async () => {
  const total = limits.pageMaximum + 1;
  const { api, calls } = createTestApi(({ url }) => {
    const page = Number(new URL(url).searchParams.get('page'));
    const results = Array.from({ length: page === 1 ? limits.pageMaximum : 1 }, (_, index) =>
      figuresOf(`${page}-${index}`),
    );
    return json(200, { results, page, limit: limits.pageMaximum, totalResults: total });
  });
  const saved: string[][] = [];
  const actors = figuresExportActors(api, (figures) => void saved.push(figures.map(({ id }) => id)));
  const actor = createActor(figuresExportMachine.provide({ actors })).start();
  actor.send({ type: 'export.requested' });
  await waitFor(actor, (snapshot) => snapshot.matches('idle'));
  expect(calls).toHaveLength(2);
  expect(saved.map((ids) => [ids.length, ids.at(-1)])).toEqual([[total, '2-0']]);
});

test('explains a failure, and tries again', { tags: ['2.343'] }, async () => {
  let responses = 0;
  const { api } = createTestApi(() => {
    responses += 1;
    return responses === 1
      ? json(503, { code: 'unavailable', message: 'Not just now.' })
      : json(200, { results: [], page: 1, limit: limits.pageMaximum, totalResults: 0 });
  });
  let files = 0;
  const actors = figuresExportActors(api, () => void files++);
  const actor = createActor(figuresExportMachine.provide({ actors })).start();
  actor.send({ type: 'export.requested' });
  const { context } = await waitFor(actor, (snapshot) => snapshot.matches('failed'));
  expect(context.message).toBe('Not just now.');
  actor.send({ type: 'export.requested' });
  await waitFor(actor, (snapshot) => snapshot.matches('idle'));
  expect(files).toBe(1);
});
