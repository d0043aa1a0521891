import { ApiProblem, type User } from '@lyceum/api-client';
import { expect, test } from 'vitest';
import { SimulatedClock, waitFor } from 'xstate';
import { createTestApi, json, type Respond } from '../../test/api.ts';
import { startInApp } from '../../test/app.ts';
import { done, failed, fuzz, unvisited } from '../../test/model-test.ts';
import { nour, verified } from '../../test/session.ts';
import { verificationActors, verificationMachine } from './verification.machine.ts';

const refused = new ApiProblem('verifyEmail', { status: 422, code: 'invalid_token', message: 'Too old.' });
const used = new ApiProblem('verifyEmail', { status: 409, code: 'already_verified', message: 'Verified.' });
const events = [
  { type: 'retry.requested' },
  { type: 'address.observed', isVerified: false },
  { type: 'address.observed', isVerified: true },
  done('verify'),
  failed('verify', refused),
  failed('verify', used),
];

test('reaches every state and takes every transition', () => {
  const runs = ['t1', null].map((token) => ({ input: { token }, events }));
  expect(unvisited(verificationMachine, ...runs)).toEqual([]);
});

test('keeps its invariants in any order of events', () =>
  fuzz(verificationMachine, {
    input: { token: 't1' },
    events,
  }));

function start(respond: Respond, user: User | null = null) {
  const bodies: unknown[] = [];
  const clock = new SimulatedClock();
  const { api, calls } = createTestApi(async (request) => {
    bodies.push(await request.clone().json());
    return respond(request);
  });
  const machine = verificationMachine.provide({ actors: verificationActors(api) });
  return { ...startInApp(machine, { clock, input: { token: 't1' }, user }), clock, calls, bodies };
}

test('reloads the user at once and redirects to the dashboard after 3 s', {
  tags: ['2.71'],
}, async () => {
  const {
    actor,
    clock,
    calls,
    bodies,
    events: emitted,
    received,
  } = start(() => new Response(null, { status: 204 }));
  await waitFor(actor, (snapshot) => snapshot.matches('verified'));
  expect({ calls, bodies, received }).toEqual({
    calls: ['POST /auth/verify-email'],
    bodies: [{ token: 't1' }],
    received: [{ type: 'user.outdated' }],
  });
  clock.increment(2999);
  expect(emitted).toEqual([]);
  clock.increment(1);
  expect(emitted).toEqual([{ type: 'navigation.requested', to: '/dashboard', replace: true }]);
});

test.each([
  ['an error response', () => json(422, { code: 'invalid_token', message: 'Too old.' }), 'Too old.'],
  ['an error without a message', () => json(500, {}), 'Failed to verify email'],
  ['no response', () => Promise.reject(new TypeError()), 'Network error. Please try again.'],
])('shows the message after %s', { tags: ['8.31'] }, async (_, respond, message) => {
  const { actor } = start(respond);
  await waitFor(actor, (snapshot) => snapshot.matches('refused'));
  expect(actor.getSnapshot().context.message).toBe(message);
});

const tooOld = () => json(422, { code: 'invalid_token', message: 'Too old.' });

test.each([
  ['a used link', () => json(409, { code: 'already_verified', message: 'Verified.' }), null],
  ['an old link of a signed-in user whose address is verified', tooOld, verified],
  ['a missing response to such a user', () => Promise.reject(new TypeError()), verified],
])('the address is already verified: %s', { tags: ['2.500'] }, async (_, respond, user) => {
  const { actor, clock, events: emitted } = start(respond, user);
  await waitFor(actor, (snapshot) => snapshot.matches('alreadyVerified'));
  clock.increment(60_000);
  expect(emitted).toEqual([]);
});

test('notices that the session learns that the address is verified', { tags: ['2.500'] }, async () => {
  const { actor, received, changeUser } = start(tooOld, nour);
  await waitFor(actor, (snapshot) => snapshot.matches('refused'));
  expect(received).toEqual([{ type: 'user.outdated' }]);
  changeUser(verified);
  await waitFor(actor, (snapshot) => snapshot.matches('alreadyVerified'));
});

test('retries after a failure', async () => {
  const responses = [json(503, {}), new Response(null, { status: 204 })];
  const { actor, calls } = start(() => responses.shift() ?? json(500, {}));
  await waitFor(actor, (snapshot) => snapshot.matches('refused'));
  actor.send({ type: 'retry.requested' });
  await waitFor(actor, (snapshot) => snapshot.matches('verified'));
  expect(calls).toHaveLength(2);
});
