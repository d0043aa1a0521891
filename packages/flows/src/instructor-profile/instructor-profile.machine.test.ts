import { ApiProblem } from '@lyceum/api-client';
import { expect, test } from 'vitest';
import { SimulatedClock, waitFor } from 'xstate';
import { createTestApi, json, type Respond } from '../../test/api.ts';
import { startInApp } from '../../test/app.ts';
import { done, failed, fuzz, unvisited } from '../../test/model-test.ts';
import { instructorProfileActors, instructorProfileMachine } from './instructor-profile.machine.ts';

const profile = { expertise: ['typescript'], qualifications: 'Ten years', bio: 'I teach.' };
const user = { id: 'u1', name: 'Nour', role: 'instructor', instructorStatus: 'approved', ...profile };
const submitted = { type: 'form.submitted', values: profile } as const;
const draftKey = { name: 'instructor-profile', owner: 'u1' };
const cleared = { type: 'draft.cleared', key: draftKey };
const userChanged = { type: 'user.changed', user };
const error = new ApiProblem('updateInstructorProfile', {
  status: 503,
  code: 'unavailable',
  message: 'Not just now.',
});
const changed = { type: 'form.edited', draft: profile } as const;
const input = { draft: { expertise: [], qualifications: '', bio: '' }, draftKey };
const emptied = { ...user, bio: '' };
const events = [changed, submitted, done('submit', user), done('submit', emptied), failed('submit', error)];

test('reaches every state and takes every transition', () => {
  expect(unvisited(instructorProfileMachine, { input, events })).toEqual([]);
});

test('keeps its invariants in any order of events', () =>
  fuzz(instructorProfileMachine, {
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
  const machine = instructorProfileMachine.provide({ actors: instructorProfileActors(api) });
  return { ...startInApp(machine, { clock, input }), calls, bodies, clock };
}

test('saves the profile, changes the user of the session and shows the success for 3 s', {
  tags: ['2.89', '4.9'],
}, async () => {
  const { actor, calls, bodies, clock, events, received } = start();
  actor.send(submitted);
  await waitFor(actor, (snapshot) => snapshot.matches('submitted'));
  expect({ calls, bodies }).toEqual({ calls: ['PUT /users/instructor-profile'], bodies: [profile] });
  expect([events, received]).toEqual([[cleared], [userChanged]]);
  clock.increment(2999);
  expect(actor.getSnapshot().value).toBe('submitted');
  clock.increment(1);
  expect(actor.getSnapshot().value).toBe('editing');
});

test('redirects an incomplete profile to the onboarding after 3 s', {
  tags: ['2.89'],
}, async () => {
  const { actor, clock, events, received } = start(() => json(200, emptied));
  actor.send(submitted);
  await waitFor(actor, (snapshot) => snapshot.matches('submitted'));
  clock.increment(2999);
  expect([events, received]).toEqual([[cleared], [{ ...userChanged, user: emptied }]]);
  clock.increment(1);
  expect(events[1]).toEqual({ type: 'navigation.requested', to: '/instructor-onboarding', replace: true });
});

test('shows the success for 3 s after the last of two saves', async () => {
  const { actor, calls, clock } = start();
  actor.send(submitted);
  await waitFor(actor, (snapshot) => snapshot.matches('submitted'));
  clock.increment(2000);
  actor.send(submitted);
  expect(actor.getSnapshot().value).toBe('submitting');
  await waitFor(actor, (snapshot) => snapshot.matches('submitted'));
  clock.increment(2999);
  expect(actor.getSnapshot().value).toBe('submitted');
  expect(calls).toHaveLength(2);
});

test('stores the draft until it is submitted', async () => {
  const { actor, events } = start();
  actor.send(changed);
  expect(events).toEqual([{ type: 'draft.changed', key: draftKey, draft: profile }]);
  actor.send(submitted);
  await waitFor(actor, (snapshot) => !snapshot.matches('submitting'));
  expect(events[1]).toEqual(cleared);
});

test.each([
  ['an error response', () => json(503, { code: 'unavailable', message: 'Not just now.' }), 'Not just now.'],
  ['the network error', () => Promise.reject(new TypeError()), 'Network error. Please try again.'],
  ['an error without a message', () => json(500, {}), 'Failed to update instructor profile'],
])('shows %s until the next submission', { tags: ['8.25'] }, async (_, respond, message) => {
  const { actor, events } = start(respond);
  actor.send(submitted);
  await waitFor(actor, (snapshot) => snapshot.matches('refused'));
  expect(actor.getSnapshot().context).toMatchObject({ ...input, message });
  actor.send(changed);
  expect(events).toEqual([{ type: 'draft.changed', key: draftKey, draft: profile }]);
  actor.send(submitted);
  expect(actor.getSnapshot()).toMatchObject({
    value: 'submitting',
    context: { draft: profile, message: null },
  });
});
