import { ApiProblem } from '@lyceum/api-client';
import { expect, test } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { type Answering, apiAnswering, json } from '../../test/api.ts';
import { wander } from '../../test/fuzz.ts';
import { done, failed, stale, walk } from '../../test/model-test.ts';
import { forgotPasswordActors } from './forgot-password.actors.ts';
import { forgotPasswordMachine } from './forgot-password.machine.ts';

const request = { type: 'link.requested', email: 'nour@lyceum.test' } as const;

const refused = new ApiProblem('forgotPassword', {
  status: 429,
  code: 'too_many_requests',
  message: 'Slowly.',
});
const events = [request, done('sendLink'), failed('sendLink', refused)];

test('every state and every transition', async () => {
  const { differences, missed } = await walk(forgotPasswordMachine, { events });
  expect({ differences, missed }).toEqual({ differences: [], missed: [] });
});

test('no order of events leads to what must not be', () =>
  wander(forgotPasswordMachine, {
    events: [...events, stale('sendLink')],
    holds: ({ context, ...snapshot }) => {
      // What was refused is told, and nothing else is.
      expect(context.message !== null).toBe(snapshot.matches('refused'));
    },
  }));

function start(answer: Answering) {
  const bodies: unknown[] = [];
  const { api, asked } = apiAnswering(async (asking) => {
    bodies.push(await asking.clone().json());
    return answer(asking);
  });
  const actor = createActor(forgotPasswordMachine.provide({ actors: forgotPasswordActors(api) })).start();
  actor.send(request);
  return { actor, asked, bodies };
}

test('asks for a link to the address given', { tags: ['2.73'] }, async () => {
  const { actor, asked, bodies } = start(() => new Response(null, { status: 204 }));
  await waitFor(actor, (snapshot) => snapshot.matches('sent'));
  expect({ asked, bodies }).toEqual({
    asked: ['POST /auth/forgot-password'],
    bodies: [{ email: 'nour@lyceum.test' }],
  });
});

test.each([
  ['a refusal', () => json(429, { code: 'too_many_requests', message: 'Slowly.' }), 'Slowly.'],
  ['a silent server', () => json(500, {}), 'Failed to send password reset email'],
  ['no answer', () => Promise.reject(new TypeError()), 'Network error. Please try again.'],
])('%s is said, until the next try', async (_, answer, message) => {
  const { actor } = start(answer);
  await waitFor(actor, (snapshot) => snapshot.matches('refused'));
  expect(actor.getSnapshot().context.message).toBe(message);
  actor.send(request);
  expect(actor.getSnapshot().context.message).toBeNull();
});
