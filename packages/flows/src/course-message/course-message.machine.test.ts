import { expect, onTestFinished, test, vi } from 'vitest';
import { waitFor } from 'xstate';
import { createTestApi, json } from '../../test/api.ts';
import { startInApp } from '../../test/app.ts';
import { done, failed, fuzz, unvisited } from '../../test/model-test.ts';
import { courseMessageActors, courseMessageMachine } from './course-message.machine.ts';

const values = { subject: 'Notes', text: 'They are online.' };
const input = { courseId: 'c1', userId: 'u1', draft: null };

const events = [
  { type: 'retry.requested' },
  { type: 'form.edited', draft: values },
  { type: 'form.submitted', values },
  { type: 'sending.canceled' },
  { type: 'sending.confirmed' },
  { type: 'another.requested' },
  done('countRecipients', 0),
  done('countRecipients', 3),
  failed('countRecipients', new Error('no response')),
  done('send', {}),
  failed('send', new Error('no response')),
];
/** The states of two runs are compared, and contain the id of the message. */
function withFixedIds() {
  const random = vi.spyOn(crypto, 'getRandomValues').mockImplementation((bytes) => bytes);
  onTestFinished(() => random.mockRestore());
}

test('reaches every state and takes every transition', () => {
  withFixedIds();
  const stopWhen = ({ context }: { context: { sent: number } }) => context.sent > 0;
  const withDraft = { input: { ...input, draft: values }, events, stopWhen };
  const again = { input, events, stopWhen: ({ context }: { context: { sent: number } }) => context.sent > 1 };
  expect(unvisited(courseMessageMachine, again, withDraft)).toEqual([]);
});

test('keeps its invariants in any order of events', () => {
  withFixedIds();
  fuzz(courseMessageMachine, {
    input,
    events,
    holds: ({ context, ...snapshot }) => {
      const isRejected = snapshot.matches('failed') || snapshot.matches({ writing: 'rejected' });
      expect(context.message !== null).toBe(isRejected);
    },
  });
});

test('sends only after the confirmation, and the same message once after a failure', {
  tags: ['2.346'],
}, async () => {
  let isAvailable = false;
  const bodies: { id: string; subject: string }[] = [];
  const { api, calls } = createTestApi(async (request) => {
    if (request.method === 'GET') return json(200, { results: [], recipients: 3 });
    bodies.push((await request.json()) as { id: string; subject: string });
    return isAvailable ? json(200, {}) : json(503, { code: 'unavailable', message: 'Not just now.' });
  });
  const machine = courseMessageMachine.provide({ actors: courseMessageActors(api) });
  const { actor, drafts } = startInApp(machine, { input, user: { id: 'u1' } });
  await waitFor(actor, (snapshot) => snapshot.matches('writing'));
  actor.send({ type: 'form.edited', draft: values });
  actor.send({ type: 'form.submitted', values });
  actor.send({ type: 'sending.canceled' });
  expect(calls).toEqual(['GET /courses/c1/messages?limit=1']);
  actor.send({ type: 'form.submitted', values });
  actor.send({ type: 'sending.confirmed' });
  const { context } = await waitFor(actor, (snapshot) => snapshot.matches({ writing: 'rejected' }));
  expect(context).toMatchObject({ draft: values, message: 'Not just now.' });
  isAvailable = true;
  actor.send({ type: 'form.submitted', values });
  actor.send({ type: 'sending.confirmed' });
  await waitFor(actor, (snapshot) => snapshot.matches('sent'));
  expect(bodies).toHaveLength(2);
  expect(bodies[0]).toEqual(bodies[1]);
  expect(bodies[0]?.id).toMatch(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);
  expect(drafts()).toEqual([values, null]);
  actor.send({ type: 'another.requested' });
  await waitFor(actor, (snapshot) => snapshot.matches('writing'));
  actor.send({ type: 'form.submitted', values });
  actor.send({ type: 'sending.confirmed' });
  await waitFor(actor, (snapshot) => snapshot.matches('sent'));
  expect(bodies[2]?.id).not.toBe(bodies[1]?.id);
});
