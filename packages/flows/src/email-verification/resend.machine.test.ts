import { ApiProblem, memoryTokens } from '@lyceum/api-client';
import { expect, test } from 'vitest';
import { createActor, fromPromise, SimulatedClock, waitFor } from 'xstate';
import { createTestApi, json, type Respond } from '../../test/api.ts';
import { done, failed, fuzz, settle, unvisited } from '../../test/model-test.ts';
import { resendActors, resendMachine } from './resend.machine.ts';

function problem(status: number | null, code: string) {
  return new ApiProblem('sendVerificationEmail', { status, code, message: 'Slowly.' });
}

const events = [
  { type: 'resend.requested' },
  { type: 'notice.dismissed' },
  done('resend'),
  failed('resend', problem(429, 'too_many_requests')),
  failed('resend', problem(401, 'invalid_token')),
];

test('reaches every state and takes every transition', () => {
  expect(unvisited(resendMachine, { events })).toEqual([]);
});

test('keeps its invariants in any order of events', () =>
  fuzz(resendMachine, {
    events,
  }));

function start(respond: Respond, clock = new SimulatedClock()) {
  const { api } = createTestApi(respond);
  const actor = createActor(resendMachine.provide({ actors: resendActors(api) }), { clock }).start();
  actor.send({ type: 'resend.requested' });
  return actor;
}

test('shows the confirmation for 5 s, then offers the mail again', { tags: ['2.115'] }, async () => {
  const clock = new SimulatedClock();
  const actor = start(() => new Response(null, { status: 204 }), clock);
  await waitFor(actor, (snapshot) => snapshot.matches('sent'));
  clock.increment(4999);
  expect(actor.getSnapshot().value).toBe('sent');
  clock.increment(1);
  expect(actor.getSnapshot().value).toBe('offered');
});

test.each([
  [
    'an error response',
    () => json(429, { code: 'too_many_requests', message: 'Slowly.' }),
    'failed',
    'Slowly.',
  ],
  ['no response', () => Promise.reject(new TypeError()), 'failed', 'Network error. Please try again.'],
  ['an error without a message', () => json(500, {}), 'failed', null],
  ['an ended sign-in', () => json(401, { code: 'invalid_token', message: 'Sign in.' }), 'signInNeeded', null],
])('%s', async (_, respond, value, message) => {
  const actor = start(respond);
  await waitFor(actor, (snapshot) => !snapshot.matches('sending'));
  expect([actor.getSnapshot().value, actor.getSnapshot().context.message]).toEqual([value, message]);
});

test.each([
  ['failed', problem(429, 'too_many_requests')],
  ['signInNeeded', problem(401, 'invalid_token')],
])('sends the mail when it is requested again in %s', async (value, error) => {
  const resend = fromPromise<void>(() => Promise.reject(error));
  const actor = createActor(resendMachine.provide({ actors: { resend } })).start();
  actor.send({ type: 'resend.requested' });
  await waitFor(actor, (snapshot) => snapshot.value === value);
  actor.send({ type: 'resend.requested' });
  expect(actor.getSnapshot()).toMatchObject({ value: 'sending', context: { message: null } });
});

test('needs a sign-in if no token is stored', async () => {
  const { api, calls } = createTestApi(() => json(500, {}), memoryTokens({ access: null, refresh: null }));
  const actor = createActor(resendMachine.provide({ actors: resendActors(api) })).start();
  expect(actor.getSnapshot()).toMatchObject({ value: 'offered', context: { message: null } });
  actor.send({ type: 'resend.requested' });
  await waitFor(actor, (snapshot) => snapshot.matches('signInNeeded'));
  expect(calls).toEqual([]);
});

test('aborts the call when it is dismissed', async () => {
  const signals: AbortSignal[] = [];
  const actor = start(({ signal }) => {
    signals.push(signal);
    return new Promise<Response>(() => {});
  });
  await settle();
  actor.send({ type: 'notice.dismissed' });
  expect(signals.map(({ aborted }) => aborted)).toEqual([true]);
});

test('ends when it is dismissed', () => {
  const actor = createActor(resendMachine).start();
  actor.send({ type: 'notice.dismissed' });
  expect(actor.getSnapshot()).toMatchObject({ value: 'dismissed', status: 'done' });
});

test('leaves the message of a malformed response to the screen', async () => {
  const actor = createActor(
    resendMachine.provide({
      actors: { resend: fromPromise<void>(() => Promise.reject(new SyntaxError('not JSON'))) },
    }),
  ).start();
  actor.send({ type: 'resend.requested' });
  await waitFor(actor, (snapshot) => snapshot.matches('failed'));
  expect(actor.getSnapshot().context.message).toBeNull();
});
