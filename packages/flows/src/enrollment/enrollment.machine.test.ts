import { ApiProblem } from '@lyceum/api-client';
import { expect, test } from 'vitest';
import { createActor, SimulatedClock, waitFor } from 'xstate';
import { createTestApi, json, type Respond } from '../../test/api.ts';
import { fuzz } from '../../test/fuzz.ts';
import { done, failed, settle, stale, testModel } from '../../test/model-test.ts';
import { enrollmentActors } from './enrollment.actors.ts';
import { enrollmentMachine } from './enrollment.machine.ts';

const input = { courseId: 'c1', userId: null, enrolled: false };
const signedIn = (userId: string | null) => ({ type: 'session.changed' as const, userId });
const loaded = (userId: string | null, enrolled: boolean) => ({
  type: 'course.loaded' as const,
  userId,
  enrolled,
});
const closed = new ApiProblem('enrollInCourse', {
  status: 409,
  code: 'closed',
  message: 'This course is closed',
});
const ended = new ApiProblem('enrollInCourse', {
  status: 401,
  code: 'invalid_token',
  message: 'Please sign in.',
});

const events = [
  { type: 'enrollment.requested' },
  ...[null, 'u1', 'u2'].map(signedIn),
  ...[null, 'u1', 'u2'].flatMap((userId) => [loaded(userId, true), loaded(userId, false)]),
  { type: 'signIn.canceled' },
  done('enroll', { id: 'e1' }),
  failed('enroll', closed),
  failed('enroll', ended),
];

test('every state and every transition', async () => {
  const guest = await testModel(enrollmentMachine, { input, events });
  const learner = await testModel(
    enrollmentMachine,
    { input: { ...input, userId: 'u1', enrolled: true }, events },
    guest.walked,
  );
  expect(guest.differences).toEqual([]);
  expect(learner.differences).toEqual([]);
  expect(learner.missed).toEqual([]);
});

test('no order of events leads to what must not be', () =>
  fuzz(enrollmentMachine, {
    input,
    events: [...events, stale('enroll')],
    holds: ({ context, ...snapshot }) => {
      expect(context.message !== null).toBe(snapshot.matches('refused'));
      if (snapshot.matches('continuing')) expect(context.userId).not.toBeNull();
    },
  }));

function start(answer: Respond, userId: string | null, enrolled = false) {
  const { api, calls } = createTestApi(answer);
  const clock = new SimulatedClock();
  const machine = enrollmentMachine.provide({ actors: enrollmentActors(api) });
  const actor = createActor(machine, { input: { ...input, userId, enrolled }, clock });
  const wanted: string[] = [];
  actor.on('navigation.requested', ({ to }) => wanted.push(to));
  return { actor: actor.start(), clock, calls, wanted };
}

test('a guest signs in, is enrolled without asking again, and comes to the dashboard after 2 s', {
  tags: ['4.10', '9.7'],
}, async () => {
  const { actor, clock, calls, wanted } = start(() => json(200, { id: 'e1' }), null);
  actor.send({ type: 'enrollment.requested' });
  expect(actor.getSnapshot().value).toBe('askingToSignIn');
  actor.send(signedIn('u1'));
  expect(actor.getSnapshot().value).toBe('enrolling');
  await waitFor(actor, (snapshot) => snapshot.matches('enrolled'));
  clock.increment(1999);
  expect(wanted).toEqual([]);
  clock.increment(1);
  expect(wanted).toEqual(['/dashboard']);
  expect(calls).toEqual(['POST /courses/c1/enroll']);
});

test.each([
  [
    'a closed course',
    () => json(409, { code: 'closed', message: 'It is closed' }),
    'refused',
    'It is closed',
  ],
  ['a silent server', () => json(500, {}), 'refused', 'Failed to enroll in course'],
  ['a broken answer', () => new Response('{"id":'), 'refused', 'Failed to enroll in course'],
  [
    'an ended sign-in',
    () => json(401, { code: 'invalid_token', message: 'Sign in.' }),
    'askingToSignIn',
    null,
  ],
])('%s leads on', async (_, answer, value, message) => {
  const { actor } = start(answer, 'u1');
  actor.send({ type: 'enrollment.requested' });
  const snapshot = await waitFor(actor, (now) => !now.matches('enrolling'));
  expect([snapshot.value, snapshot.context.message]).toEqual([value, message]);
});

test('who signed out after a refusal and tries again is asked to sign in, and the refusal is gone', async () => {
  const { actor } = start(() => json(409, { code: 'closed', message: 'It is closed' }), 'u1');
  actor.send({ type: 'enrollment.requested' });
  await waitFor(actor, (now) => now.matches('refused'));
  actor.send(signedIn(null));
  actor.send({ type: 'enrollment.requested' });
  expect(actor.getSnapshot()).toMatchObject({ value: 'askingToSignIn', context: { message: null } });
});

test('who signs out in another tab and in again goes on with the course', () => {
  const { actor } = start(() => json(500, {}), 'u1', true);
  expect(actor.getSnapshot().value).toBe('continuing');
  actor.send(signedIn(null));
  expect(actor.getSnapshot().value).toBe('offered');
  actor.send(signedIn('u1'));
  actor.send(loaded('u1', true));
  expect(actor.getSnapshot().value).toBe('continuing');
});

test('what was loaded for somebody else says nothing about this user', { tags: ['4.26'] }, () => {
  const { actor } = start(() => json(500, {}), 'u1', true);
  actor.send(signedIn('u2'));
  actor.send(loaded('u1', true));
  expect(actor.getSnapshot()).toMatchObject({ value: 'offered', context: { enrolled: false } });
  actor.send(loaded('u2', true));
  actor.send(loaded('u1', false));
  expect(actor.getSnapshot().value).toBe('continuing');
});

test('an enrollment of one user ends when another one signs in', async () => {
  const { actor } = start(() => json(200, { id: 'e1' }), 'u1');
  actor.send({ type: 'enrollment.requested' });
  actor.send(signedIn('u2'));
  expect(actor.getSnapshot().value).toBe('offered');
  await settle();
  expect(actor.getSnapshot().value).toBe('offered');
});

test('an enrollment that was asked for is made, even when the page is left', { tags: ['4.27'] }, async () => {
  const requests: Request[] = [];
  const { actor } = start((request) => {
    requests.push(request);
    return new Promise<Response>(() => {});
  }, 'u1');
  actor.send({ type: 'enrollment.requested' });
  await expect.poll(() => requests).toHaveLength(1);
  actor.stop();
  expect(requests[0]?.signal.aborted).toBe(false);
});

test('leaving the screen ends the timer', async () => {
  const { actor, clock, wanted } = start(() => json(200, { id: 'e1' }), 'u1');
  actor.send({ type: 'enrollment.requested' });
  await waitFor(actor, (snapshot) => snapshot.matches('enrolled'));
  actor.stop();
  clock.increment(2000);
  expect(wanted).toEqual([]);
});

test('says which wire is missing', async () => {
  const actor = createActor(enrollmentMachine, { input: { ...input, userId: 'u1' } });
  const logged: unknown[] = [];
  actor.system.inspect(({ type, ...inspection }) => {
    if (type === '@xstate.event' && 'event' in inspection && 'error' in inspection.event) {
      logged.push(inspection.event.error);
    }
  });
  actor.start();
  actor.send({ type: 'enrollment.requested' });
  await settle();
  expect(logged).toEqual([expect.objectContaining({ message: expect.stringContaining('`enroll` actor') })]);
});
