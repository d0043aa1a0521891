import { ApiProblem, type ReviewCase } from '@lyceum/api-client';
import { limits } from '@lyceum/rules';
import { expect, test } from 'vitest';
import { createEmptyActor, fromPromise, SimulatedClock, waitFor } from 'xstate';
import { createTestApi, json, type Respond } from '../../test/api.ts';
import { startInApp } from '../../test/app.ts';
import { done, failed, fuzz, unvisited } from '../../test/model-test.ts';
import { caseMachine } from './case.machine.ts';
import { reviewModerationActors, reviewModerationMachine } from './review-moderation.machine.ts';

const caseOf = (id: string): ReviewCase => ({
  id,
  subject: 'review',
  status: 'open',
  course: { id: 'c1', name: { en: 'Knots' }, href: '/course/c1' },
  review: {
    id: `review-${id}`,
    author: { name: 'Nour', picture: null },
    stars: 1,
    text: 'Buy watches',
    createdAt: '2026-11-19T18:20:00.000Z',
    updatedAt: '2026-11-19T18:20:00.000Z',
    reply: null,
  },
  instructor: 'Salma',
  reportedAt: '2026-11-20T18:20:00.000Z',
  reportCount: 1,
  reasons: [{ reason: 'spam', count: 1 }],
  details: [],
  hiding: null,
});
const [first, second] = [caseOf('k1'), caseOf('k2')];
const page = (...results: ReviewCase[]) => ({ results, totalResults: results.length });
const values = { reason: 'spam', text: '' } as const;
const hide = { type: 'decision.made', decision: 'hide', values } as const;
const keep = { type: 'decision.made', decision: 'keep', values: null } as const;
const restore = { type: 'decision.made', decision: 'restore', values: null } as const;
const problem = (status: number) =>
  new ApiProblem('hideReview', { status, code: 'code', message: 'Not just now.' });

const ofCase = [
  { type: 'hiding.requested' },
  { type: 'hiding.canceled' },
  hide,
  keep,
  restore,
  { type: 'undo.requested' },
  { type: 'failure.dismissed' },
  ...['decide', 'undo'].flatMap((id) => [
    done(id, { id: 'k1' }),
    failed(id, problem(503)),
    failed(id, problem(409)),
  ]),
];
const ofLoads = [
  { type: 'reload.requested' },
  { type: 'more.requested' },
  done('load', page()),
  done('load', { ...page(first), totalResults: 2 }),
  failed('load', problem(503)),
  done('loadMore', page(first, second)),
  failed('loadMore', problem(503)),
];
const ofDecisions = [
  { ...keep, id: 'k1' },
  { type: 'item.decided', id: 'k1', last: 'keep' },
  { type: 'item.failed', id: 'k1' },
  { type: 'item.completed', id: 'k1' },
];
const ofUndos = [
  { type: 'undo.requested', id: 'k1' },
  { type: 'failure.dismissed', id: 'k1' },
  { type: 'item.restored', id: 'k1', last: 'undo' },
];
const never = fromPromise<never, never>(() => new Promise(() => {})) as never;
/** The list handles the outcome of a case by events: its actors never complete for it. */
const listAlone = reviewModerationMachine.provide({
  actors: { item: caseMachine.provide({ actors: { decide: never, undo: never } }) },
});
const input = { list: 'open' } as const;

test('reaches every state and takes every transition of a case', () => {
  const ofOne = { input: { reviewCase: first, list: createEmptyActor() }, events: ofCase };
  expect(unvisited(caseMachine, ofOne)).toEqual([]);
});

test('reaches every state and takes every transition of the list', () => {
  expect(
    unvisited(
      listAlone,
      { input, events: [...ofLoads, ...ofDecisions], stopWhen: ({ context }) => context.last !== null },
      {
        input,
        events: [
          done('load', { ...page(first), totalResults: 2 }),
          done('loadMore', page(first, second)),
          { type: 'more.requested' },
          ...ofDecisions,
          ...ofUndos,
        ],
        stopWhen: ({ context }) => context.last === 'undo',
      },
    ),
  ).toEqual([]);
});

test('keeps its invariants in any order of events', () => {
  fuzz(listAlone, {
    input,
    events: [
      ...ofLoads,
      ...ofDecisions,
      ...ofUndos,
      { ...hide, id: 'k2' },
      { type: 'item.completed', id: 'k2' },
    ],
    holds: (snapshot) => {
      const ids = snapshot.context.items.map(({ id }: { id: string }) => id);
      expect(ids.length > 0).toBe(snapshot.matches('listed'));
      expect(new Set(ids).size).toBe(ids.length);
      expect(snapshot.context.totalResults).toBeGreaterThanOrEqual(0);
    },
  });
  fuzz(caseMachine, {
    input: { reviewCase: first, list: createEmptyActor() },
    events: ofCase,
    holds: ({ context, ...snapshot }) => {
      const isFailed = snapshot.matches('refused') || snapshot.matches({ decided: 'failed' });
      expect(context.failure !== null).toBe(isFailed);
    },
  });
});

function start(respond: Respond, list: 'open' | 'hidden' = 'open') {
  const { api, calls } = createTestApi(respond);
  const machine = reviewModerationMachine.provide({ actors: reviewModerationActors(api) });
  const clock = new SimulatedClock();
  const { actor } = startInApp(machine, { input: { list }, clock, user: { id: 'u1' } });
  const stateOf = (id: string) => {
    const item = actor.getSnapshot().context.items.find((one) => one.id === id);
    return item?.getSnapshot();
  };
  return { actor, calls, clock, stateOf };
}

test('hides one and keeps another; both leave the list after ten seconds', { tags: ['2.328'] }, async () => {
  let isDecided = false;
  const bodies: unknown[] = [];
  const { actor, calls, clock, stateOf } = start(async (request) => {
    if (request.method === 'GET') return json(200, isDecided ? page() : page(first, second));
    if (request.url.endsWith('/hide')) bodies.push(await request.json());
    return json(200, { id: 'k1', status: 'hidden' });
  });
  await waitFor(actor, (snapshot) => snapshot.matches('listed'));
  actor.send({ ...hide, id: 'k1', values: { reason: 'other', text: 'A note' } });
  actor.send({ ...keep, id: 'k2' });
  actor.send({ ...hide, id: 'k2' });
  await waitFor(actor, ({ context }) => context.decided.length === 2);
  expect(actor.getSnapshot().context).toMatchObject({ totalResults: 0, sending: [] });
  isDecided = true;
  clock.increment(limits.decisionUndoMs - 1);
  expect(stateOf('k1')?.matches({ decided: 'undoable' })).toBe(true);
  clock.increment(1);
  await waitFor(actor, (snapshot) => snapshot.matches('empty'));
  expect(bodies).toEqual([{ reason: 'other', note: 'A note' }]);
  expect(calls).toEqual([
    'GET /admin/review-reports?status=open&page=1&limit=20',
    'POST /admin/review-reports/k1/hide',
    'POST /admin/review-reports/k2/keep',
    'GET /admin/review-reports?status=open&page=1&limit=20',
  ]);
});

test('still says what the last decision was while an empty list is loaded again', {
  tags: ['2.328'],
}, async () => {
  let isDecided = false;
  const { actor, clock } = start(({ method }) => {
    if (method === 'GET') return json(200, isDecided ? page() : page(first));
    isDecided = true;
    return json(200, { id: 'k1', status: 'hidden' });
  });
  await waitFor(actor, (snapshot) => snapshot.matches('listed'));
  actor.send({ ...hide, id: 'k1' });
  await waitFor(actor, ({ context }) => context.decided.length === 1);
  clock.increment(limits.decisionUndoMs);
  await waitFor(actor, (snapshot) => snapshot.matches('empty'));
  actor.send({ type: 'reload.requested' });
  expect(actor.getSnapshot().context.last).toBe('hide');
  await waitFor(actor, (snapshot) => snapshot.matches('empty'));
  expect(actor.getSnapshot().context.last).toBe('hide');
});

test('restores a hidden text, and undoes that', { tags: ['2.328'] }, async () => {
  const { actor, calls, stateOf } = start(
    ({ method }) => json(200, method === 'GET' ? page(first) : { id: 'k1', status: 'kept' }),
    'hidden',
  );
  await waitFor(actor, (snapshot) => snapshot.matches('listed'));
  actor.send({ ...restore, id: 'k1' });
  await waitFor(actor, ({ context }) => context.last === 'restore');
  actor.send({ type: 'undo.requested', id: 'k1' });
  await waitFor(actor, ({ context }) => context.last === 'undo');
  expect(stateOf('k1')?.value).toBe('waiting');
  expect(calls.slice(1)).toEqual([
    'POST /admin/review-reports/k1/restore',
    'POST /admin/review-reports/k1/undo',
  ]);
});

test('an undo and the end of one decision leave another decision as it is', { tags: ['2.328'] }, async () => {
  const { actor, clock } = start(({ method }) =>
    json(200, method === 'GET' ? page(first, second) : { id: 'k1', status: 'kept' }),
  );
  const decidedAre = (...ids: string[]) =>
    waitFor(actor, ({ context }) => context.decided.join() === ids.join() && context.sending.length === 0);
  await waitFor(actor, (snapshot) => snapshot.matches('listed'));
  actor.send({ ...keep, id: 'k1' });
  await decidedAre('k1');
  actor.send({ ...keep, id: 'k2' });
  await decidedAre('k1', 'k2');
  actor.send({ type: 'undo.requested', id: 'k1' });
  await decidedAre('k2');
  clock.increment(limits.decisionUndoMs / 2);
  actor.send({ ...keep, id: 'k1' });
  await decidedAre('k2', 'k1');
  clock.increment(limits.decisionUndoMs / 2);
  expect(actor.getSnapshot().context.decided).toEqual(['k1']);
  expect(actor.getSnapshot().context.items.map(({ id }) => id)).toEqual(['k1']);
});

test('keeps what was typed after a failure; a decision of someone else removes the case', {
  tags: ['2.328'],
}, async () => {
  let status = 503;
  const { actor, stateOf } = start(({ method }) =>
    method === 'GET'
      ? json(200, page(first, second))
      : json(status, { code: 'code', message: 'Not just now.' }),
  );
  await waitFor(actor, (snapshot) => snapshot.matches('listed'));
  actor.send({ ...hide, id: 'k1' });
  await expect.poll(() => stateOf('k1')?.value).toBe('refused');
  expect(stateOf('k1')?.context).toMatchObject({
    failure: { message: 'Not just now.', isPermanent: false },
    decision: { values },
  });
  const [card] = actor.getSnapshot().context.items;
  card?.send({ type: 'failure.dismissed' });
  expect(card?.getSnapshot().value).toBe('describing');
  status = 409;
  actor.send({ ...hide, id: 'k1' });
  await expect.poll(() => stateOf('k1')?.context.failure?.isPermanent).toBe(true);
  card?.send({ type: 'failure.dismissed' });
  expect(actor.getSnapshot().context.items.map(({ id }) => id)).toEqual(['k2']);
  expect(actor.getSnapshot().context.totalResults).toBe(1);
});
