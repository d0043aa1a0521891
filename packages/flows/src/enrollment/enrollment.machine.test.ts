import { ApiProblem, memoryTokens } from '@lyceum/api-client';
import { expect, test } from 'vitest';
import { createActor, SimulatedClock, waitFor } from 'xstate';
import { createTestApi, json, type Respond } from '../../test/api.ts';
import { startInApp } from '../../test/app.ts';
import { done, failed, fuzz, settle, unvisited } from '../../test/model-test.ts';
import { enrollmentActors, enrollmentMachine, isContinued } from './enrollment.machine.ts';

const offer = { name: { en: 'Knot tying' }, price: 49 };
const input = { courseId: 'c1', offer, userId: null };
const signedIn = (userId: string | null) => ({ type: 'session.changed' as const, userId });
const closed = new ApiProblem('enrollInCourse', {
  status: 409,
  code: 'closed',
  message: 'This course is closed',
});
const full = new ApiProblem('enrollInCourse', {
  status: 409,
  code: 'course_full',
  message: 'All seats are taken',
});
const ended = new ApiProblem('enrollInCourse', {
  status: 401,
  code: 'invalid_token',
  message: 'Please sign in.',
});

const events = [
  { type: 'enrollment.requested' },
  ...[null, 'u1', 'u2'].map(signedIn),
  ...['u1', 'u2'].map((userId) => ({ type: 'signIn.completed', userId })),
  { type: 'signIn.canceled' },
  done('enroll', { id: 'e1' }),
  failed('enroll', closed),
  failed('enroll', full),
  failed('enroll', ended),
];

test('reaches every state and takes every transition', () => {
  expect(unvisited(enrollmentMachine, { input, events })).toEqual([]);
});

test('keeps its invariants in any order of events', () =>
  fuzz(enrollmentMachine, {
    input,
    events,
    holds: ({ context, ...snapshot }) => {
      expect(context.message !== null).toBe(snapshot.matches('refused') || snapshot.matches('full'));
    },
  }));

function start(
  respond: Respond,
  userId: string | null,
  tokens = memoryTokens({ access: 'a1', refresh: 'r1' }),
) {
  const { api, calls } = createTestApi(respond, tokens);
  const clock = new SimulatedClock();
  const machine = enrollmentMachine.provide({ actors: enrollmentActors(api) });
  const user = userId === null ? null : { id: userId };
  return { ...startInApp(machine, { input: { ...input, userId }, clock, user }), clock, calls };
}

test('enrolls a guest after the sign-in, and redirects to the dashboard after 2 s', {
  tags: ['4.10'],
}, async () => {
  const { actor, app, changeUser, clock, calls, navigations } = start(() => json(200, { id: 'e1' }), null);
  actor.send({ type: 'enrollment.requested' });
  expect(actor.getSnapshot().value).toBe('askingToSignIn');
  expect(app.getSnapshot().children.auth?.getSnapshot().value).toBe('open');
  changeUser({ id: 'u1' });
  expect(actor.getSnapshot()).toMatchObject({ value: 'enrolling', context: { userId: 'u1' } });
  expect(app.getSnapshot().children.auth?.getSnapshot().value).toBe('closed');
  await waitFor(actor, (snapshot) => snapshot.matches('enrolled'));
  clock.increment(1999);
  expect(navigations()).toEqual([]);
  clock.increment(1);
  expect(navigations()).toEqual(['/dashboard']);
  expect(actor.getSnapshot().status).toBe('done');
  expect(calls).toEqual(['POST /courses/c1/enroll']);
});

test('enrolls a guest who signed in before the request', () => {
  const { actor, changeUser } = start(() => json(200, { id: 'e1' }), null);
  changeUser({ id: 'u1' });
  actor.send({ type: 'enrollment.requested' });
  expect(actor.getSnapshot().value).toBe('enrolling');
});

test('a guest who closes the login dialog can enroll again', () => {
  const { actor, app } = start(() => json(500, {}), null);
  actor.send({ type: 'enrollment.requested' });
  app.getSnapshot().children.auth?.send({ type: 'dialog.closed' });
  expect(actor.getSnapshot().value).toBe('offered');
});

const closing = () => json(409, { code: 'closed', message: 'It is closed' });

test.each([
  ['a closed course', closing, 'refused', 'It is closed'],
  ['an error without a message', () => json(500, {}), 'refused', 'Failed to enroll in course'],
  ['a broken response', () => new Response('{"id":'), 'refused', 'Failed to enroll in course'],
  [
    'an ended sign-in',
    () => json(401, { code: 'invalid_token', message: 'Sign in.' }),
    'askingToSignIn',
    null,
  ],
])('%s leads on', { tags: ['4.11'] }, async (_, respond, value, message) => {
  const { actor } = start(respond, 'u1');
  actor.send({ type: 'enrollment.requested' });
  const snapshot = await waitFor(actor, (now) => !now.matches('enrolling'));
  expect([snapshot.value, snapshot.context.message]).toEqual([value, message]);
});

test('requests a sign-in, also a second time, if the tokens are gone', { tags: ['4.11'] }, async () => {
  const tokens = memoryTokens({ access: null, refresh: null });
  const { actor, app, calls } = start(() => json(200, { id: 'e1' }), 'u1', tokens);
  actor.send({ type: 'enrollment.requested' });
  await waitFor(actor, (now) => now.matches('askingToSignIn'));
  app.getSnapshot().children.auth?.send({ type: 'dialog.closed' });
  expect(actor.getSnapshot().value).toBe('offered');
  actor.send({ type: 'enrollment.requested' });
  expect(actor.getSnapshot().value).toBe('askingToSignIn');
  expect(calls).toEqual([]);
});

test('retries after a refusal', async () => {
  const responses = [closing(), json(200, { id: 'e1' })];
  const { actor } = start(() => responses.shift() ?? json(500, {}), 'u1');
  actor.send({ type: 'enrollment.requested' });
  await waitFor(actor, (now) => now.matches('refused'));
  actor.send({ type: 'enrollment.requested' });
  await waitFor(actor, (now) => now.matches('enrolled'));
});

test('a course that became full says so, shows its seats again, and can be tried again', {
  tags: ['2.420'],
}, async () => {
  const responses = [
    json(409, { code: 'course_full', message: 'All seats are taken' }),
    json(200, { id: 'e1' }),
  ];
  const { actor, events: emitted } = start(() => responses.shift() ?? json(500, {}), 'u1');
  actor.send({ type: 'enrollment.requested' });
  const refusal = await waitFor(actor, (now) => now.matches('full'));
  expect(refusal.context.message).toBe('All seats are taken');
  expect(emitted).toEqual([{ type: 'page.outdated' }]);
  expect(isContinued(refusal, { progress: 38, loadedFor: 'u1', userId: 'u1' })).toBe(true);
  actor.send({ type: 'enrollment.requested' });
  expect(actor.getSnapshot().context.message).toBeNull();
  await waitFor(actor, (now) => now.matches('enrolled'));
});

test('a full course asks a guest who signed out to sign in', { tags: ['2.420'] }, async () => {
  const { actor, changeUser } = start(() => json(409, { code: 'course_full', message: 'Full' }), 'u1');
  actor.send({ type: 'enrollment.requested' });
  changeUser(null);
  await waitFor(actor, (now) => now.matches('full'));
  actor.send({ type: 'enrollment.requested' });
  expect(actor.getSnapshot().value).toBe('askingToSignIn');
});

test('retries for the user who signed in again', async () => {
  const tokens = memoryTokens({ access: null, refresh: null });
  const { actor, app } = start(closing, 'u1', tokens);
  actor.send({ type: 'enrollment.requested' });
  await waitFor(actor, (now) => now.matches('askingToSignIn'));
  tokens.write({ access: 'a1', refresh: 'r1' });
  app.getSnapshot().children.auth?.send({ type: 'signIn.completed', userId: 'u1' });
  await waitFor(actor, (now) => now.matches('refused'));
  actor.send({ type: 'enrollment.requested' });
  expect(actor.getSnapshot().value).toBe('enrolling');
});

test('a retry after a sign-out during the call requests a sign-in', async () => {
  const { actor, changeUser } = start(closing, 'u1');
  actor.send({ type: 'enrollment.requested' });
  changeUser(null);
  await waitFor(actor, (now) => now.matches('refused'));
  actor.send({ type: 'enrollment.requested' });
  expect(actor.getSnapshot().value).toBe('askingToSignIn');
});

test('a retry after a sign-out requests a sign-in and clears the error', async () => {
  const { actor, changeUser } = start(closing, 'u1');
  actor.send({ type: 'enrollment.requested' });
  await waitFor(actor, (now) => now.matches('refused'));
  changeUser(null);
  actor.send({ type: 'enrollment.requested' });
  expect(actor.getSnapshot()).toMatchObject({ value: 'askingToSignIn', context: { message: null } });
});

test.each([
  ['a guest', null, null, false],
  ['a learner', 'u1', 'u1', true],
  ['a user whose course was loaded for another user', 'u1', 'u2', false],
])('%s continues only an own course', { tags: ['2.46'] }, (_, loadedFor, userId, expected) => {
  const { actor } = start(() => json(500, {}), userId);
  const progress = 38;
  expect(isContinued(actor.getSnapshot(), { progress, loadedFor, userId })).toBe(expected);
  expect(isContinued(actor.getSnapshot(), { progress: null, loadedFor, userId })).toBe(false);
  actor.send({ type: 'enrollment.requested' });
  expect(isContinued(actor.getSnapshot(), { progress, loadedFor, userId })).toBe(false);
});

test('continues an own course after a refused enrollment', { tags: ['2.46'] }, async () => {
  const { actor } = start(closing, 'u1');
  actor.send({ type: 'enrollment.requested' });
  const refusal = await waitFor(actor, (now) => now.matches('refused'));
  expect(isContinued(refusal, { progress: 38, loadedFor: 'u1', userId: 'u1' })).toBe(true);
});

test('ends the enrollment when another user signs in', async () => {
  const { actor, changeUser } = start(() => json(200, { id: 'e1' }), 'u1');
  actor.send({ type: 'enrollment.requested' });
  changeUser({ id: 'u2' });
  expect(actor.getSnapshot().value).toBe('offered');
  await settle();
  expect(actor.getSnapshot().value).toBe('offered');
});

test('completes a requested enrollment after the page is left', { tags: ['4.10'] }, async () => {
  const requests: Request[] = [];
  const { actor, stop } = start((request) => {
    requests.push(request);
    return new Promise<Response>(() => {});
  }, 'u1');
  actor.send({ type: 'enrollment.requested' });
  await expect.poll(() => requests).toHaveLength(1);
  stop();
  expect(requests[0]?.signal.aborted).toBe(false);
});

test('ends the timer when the screen is left', async () => {
  const { actor, clock, navigations, stop } = start(() => json(200, { id: 'e1' }), 'u1');
  actor.send({ type: 'enrollment.requested' });
  await waitFor(actor, (snapshot) => snapshot.matches('enrolled'));
  stop();
  clock.increment(2000);
  expect(navigations()).toEqual([]);
});

test('names the missing actor', async () => {
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
