import { expect, test } from 'vitest';
import { waitFor } from 'xstate';
import { createTestApi, json, type Respond } from '../../test/api.ts';
import { startInApp } from '../../test/app.ts';
import { done, failed, fuzz, unvisited } from '../../test/model-test.ts';
import { leaveCourseActors, leaveCourseMachine } from './leave-course.machine.ts';

const input = { courseId: 'c1', isOffered: true };

const events = [
  { type: 'leave.requested' },
  { type: 'leave.confirmed' },
  { type: 'leave.canceled' },
  done('leaveCourse'),
  failed('leaveCourse', new Error('no response')),
];

test('reaches every state and takes every transition', () => {
  const withdrawn = { input: { ...input, isOffered: false }, events };
  expect(unvisited(leaveCourseMachine, { input, events }, withdrawn)).toEqual([]);
});

test('keeps its invariants in any order of events', () =>
  fuzz(leaveCourseMachine, {
    input,
    events,
    holds: ({ context, ...snapshot }) => {
      expect(context.message !== null).toBe(snapshot.matches('refused'));
    },
  }));

function start(respond: Respond, isOffered = true) {
  const { api, calls } = createTestApi(respond);
  const machine = leaveCourseMachine.provide({ actors: leaveCourseActors(api) });
  const user = { id: 'u1' };
  return { ...startInApp(machine, { input: { ...input, isOffered }, user }), calls };
}

test('leaves only after the confirmation', { tags: ['2.164'] }, async () => {
  const { actor, calls, navigations } = start(() => new Response(null, { status: 204 }));
  actor.send({ type: 'leave.requested' });
  actor.send({ type: 'leave.canceled' });
  actor.send({ type: 'leave.confirmed' });
  expect(actor.getSnapshot().value).toBe('enrolled');
  expect(calls).toEqual([]);
  actor.send({ type: 'leave.requested' });
  actor.send({ type: 'leave.confirmed' });
  await waitFor(actor, (snapshot) => snapshot.matches('left'));
  expect(calls).toEqual(['DELETE /courses/c1/enroll']);
  expect(navigations()).toEqual([]);
});

test('leads to the dashboard from a course that is no longer offered', { tags: ['2.164'] }, async () => {
  const { actor, navigations } = start(() => new Response(null, { status: 204 }), false);
  actor.send({ type: 'leave.requested' });
  actor.send({ type: 'leave.confirmed' });
  await waitFor(actor, (snapshot) => snapshot.status === 'done');
  expect(navigations()).toEqual(['/dashboard']);
});

test.each([
  ['its message', () => json(503, { code: 'unavailable', message: 'Not just now.' }), 'Not just now.'],
  ['a default message', () => json(500, {}), 'Failed to leave course'],
  ['no response', () => Promise.reject(new TypeError()), 'Network error. Please try again.'],
])('a refused attempt shows %s and can be repeated', async (_, respond, message) => {
  const { actor } = start(respond);
  actor.send({ type: 'leave.requested' });
  actor.send({ type: 'leave.confirmed' });
  const refused = await waitFor(actor, (snapshot) => snapshot.matches('refused'));
  expect(refused.context.message).toBe(message);
  actor.send({ type: 'leave.confirmed' });
  expect(actor.getSnapshot()).toMatchObject({ value: 'leaving', context: { message: null } });
});
