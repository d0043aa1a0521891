import { limits } from '@lyceum/rules';
import { expect, test } from 'vitest';
import { waitFor } from 'xstate';
import { json } from '../../test/api.ts';
import { listing, startReview } from '../../test/instructor-review.ts';

test('undoes a decision within ten seconds, and the request can be decided again at its place', {
  tags: ['2.220'],
}, async () => {
  const { actor, calls, clock, names, statesNow, letDecisionsBecomeFinal } = startReview(
    listing(() => json(200, {})),
  );
  await waitFor(actor, (snapshot) => snapshot.matches('listed'));
  actor.send({ type: 'rejection.requested', id: 'r1' });
  await expect.poll(statesNow).toEqual([{ decided: 'undoable' }, 'waiting']);
  expect(actor.getSnapshot().context).toMatchObject({
    totalResults: 1,
    last: { name: 'Salma', decision: 'reject' },
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
    decided: [],
    sending: [],
    last: { name: 'Salma', decision: 'undo' },
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
    const { actor, clock, emitted, names, statesNow } = startReview(
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
      expect(actor.getSnapshot().context.items[0]?.getSnapshot().context).toMatchObject({
        decision: 'approve',
        failure,
      });
      expect(actor.getSnapshot().context.sending).toEqual([]);
    }
    actor.send({ type: 'failure.dismissed', id: 'r1' });
    expect(names()).toEqual(['Nour']);
    expect(emitted).toEqual([]);
  },
);
