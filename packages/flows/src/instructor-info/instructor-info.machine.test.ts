import { ApiProblem } from '@lyceum/api-client';
import { expect, test } from 'vitest';
import { SimulatedClock, waitFor } from 'xstate';
import { createTestApi, json, type Respond } from '../../test/api.ts';
import { startInApp } from '../../test/app.ts';
import { done, failed, fuzz, unvisited } from '../../test/model-test.ts';
import { instructorInfoActors, instructorInfoMachine } from './instructor-info.machine.ts';

const info = { expertise: ['typescript', 'Lantern making'], qualifications: 'Ten years', bio: 'I teach.' };
const user = { id: 'u1', name: 'Nour', role: 'instructor', instructorStatus: 'pending', ...info };
const submitted = { type: 'form.submitted', values: info } as const;
const draftKey = { name: 'instructor-info', owner: 'u1' };
const cleared = { type: 'draft.cleared', key: draftKey };
const userChanged = { type: 'user.changed', user };
const error = new ApiProblem('submitInstructorInfo', {
  status: 503,
  code: 'unavailable',
  message: 'Not just now.',
});
const changed = { type: 'form.edited', draft: info } as const;
const input = { draft: { expertise: [], qualifications: '', bio: '' }, draftKey };
const events = [changed, submitted, done('submit', user), failed('submit', error)];

test('reaches every state and takes every transition', () => {
  expect(unvisited(instructorInfoMachine, { input, events })).toEqual([]);
});

test('keeps its invariants in any order of events', () =>
  fuzz(instructorInfoMachine, {
    input,
    events,
    // An error is shown only in states in which the user can retry.
    holds: (snapshot) => expect(snapshot.context.message !== null).toBe(snapshot.matches('refused')),
  }));

function start(respond: Respond = () => json(200, user)) {
  const bodies: unknown[] = [];
  const clock = new SimulatedClock();
  const { api, calls } = createTestApi(async (request) => {
    bodies.push(await request.clone().json());
    return respond(request);
  });
  const machine = instructorInfoMachine.provide({ actors: instructorInfoActors(api) });
  return { ...startInApp(machine, { clock, input }), calls, bodies, clock };
}

test('submits once, changes the user of the session and redirects to the dashboard after 3 s', {
  tags: ['2.88', '4.9'],
}, async () => {
  const { actor, calls, bodies, clock, events, received, navigations } = start();
  actor.send(submitted);
  actor.send({ ...submitted, values: { ...info, bio: 'Pressed twice.' } });
  await waitFor(actor, (snapshot) => snapshot.matches('submitted'));
  expect({ calls, bodies }).toEqual({ calls: ['POST /users/instructor-info'], bodies: [info] });
  expect([events, received]).toEqual([[cleared], [userChanged]]);
  clock.increment(2999);
  expect(navigations()).toEqual([]);
  clock.increment(1);
  expect(events[1]).toEqual({ type: 'navigation.requested', to: '/dashboard', replace: true });
  expect(actor.getSnapshot().status).toBe('done');
});

test('ends the timer when the screen is left', async () => {
  const { actor, stop, clock, events, received } = start();
  actor.send(submitted);
  await waitFor(actor, (snapshot) => snapshot.matches('submitted'));
  stop();
  clock.increment(3000);
  expect([events, received]).toEqual([[cleared], [userChanged]]);
});

test('stores the draft until it is submitted', async () => {
  const { actor, events } = start();
  actor.send(changed);
  expect(events).toEqual([{ type: 'draft.changed', key: draftKey, draft: info }]);
  actor.send(submitted);
  await waitFor(actor, (snapshot) => !snapshot.matches('submitting'));
  expect(events[1]).toEqual(cleared);
});

test.each([
  ['an error response', () => json(503, { code: 'unavailable', message: 'Not just now.' }), 'Not just now.'],
  ['the network error', () => Promise.reject(new TypeError()), 'Network error. Please try again.'],
  ['an error without a message', () => json(500, {}), 'Failed to submit instructor information'],
  ['a broken response', () => new Response('{"id":'), 'Failed to submit instructor information'],
])('shows %s until the next submission', { tags: ['8.24'] }, async (_, respond, message) => {
  const { actor, events } = start(respond);
  actor.send(submitted);
  await waitFor(actor, (snapshot) => snapshot.matches('refused'));
  expect(actor.getSnapshot().context).toEqual({ ...input, message, saved: null });
  actor.send(changed);
  expect(events).toEqual([{ type: 'draft.changed', key: draftKey, draft: info }]);
  actor.send(submitted);
  expect(actor.getSnapshot()).toMatchObject({ value: 'submitting', context: { draft: info, message: null } });
});
