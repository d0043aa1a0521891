import type { InstructorRequest } from '@lyceum/api-client';
import { limits } from '@lyceum/rules';
import { expect, test } from 'vitest';
import { SimulatedClock, waitFor } from 'xstate';
import { createTestApi, json, type Respond } from '../../test/api.ts';
import { startInApp } from '../../test/app.ts';
import { instructorReviewActors } from './instructor-review.actors.ts';
import { instructorReviewMachine } from './instructor-review.machine.ts';

const requestOf = (id: string, name: string): InstructorRequest => ({
  id,
  name,
  email: `${id}@lyceum.test`,
  createdAt: '2026-11-18T08:00:00.000Z',
  expertise: [],
  qualifications: 'Ten years',
  bio: 'I teach.',
});
const salma = requestOf('r1', 'Salma');
const nour = requestOf('r2', 'Nour');

const page = (...requests: InstructorRequest[]) => ({ requests, totalResults: requests.length });

function start(answer: Respond) {
  const { api, calls } = createTestApi(answer);
  const machine = instructorReviewMachine.provide({ actors: instructorReviewActors(api) });
  const clock = new SimulatedClock();
  const { actor, events: emitted, stop } = startInApp(machine, { clock });
  const names = () =>
    actor.getSnapshot().context.requests.map((one) => one.getSnapshot().context.request.name);
  const statesNow = () => actor.getSnapshot().context.requests.map((one) => one.getSnapshot().value);
  const pendingIds = () => {
    const { requests, undoable } = actor.getSnapshot().context;
    return requests.map(({ id }) => id).filter((id) => !undoable.includes(id));
  };
  /** Waits until all calls have returned, and then until no decision can be undone. */
  const letDecisionsBecomeFinal = async () => {
    await waitFor(actor, ({ context }) => context.deciding.length === 0);
    clock.increment(limits.decisionUndoMs);
  };
  return { actor, calls, clock, emitted, names, statesNow, pendingIds, letDecisionsBecomeFinal, stop };
}

const listing =
  (decide: Respond, waiting = () => [salma, nour]): Respond =>
  (request) =>
    request.method === 'GET' ? json(200, page(...waiting())) : decide(request);

test('undoes a decision within ten seconds, and the request can be decided again at its place', {
  tags: ['2.220'],
}, async () => {
  const { actor, calls, clock, names, statesNow, letDecisionsBecomeFinal } = start(
    listing(() => json(200, {})),
  );
  await waitFor(actor, (snapshot) => snapshot.matches('listed'));
  actor.send({ type: 'rejection.requested', id: 'r1' });
  await expect.poll(statesNow).toEqual([{ decided: 'undoable' }, 'waiting']);
  expect(actor.getSnapshot().context).toMatchObject({
    totalResults: 1,
    decided: { name: 'Salma', decision: 'reject' },
  });
  // A decided request cannot be decided again.
  actor.send({ type: 'approval.requested', id: 'r1' });
  clock.increment(limits.decisionUndoMs - 1);
  actor.send({ type: 'undo.requested', id: 'r1' });
  expect(statesNow()).toEqual([{ decided: 'undoing' }, 'waiting']);
  // The time does not end while the undo is being sent.
  clock.increment(limits.decisionUndoMs);
  await expect.poll(statesNow).toEqual(['waiting', 'waiting']);
  expect(names()).toEqual(['Salma', 'Nour']);
  expect(actor.getSnapshot().context).toMatchObject({
    totalResults: 2,
    undoable: [],
    deciding: [],
    decided: { name: 'Salma', decision: 'undo' },
  });

  actor.send({ type: 'approval.requested', id: 'r1' });
  await expect.poll(statesNow).toEqual([{ decided: 'undoable' }, 'waiting']);
  await letDecisionsBecomeFinal();
  expect(names()).toEqual(['Nour']);
  actor.send({ type: 'undo.requested', id: 'r1' });
  expect(calls.slice(1)).toEqual([
    'POST /admin/instructor-requests/r1/reject',
    'POST /admin/instructor-requests/r1/undo',
    'POST /admin/instructor-requests/r1/approve',
  ]);
});

test.each([
  [409, { code: 'decision_final', message: 'Too late.' }, { message: 'Too late.', isPermanent: true }],
  [503, { code: 'unavailable', message: 'Not now.' }, { message: 'Not now.', isPermanent: false }],
  [500, {}, { message: null, isPermanent: false }],
])(
  'keeps the message of a failed undo until it is dismissed or repeated: %i',
  {
    tags: ['2.220'],
  },
  async (status, body, failure) => {
    let undos = 0;
    const { actor, clock, emitted, names, statesNow } = start(
      listing((request) => {
        if (!request.url.endsWith('/undo')) return json(200, {});
        undos += 1;
        return json(status, body);
      }),
    );
    await waitFor(actor, (snapshot) => snapshot.matches('listed'));
    actor.send({ type: 'approval.requested', id: 'r1' });
    await expect.poll(statesNow).toEqual([{ decided: 'undoable' }, 'waiting']);
    for (const times of [1, 2]) {
      actor.send({ type: 'undo.requested', id: 'r1' });
      await expect.poll(statesNow).toEqual([{ decided: 'failed' }, 'waiting']);
      expect(undos).toBe(times);
      clock.increment(10 * limits.decisionUndoMs);
      expect(actor.getSnapshot().context.requests[0]?.getSnapshot().context).toMatchObject({
        decision: 'approve',
        failure,
      });
      expect(actor.getSnapshot().context.deciding).toEqual([]);
    }
    actor.send({ type: 'failure.dismissed', id: 'r1' });
    expect(names()).toEqual(['Nour']);
    expect(emitted).toEqual([]);
  },
);
