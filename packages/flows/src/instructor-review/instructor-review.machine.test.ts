import { ApiProblem, type InstructorDecision } from '@lyceum/api-client';
import { expect, test } from 'vitest';
import { createEmptyActor, fromPromise, waitFor } from 'xstate';
import { json } from '../../test/api.ts';
import { listing, nour, page, salma, startReview } from '../../test/instructor-review.ts';
import { done, failed, fuzz, settle, unvisited } from '../../test/model-test.ts';
import { instructorReviewMachine } from './instructor-review.machine.ts';
import { requestMachine } from './request.machine.ts';

const error = new ApiProblem('listInstructorRequests', {
  status: 503,
  code: 'unavailable',
  message: 'Not just now.',
});

const ofLoads = [
  { type: 'reload.requested' },
  { type: 'more.requested' },
  done('load', page()),
  done('load', { ...page(salma), totalResults: 2 }),
  failed('load', error),
  done('loadMore', page(salma, nour)),
  failed('loadMore', error),
];
const ofDecisions = [
  { type: 'approval.requested', id: 'r1' },
  { type: 'rejection.requested', id: 'r1' },
  { type: 'item.decided', id: 'r1', last: { id: 'r1', name: 'Salma', decision: 'approve' } },
  { type: 'item.failed', id: 'r1' },
  { type: 'item.completed', id: 'r1' },
];
const ofUndos = [
  { type: 'undo.requested', id: 'r1' },
  { type: 'failure.dismissed', id: 'r1' },
  { type: 'item.restored', id: 'r1', last: { id: 'r1', name: 'Salma', decision: 'undo' } },
  { type: 'item.failed', id: 'r1' },
];
const ofList = [
  ...ofLoads,
  ...ofDecisions,
  ...ofUndos,
  { type: 'rejection.requested', id: 'r2' },
  { type: 'item.decided', id: 'r2', last: { id: 'r2', name: 'Nour', decision: 'reject' } },
  { type: 'item.completed', id: 'r2' },
];
const ofRequest = [
  { type: 'approval.requested' },
  { type: 'rejection.requested' },
  { type: 'undo.requested' },
  { type: 'failure.dismissed' },
  ...['approve', 'reject', 'undo'].flatMap((id) => [done(id, { id: 'r1' }), failed(id, error)]),
];
/** The list handles the outcome of a request by events: its actors never complete for it. */
const undecided = fromPromise<InstructorDecision, { id: string }>(() => new Promise(() => {}));
const listAlone = instructorReviewMachine.provide({
  actors: {
    item: requestMachine.provide({ actors: { approve: undecided, reject: undecided, undo: undecided } }),
  },
});
const input = { request: salma, list: createEmptyActor() };

test('reaches every state and takes every transition of the list', () => {
  // Loads and undos are tested separately: there are too many combinations.
  expect(
    unvisited(
      listAlone,
      { events: [...ofLoads, ...ofDecisions], stopWhen: ({ context }) => context.last !== null },
      {
        events: [
          done('load', { ...page(salma), totalResults: 2 }),
          done('loadMore', page(salma, nour)),
          { type: 'more.requested' },
          ...ofDecisions,
          ...ofUndos,
        ],
        stopWhen: ({ context }) => context.last?.decision === 'undo' || context.message !== null,
      },
    ),
  ).toEqual([]);
});

test('reaches every state and takes every transition of a request', () => {
  expect(unvisited(requestMachine, { input, events: ofRequest })).toEqual([]);
});

test('keeps its invariants in any order of events', () => {
  fuzz(listAlone, {
    events: ofList,
    holds: (snapshot) => {
      const ids = snapshot.context.items.map(({ id }: { id: string }) => id);
      expect(ids.length > 0).toBe(snapshot.matches('listed'));
      expect(new Set(ids).size).toBe(ids.length);
    },
  });
  fuzz(requestMachine, { input, events: ofRequest });
});

test('decides each request independently, and names the last one removed', { tags: ['2.90'] }, async () => {
  let decisions = 0;
  const decide = () => {
    decisions += 1;
    return json(200, { id: 'r1' });
  };
  const waiting = () => (decisions === 0 ? [salma, nour] : []);
  const { actor, calls, emitted, names, statesNow, letDecisionsBecomeFinal } = startReview(
    listing(decide, waiting),
  );
  await waitFor(actor, (snapshot) => snapshot.matches('listed'));
  expect(names()).toEqual(['Salma', 'Nour']);

  actor.send({ type: 'rejection.requested', id: 'r2' });
  actor.send({ type: 'approval.requested', id: 'r2' });
  expect(statesNow()).toEqual(['waiting', 'rejecting']);
  actor.send({ type: 'approval.requested', id: 'r1' });
  expect(statesNow()).toEqual(['approving', 'rejecting']);

  await letDecisionsBecomeFinal();
  await waitFor(actor, (snapshot) => snapshot.matches('empty'));
  expect(calls).toEqual([
    'GET /admin/instructor-requests?page=1&limit=20',
    'POST /admin/instructor-requests/r2/reject',
    'POST /admin/instructor-requests/r1/approve',
    'GET /admin/instructor-requests?page=1&limit=20',
  ]);
  expect(actor.getSnapshot().context.last).toEqual({ id: 'r1', name: 'Salma', decision: 'approve' });
  expect(actor.getSnapshot().children).toEqual({});
  expect(emitted).toEqual([]);

  actor.send({ type: 'reload.requested' });
  expect(actor.getSnapshot()).toMatchObject({ value: 'loading', context: { last: null } });
});

test.each([
  ['approval.requested', 'Failed to approve instructor request'],
  ['rejection.requested', 'Failed to reject instructor request'],
] as const)(
  'reports a failed %s; the request stays and can be decided again',
  {
    tags: ['4.12'],
  },
  async (type, message) => {
    let responses = 0;
    const { actor, emitted, names, statesNow, pendingIds } = startReview(
      listing(() => {
        responses += 1;
        return responses === 1
          ? json(409, { code: 'conflict', message: 'Rejected meanwhile.' })
          : json(200, {});
      }),
    );
    await waitFor(actor, (snapshot) => snapshot.matches('listed'));
    actor.send({ type, id: 'r1' });
    await settle();
    await settle();
    expect(emitted).toEqual([
      {
        type: 'failure.reported',
        level: 'error',
        message,
        detail: expect.objectContaining({ message: 'Rejected meanwhile.' }),
      },
    ]);
    expect(statesNow()).toEqual(['waiting', 'waiting']);
    expect(actor.getSnapshot().context.last).toBeNull();

    actor.send({ type, id: 'r1' });
    await expect.poll(pendingIds).toEqual(['r2']);
    expect(names()).toEqual(['Salma', 'Nour']);
  },
);

test('aborts the running decision when the page is left, and reports nothing', async () => {
  const aborted: boolean[] = [];
  const { actor, emitted, stop } = startReview(
    listing(
      (request) =>
        new Promise((_, reject) => {
          request.signal.addEventListener('abort', () => {
            aborted.push(true);
            reject(request.signal.reason);
          });
        }),
    ),
  );
  await waitFor(actor, (snapshot) => snapshot.matches('listed'));
  actor.send({ type: 'approval.requested', id: 'r1' });
  await settle();
  stop();
  await settle();
  expect({ aborted, emitted }).toEqual({ aborted: [true], emitted: [] });
});

test.each([
  ['an error response', () => json(503, { code: 'unavailable', message: 'Not just now.' }), 'Not just now.'],
  ['an error without a message', () => json(500, {}), null],
])('shows an error and reloads on request after %s', async (_, respond, message) => {
  let responses = 0;
  const { actor, names } = startReview(() => {
    responses += 1;
    return responses === 1 ? respond() : json(200, page(salma));
  });
  await waitFor(actor, (snapshot) => snapshot.matches('failed'));
  expect(actor.getSnapshot().context.message).toBe(message);
  actor.send({ type: 'reload.requested' });
  expect(actor.getSnapshot().context.message).toBeNull();
  await waitFor(actor, (snapshot) => snapshot.matches('listed'));
  expect(names()).toEqual(['Salma']);
});

test('can decide a request again that is still listed after its decision', async () => {
  let posts = 0;
  const { actor, letDecisionsBecomeFinal } = startReview((request) => {
    if (request.method === 'POST') posts += 1;
    return request.method === 'POST' ? json(200, {}) : json(200, page(salma));
  });
  for (const times of [1, 2, 3]) {
    await waitFor(actor, (snapshot) => snapshot.matches('listed') && snapshot.context.sending.length === 0);
    actor.send({ type: 'approval.requested', id: 'r1' });
    await expect.poll(() => posts).toBe(times);
    await letDecisionsBecomeFinal();
  }
});
