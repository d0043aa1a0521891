import type { MyReview } from '@lyceum/api-client';
import { expect, test } from 'vitest';
import { waitFor } from 'xstate';
import { createTestApi, json } from '../../test/api.ts';
import { startInApp } from '../../test/app.ts';
import { done, failed, fuzz, unvisited } from '../../test/model-test.ts';
import { courseReviewActors, courseReviewMachine, reviewToEdit } from './course-review.machine.ts';

const input = { courseId: 'c1', userId: 'u1' };
const nothing: MyReview = { eligibility: 'allowed', isHidden: false, hiding: null, review: null };
const written: MyReview = {
  ...nothing,
  review: {
    id: 'r1',
    author: { name: 'Nour Haddad', picture: null },
    stars: 4,
    text: 'Good.',
    createdAt: '2026-11-19T18:20:00.000Z',
    updatedAt: '2026-11-19T18:20:00.000Z',
    reply: null,
  },
};
const refused: MyReview = { ...nothing, eligibility: 'too_little_progress' };
const hidden: MyReview = { ...written, isHidden: true };
const values = { stars: 5, text: 'Better.' };
const draft = { stars: null, text: 'Bett' };

const events = [
  { type: 'retry.requested' },
  { type: 'writing.requested' },
  { type: 'writing.canceled' },
  { type: 'form.edited', draft },
  { type: 'form.submitted', values },
  { type: 'withdrawal.requested' },
  { type: 'withdrawal.canceled' },
  { type: 'withdrawal.confirmed' },
  ...[nothing, written, refused, hidden].map((response) => done('load', response)),
  failed('load', new Error('no response')),
  done('save', written),
  failed('save', new Error('no response')),
  done('withdraw'),
  failed('withdraw', new Error('no response')),
];

test('reaches every state and takes every transition', () => {
  const continued = { input: { ...input, storedDraft: draft }, events };
  expect(unvisited(courseReviewMachine, { input, events }, continued)).toEqual([]);
});

test('keeps its invariants in any order of events', () =>
  fuzz(courseReviewMachine, {
    input,
    events,
    holds: ({ context, ...snapshot }) => {
      const isRejected = ['failed', { writing: 'rejected' }, { written: 'rejected' }].some((state) =>
        snapshot.matches(state as never),
      );
      expect(context.message !== null).toBe(isRejected);
      if (snapshot.matches('written')) expect(context).toMatchObject({ draft: null, saved: written });
    },
  }));

function start(responses: Record<string, () => Response>, storedDraft: typeof draft | null = null) {
  const { api, calls } = createTestApi((request: Request) => {
    const respond = responses[request.method.toLowerCase()];
    if (!respond) throw new Error(`No response to ${request.method}`);
    return respond();
  });
  const machine = courseReviewMachine.provide({ actors: courseReviewActors(api) });
  return { ...startInApp(machine, { input: { ...input, storedDraft }, user: { id: 'u1' } }), calls };
}

test('writes a review, which clears the draft and reloads the page', { tags: ['2.320'] }, async () => {
  const {
    actor,
    calls,
    drafts,
    events: emitted,
  } = start({
    get: () => json(200, nothing),
    put: () => json(200, written),
  });
  await waitFor(actor, (snapshot) => snapshot.matches('offered'));
  actor.send({ type: 'writing.requested' });
  actor.send({ type: 'form.edited', draft });
  actor.send({ type: 'form.submitted', values });
  const { context } = await waitFor(actor, (snapshot) => snapshot.matches('written'));
  expect(context.saved).toEqual(written);
  expect(drafts()).toEqual([draft, null]);
  expect(emitted).toContainEqual({ type: 'page.outdated' });
  expect(calls).toEqual(['GET /courses/c1/review', 'PUT /courses/c1/review']);
  actor.send({ type: 'writing.requested' });
  expect(reviewToEdit(actor.getSnapshot().context)).toEqual({ stars: 4, text: 'Good.' });
});

test('keeps what was typed after a failure, and continues a stored draft', { tags: ['2.324'] }, async () => {
  const { actor, drafts } = start(
    {
      get: () => json(200, written),
      put: () => json(422, { code: 'not_enrolled', message: 'Only learners of this course can review it.' }),
    },
    draft,
  );
  await waitFor(actor, (snapshot) => snapshot.matches('writing'));
  expect(reviewToEdit(actor.getSnapshot().context)).toEqual(draft);
  actor.send({ type: 'form.edited', draft: values });
  actor.send({ type: 'form.submitted', values });
  const { context } = await waitFor(actor, (snapshot) => snapshot.matches({ writing: 'rejected' }));
  expect(context).toMatchObject({ draft: values, message: 'Only learners of this course can review it.' });
  expect(drafts()).toEqual([values]);
  actor.send({ type: 'writing.canceled' });
  expect(drafts()).toEqual([values, null]);
  expect(actor.getSnapshot().matches('written')).toBe(true);
});

test('withdraws only after the confirmation', { tags: ['2.320'] }, async () => {
  let isWithdrawn = false;
  const { actor, calls } = start({
    get: () => json(200, isWithdrawn ? nothing : written),
    delete: () => {
      isWithdrawn = true;
      return new Response(null, { status: 204 });
    },
  });
  await waitFor(actor, (snapshot) => snapshot.matches('written'));
  actor.send({ type: 'withdrawal.confirmed' });
  actor.send({ type: 'withdrawal.requested' });
  actor.send({ type: 'withdrawal.canceled' });
  expect(calls).toHaveLength(1);
  actor.send({ type: 'withdrawal.requested' });
  actor.send({ type: 'withdrawal.confirmed' });
  await waitFor(actor, (snapshot) => snapshot.matches('offered'));
  expect(calls.filter((call) => call.startsWith('DELETE'))).toEqual(['DELETE /courses/c1/review']);
});

test('can load again after a failure', async () => {
  let attempts = 0;
  const { actor } = start({
    get: () => {
      attempts += 1;
      return attempts === 1
        ? json(503, { code: 'unavailable', message: 'Not just now.' })
        : json(200, hidden);
    },
  });
  const { context } = await waitFor(actor, (snapshot) => snapshot.matches('failed'));
  expect(context.message).toBe('Not just now.');
  actor.send({ type: 'retry.requested' });
  await waitFor(actor, (snapshot) => snapshot.matches('hidden'));
});
