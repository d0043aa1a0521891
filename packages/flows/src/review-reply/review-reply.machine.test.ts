import { expect, test } from 'vitest';
import { waitFor } from 'xstate';
import { createTestApi, json } from '../../test/api.ts';
import { startInApp } from '../../test/app.ts';
import { done, failed, fuzz, unvisited } from '../../test/model-test.ts';
import { reviewReplyActors, reviewReplyMachine } from './review-reply.machine.ts';

const input = { reviewId: 'r1', userId: 'u1', reply: null, draft: null };
const reply = { text: 'Thank you!', repliedAt: '2026-11-20T08:00:00.000Z' };
const values = { text: 'Thank you!' };

const events = [
  { type: 'writing.requested' },
  { type: 'writing.canceled' },
  { type: 'form.edited', draft: { text: 'Thank' } },
  { type: 'form.submitted', values },
  { type: 'withdrawal.requested' },
  done('save', { reply }),
  failed('save', new Error('no response')),
  done('withdraw'),
  failed('withdraw', new Error('no response')),
];

test('reaches every state and takes every transition', () => {
  const continued = { input: { ...input, draft: values }, events };
  expect(unvisited(reviewReplyMachine, { input, events }, continued)).toEqual([]);
});

test('keeps its invariants in any order of events', () =>
  fuzz(reviewReplyMachine, {
    input,
    events,
    holds: ({ context, ...snapshot }) => {
      const isRejected = snapshot.matches({ writing: 'rejected' }) || snapshot.matches({ shown: 'rejected' });
      expect(context.message !== null).toBe(isRejected);
    },
  }));

test('saves a reply after a failure, and withdraws it', { tags: ['2.326'] }, async () => {
  let isAvailable = false;
  const { api, calls } = createTestApi(({ method }) => {
    if (method === 'DELETE') return new Response(null, { status: 204 });
    return isAvailable ? json(200, { reply }) : json(503, { code: 'unavailable', message: 'Not just now.' });
  });
  const machine = reviewReplyMachine.provide({ actors: reviewReplyActors(api) });
  const { actor, drafts } = startInApp(machine, { input, user: { id: 'u1' } });
  actor.send({ type: 'writing.requested' });
  actor.send({ type: 'form.edited', draft: values });
  actor.send({ type: 'form.submitted', values });
  const { context } = await waitFor(actor, (snapshot) => snapshot.matches({ writing: 'rejected' }));
  expect(context).toMatchObject({ draft: values, message: 'Not just now.' });
  isAvailable = true;
  actor.send({ type: 'form.submitted', values });
  await waitFor(actor, (snapshot) => snapshot.matches('shown'));
  expect(actor.getSnapshot().context).toMatchObject({ reply, draft: null });
  expect(drafts()).toEqual([values, null]);
  actor.send({ type: 'withdrawal.requested' });
  await waitFor(actor, (snapshot) => snapshot.matches('shown') && snapshot.context.reply === null);
  expect(calls.at(-1)).toBe('DELETE /reviews/r1/reply');
});
