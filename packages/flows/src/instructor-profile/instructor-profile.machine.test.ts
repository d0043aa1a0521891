import { ApiProblem } from '@lyceum/api-client';
import { expect, test } from 'vitest';
import { SimulatedClock, waitFor } from 'xstate';
import { createTestApi, json, type Respond } from '../../test/api.ts';
import { startInApp } from '../../test/app.ts';
import { fuzz } from '../../test/fuzz.ts';
import { done, failed, stale, testModel } from '../../test/model-test.ts';
import { instructorProfileActors } from './instructor-profile.actors.ts';
import { instructorProfileMachine } from './instructor-profile.machine.ts';

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

test('every state and every transition', async () => {
  const { differences, missed } = await testModel(instructorProfileMachine, { input, events });
  expect({ differences, missed }).toEqual({ differences: [], missed: [] });
});

test('no order of events leads to what must not be', () =>
  fuzz(instructorProfileMachine, {
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
  const machine = instructorProfileMachine.provide({ actors: instructorProfileActors(api) });
  return { ...startInApp(machine, { clock, input }), calls, bodies, clock };
}

test('sends the profile, reports the changed user and shows a notice for 3 s', {
  tags: ['2.89', '4.18'],
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

test('who emptied the bio reads for 3 s that it was saved, and is then led to the onboarding', {
  tags: ['2.142'],
}, async () => {
  const { actor, clock, events, received, navigations } = start(() => json(200, emptied));
  actor.send(submitted);
  await waitFor(actor, (snapshot) => snapshot.matches('submitted'));
  clock.increment(2999);
  expect([events, received]).toEqual([[cleared], [{ ...userChanged, user: emptied }]]);
  clock.increment(1);
  expect(navigations()).toEqual(['/instructor-onboarding']);
});

test('saving again while the message shows gives it its full time', async () => {
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

test('what is typed is kept until it is sent', async () => {
  const { actor, events } = start();
  actor.send(changed);
  expect(events).toEqual([{ type: 'draft.changed', key: draftKey, draft: profile }]);
  actor.send(submitted);
  await waitFor(actor, (snapshot) => !snapshot.matches('submitting'));
  expect(events[1]).toEqual(cleared);
});

test.each([
  ['an error response', () => json(503, { code: 'unavailable', message: 'Not just now.' }), 'Not just now.'],
  ['no answer', () => Promise.reject(new TypeError()), 'Network error. Please try again.'],
  ['a silent server', () => json(500, {}), 'Failed to update instructor profile'],
])('%s is shown, until one tries again', async (_, answer, message) => {
  const { actor, events } = start(answer);
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
