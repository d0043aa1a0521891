import { ApiProblem } from '@lyceum/api-client';
import { expect, test } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { createTestApi, json, type Respond } from '../../test/api.ts';
import { done, failed, fuzz, unvisited } from '../../test/model-test.ts';
import { forgotPasswordActors, forgotPasswordMachine } from './forgot-password.machine.ts';

const request = { type: 'link.requested', email: 'nour@lyceum.test' } as const;

const refused = new ApiProblem('forgotPassword', {
  status: 429,
  code: 'too_many_requests',
  message: 'Slowly.',
});
const events = [request, done('submit'), failed('submit', refused)];

test('reaches every state and takes every transition', () => {
  expect(unvisited(forgotPasswordMachine, { events })).toEqual([]);
});

test('keeps its invariants in any order of events', () =>
  fuzz(forgotPasswordMachine, {
    events,
    holds: ({ context, ...snapshot }) => {
      // Only a failure has a message.
      expect(context.message !== null).toBe(snapshot.matches('refused'));
    },
  }));

function start(respond: Respond) {
  const bodies: unknown[] = [];
  const { api, calls } = createTestApi(async (request) => {
    bodies.push(await request.clone().json());
    return respond(request);
  });
  const actor = createActor(forgotPasswordMachine.provide({ actors: forgotPasswordActors(api) })).start();
  actor.send(request);
  return { actor, calls, bodies };
}

test('requests a link for the entered address', { tags: ['2.73'] }, async () => {
  const { actor, calls, bodies } = start(() => new Response(null, { status: 204 }));
  await waitFor(actor, (snapshot) => snapshot.matches('sent'));
  expect({ calls, bodies }).toEqual({
    calls: ['POST /auth/forgot-password'],
    bodies: [{ email: 'nour@lyceum.test' }],
  });
});

test.each([
  ['an error response', () => json(429, { code: 'too_many_requests', message: 'Slowly.' }), 'Slowly.'],
  ['an error without a message', () => json(500, {}), 'Failed to send password reset email'],
  ['no response', () => Promise.reject(new TypeError()), 'Network error. Please try again.'],
])('shows the message after %s until the next attempt', { tags: ['8.32'] }, async (_, respond, message) => {
  const { actor } = start(respond);
  await waitFor(actor, (snapshot) => snapshot.matches('refused'));
  expect(actor.getSnapshot().context.message).toBe(message);
  actor.send(request);
  expect(actor.getSnapshot().context.message).toBeNull();
});
