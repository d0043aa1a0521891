import { ApiProblem } from '@lyceum/api-client';
import { expect, test } from 'vitest';
import { SimulatedClock, waitFor } from 'xstate';
import { createTestApi, json, type Respond } from '../../test/api.ts';
import { startInApp } from '../../test/app.ts';
import { done, failed, fuzz, unvisited } from '../../test/model-test.ts';
import { passwordResetActors, passwordResetMachine } from './password-reset.machine.ts';

const submit = { type: 'password.submitted', password: 'another sentence' } as const;

const refused = new ApiProblem('resetPassword', {
  status: 422,
  code: 'invalid_token',
  message: 'Too old.',
});
const events = [submit, done('submit'), failed('submit', refused)];

test('reaches every state and takes every transition', () => {
  const runs = ['t1', null].map((token) => ({ input: { token }, events }));
  expect(unvisited(passwordResetMachine, ...runs)).toEqual([]);
});

test('keeps its invariants in any order of events', () =>
  fuzz(passwordResetMachine, {
    input: { token: 't1' },
    events,
    holds: ({ context, ...snapshot }) => {
      expect(context.message !== null).toBe(snapshot.matches('refused'));
    },
  }));

function start(respond: Respond) {
  const bodies: unknown[] = [];
  const clock = new SimulatedClock();
  const { api, calls } = createTestApi(async (request) => {
    bodies.push(await request.clone().json());
    return respond(request);
  });
  const machine = passwordResetMachine.provide({ actors: passwordResetActors(api) });
  const running = startInApp(machine, { clock, input: { token: 't1' } });
  running.actor.send(submit);
  return { ...running, clock, calls, bodies };
}

test('sends token and password, and redirects to the login page after 3 s', {
  tags: ['2.70'],
}, async () => {
  const { actor, clock, calls, bodies, events: emitted } = start(() => new Response(null, { status: 204 }));
  await waitFor(actor, (snapshot) => snapshot.matches('saved'));
  expect({ calls, bodies }).toEqual({
    calls: ['POST /auth/reset-password'],
    bodies: [{ token: 't1', password: 'another sentence' }],
  });
  clock.increment(2999);
  expect(emitted).toEqual([]);
  clock.increment(1);
  expect(emitted).toEqual([{ type: 'navigation.requested', to: '/login', replace: true }]);
});

test.each([
  ['an error response', () => json(422, { code: 'invalid_token', message: 'Too old.' }), 'Too old.'],
  ['an error without a message', () => json(500, {}), 'Failed to reset password'],
  ['no response', () => Promise.reject(new TypeError()), 'Network error. Please try again.'],
])('shows the message after %s until the next attempt', { tags: ['8.33'] }, async (_, respond, message) => {
  const { actor } = start(respond);
  await waitFor(actor, (snapshot) => snapshot.matches('refused'));
  expect(actor.getSnapshot().context.message).toBe(message);
  actor.send(submit);
  expect(actor.getSnapshot().context.message).toBeNull();
});
