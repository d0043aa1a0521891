import { ApiProblem } from '@lyceum/api-client';
import { expect, test } from 'vitest';
import { createActor, SimulatedClock, waitFor } from 'xstate';
import { createTestApi, json, type Respond } from '../../test/api.ts';
import { fuzz } from '../../test/fuzz.ts';
import { done, failed, stale, testModel } from '../../test/model-test.ts';
import { instructorInfoActors } from './instructor-info.actors.ts';
import { instructorInfoMachine } from './instructor-info.machine.ts';

const info = { expertise: ['typescript', 'Lantern making'], qualifications: 'Ten years', bio: 'I teach.' };
const user = { id: 'u1', name: 'Nour', role: 'instructor', instructorStatus: 'pending', ...info };
const submitted = { type: 'form.submitted', values: info } as const;
const forgotten = { type: 'draft.updated', storedDraft: null };
const error = new ApiProblem('submitInstructorInfo', {
  status: 503,
  code: 'unavailable',
  message: 'Not just now.',
});
const changed = { type: 'draft.changed', draft: info } as const;
const input = { draft: { expertise: [], qualifications: '', bio: '' } };
const events = [changed, submitted, done('submit', user), failed('submit', error)];

test('every state and every transition', async () => {
  const { differences, missed } = await testModel(instructorInfoMachine, { input, events });
  expect({ differences, missed }).toEqual({ differences: [], missed: [] });
});

test('no order of events leads to what must not be', () =>
  fuzz(instructorInfoMachine, {
    input,
    events: [...events, stale('submit', user)],
    // An error is shown only in states in which the user can retry.
    holds: (snapshot) => expect(snapshot.context.message !== null).toBe(snapshot.matches('refused')),
  }));

function start(answer: Respond = () => json(200, user)) {
  const bodies: unknown[] = [];
  const clock = new SimulatedClock();
  const { api, calls } = createTestApi(async (request) => {
    bodies.push(await request.clone().json());
    return answer(request);
  });
  const machine = instructorInfoMachine.provide({ actors: instructorInfoActors(api) });
  const actor = createActor(machine, { clock, input });
  const told: unknown[] = [];
  actor.on('*', (event) => told.push(event));
  return { actor: actor.start(), calls, bodies, clock, told };
}

test('submits once, tells what became of the person, and leads to the dashboard after 3 s', {
  tags: ['2.88', '4.17', '9.7'],
}, async () => {
  const { actor, calls, bodies, clock, told } = start();
  actor.send(submitted);
  actor.send({ ...submitted, values: { ...info, bio: 'Pressed twice.' } });
  await waitFor(actor, (snapshot) => snapshot.matches('submitted'));
  expect({ calls, bodies }).toEqual({ calls: ['POST /users/instructor-info'], bodies: [info] });
  expect(told).toEqual([forgotten, { type: 'profile.changed', user }]);
  clock.increment(2999);
  expect(told).toHaveLength(2);
  clock.increment(1);
  expect(told[2]).toEqual({ type: 'navigation.requested', to: '/dashboard' });
  expect(actor.getSnapshot().status).toBe('done');
});

test('leaving the screen ends the timer', async () => {
  const { actor, clock, told } = start();
  actor.send(submitted);
  await waitFor(actor, (snapshot) => snapshot.matches('submitted'));
  actor.stop();
  clock.increment(3000);
  expect(told).toEqual([forgotten, { type: 'profile.changed', user }]);
});

test('what is typed is kept until it is sent', async () => {
  const { actor, told } = start();
  actor.send(changed);
  expect(told).toEqual([{ type: 'draft.updated', storedDraft: info }]);
  actor.send(submitted);
  await waitFor(actor, (snapshot) => !snapshot.matches('submitting'));
  expect(told[1]).toEqual(forgotten);
});

test.each([
  ['an error response', () => json(503, { code: 'unavailable', message: 'Not just now.' }), 'Not just now.'],
  ['no answer', () => Promise.reject(new TypeError()), 'Network error. Please try again.'],
  ['a silent server', () => json(500, {}), 'Failed to submit instructor information'],
  ['a broken answer', () => new Response('{"id":'), 'Failed to submit instructor information'],
])('%s is shown, until one tries again', async (_, answer, message) => {
  const { actor, told } = start(answer);
  actor.send(submitted);
  await waitFor(actor, (snapshot) => snapshot.matches('refused'));
  expect(actor.getSnapshot().context).toEqual({ ...input, message, saved: null });
  actor.send(changed);
  expect(told).toEqual([{ type: 'draft.updated', storedDraft: info }]);
  actor.send(submitted);
  expect(actor.getSnapshot()).toMatchObject({ value: 'submitting', context: { draft: info, message: null } });
});
