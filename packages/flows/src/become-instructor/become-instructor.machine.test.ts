import { ApiProblem } from '@lyceum/api-client';
import { expect, test } from 'vitest';
import { SimulatedClock, waitFor } from 'xstate';
import { createTestApi, json, type Respond } from '../../test/api.ts';
import { startInApp } from '../../test/app.ts';
import { done, failed, fuzz, unvisited } from '../../test/model-test.ts';
import { becomeInstructorActors, becomeInstructorMachine } from './become-instructor.machine.ts';

const application = { expertise: ['Pottery', 'Kilns'], qualifications: 'Ten years', bio: 'I teach.' };
const user = { id: 'u1', name: 'Nour', role: 'instructor', instructorStatus: 'pending' };
const submitted = { type: 'form.submitted', values: application } as const;
const draftKey = { name: 'become-instructor', owner: 'u1' };
const cleared = { type: 'draft.cleared', key: draftKey };
const userChanged = { type: 'user.changed', user };
const error = new ApiProblem('upgradeToInstructor', {
  status: 409,
  code: 'conflict',
  message: 'You are an instructor already.',
});
const changed = { type: 'form.edited', draft: application } as const;
const input = { draft: { expertise: [], qualifications: '', bio: '' }, draftKey };
const events = [changed, submitted, done('submit', user), failed('submit', error)];

test('reaches every state and takes every transition', () => {
  expect(unvisited(becomeInstructorMachine, { input, events })).toEqual([]);
});

test('keeps its invariants in any order of events', () =>
  fuzz(becomeInstructorMachine, {
    input,
    events,
    // An error is shown only in states in which the user can retry.
    holds: (snapshot) => {
      if (!snapshot.matches('refused')) expect(snapshot.context.message).toBeNull();
    },
  }));

function start(respond: Respond = () => json(200, user)) {
  const bodies: unknown[] = [];
  const clock = new SimulatedClock();
  const { api, calls } = createTestApi(async (request) => {
    bodies.push(await request.clone().json());
    return respond(request);
  });
  const machine = becomeInstructorMachine.provide({ actors: becomeInstructorActors(api) });
  return { ...startInApp(machine, { clock, input }), calls, bodies, clock };
}

test('applies, changes the user of the session and shows the success for 2 s', {
  tags: ['2.103'],
}, async () => {
  const { actor, calls, bodies, clock, events, received } = start();
  actor.send(submitted);
  await waitFor(actor, (snapshot) => snapshot.matches('submitted'));
  expect({ calls, bodies }).toEqual({ calls: ['POST /auth/upgrade-to-instructor'], bodies: [application] });
  expect([events, received]).toEqual([[cleared], [userChanged]]);
  clock.increment(1999);
  expect(actor.getSnapshot().value).toBe('submitted');
  clock.increment(1);
  expect(actor.getSnapshot().value).toBe('editing');
});

test('stores the draft until it is submitted', async () => {
  const { actor, events } = start();
  actor.send(changed);
  expect(events).toEqual([{ type: 'draft.changed', key: draftKey, draft: application }]);
  actor.send(submitted);
  await waitFor(actor, (snapshot) => !snapshot.matches('submitting'));
  expect(events[1]).toEqual(cleared);
});

test.each([
  ['a error', () => json(409, { code: 'conflict', message: 'You are one already.' }), 'You are one already.'],
  ['the network error', () => Promise.reject(new TypeError()), 'Network error. Please try again.'],
  ['an error without a message', () => json(500, {}), null],
])('shows %s until the next submission', async (_, respond, message) => {
  const { actor, events } = start(respond);
  actor.send(submitted);
  await waitFor(actor, (snapshot) => snapshot.matches('refused'));
  expect(actor.getSnapshot().context).toEqual({ ...input, message, saved: null });
  actor.send(changed);
  expect(events).toEqual([{ type: 'draft.changed', key: draftKey, draft: application }]);
  actor.send(submitted);
  expect(actor.getSnapshot()).toMatchObject({
    value: 'submitting',
    context: { draft: application, message: null },
  });
});
