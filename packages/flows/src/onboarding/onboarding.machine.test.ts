import { ApiProblem } from '@lyceum/api-client';
import { expect, test } from 'vitest';
import { SimulatedClock, waitFor } from 'xstate';
import { createTestApi, json, type Respond } from '../../test/api.ts';
import { startInApp } from '../../test/app.ts';
import { done, failed, fuzz, unvisited } from '../../test/model-test.ts';
import { onboardingActors, onboardingMachine } from './onboarding.machine.ts';

const nothing = { expertise: [], qualifications: '', bio: '' };
const draftKey = { name: 'onboarding', owner: 'u1' };
const empty = { ...nothing, draftKey };
const whole = { expertise: ['typescript'], qualifications: ' Ten years ', bio: 'I teach.' };
const user = { id: 'u1', name: 'Nour', role: 'instructor', ...whole };
type Input = NonNullable<Parameters<typeof onboardingMachine.getInitialSnapshot>[1]>;
const sent = { ...whole, qualifications: 'Ten years' };
const next = { type: 'step.completed' } as const;
const complete = { type: 'profile.completed', profile: sent } as const;
const back = { type: 'back.requested' } as const;

const refused = new ApiProblem('updateInstructorProfile', {
  status: 503,
  code: 'unavailable',
  message: 'Not just now.',
});
const events = [
  next,
  complete,
  back,
  ...Object.entries(whole).map(([field, value]) => ({ type: 'profile.typed', profile: { [field]: value } })),
  { type: 'profile.typed', profile: { bio: '' } },
  done('submit', user),
  failed('submit', refused),
];

test('reaches every state and takes every transition', () => {
  const drafts = ['qualifications', 'bio'].map((step) => ({ storedDraft: { draft: whole, step } }));
  const runs = [{}, ...drafts].map((stored) => ({ input: { ...empty, ...stored }, events }));
  expect(unvisited(onboardingMachine, ...runs)).toEqual([]);
});

const typed: Record<string, unknown[]> = {
  expertise: [[], whole.expertise],
  qualifications: ['', whole.qualifications],
  bio: ['', whole.bio],
};

test('keeps its invariants in any order of events', () =>
  fuzz(onboardingMachine, {
    input: empty,
    events,
    holds: ({ context, ...snapshot }) => {
      // What was typed is kept, and a refused profile is edited at its last step.
      for (const [field, value] of Object.entries(context.profile))
        expect(typed[field]).toContainEqual(value);
      if (['saving', 'completed'].some((state) => snapshot.matches(state))) expect(context.step).toBe('bio');
      if (context.message !== null) expect(snapshot.matches({ filling: { bio: 'refused' } })).toBe(true);
    },
  }));

test.each([
  ['the stored step', { draft: whole, step: 'bio' }, 'bio'],
  ['the second step', { draft: { ...whole, bio: '' }, step: 'qualifications' }, 'qualifications'],
  ['the first incomplete step', { draft: { ...whole, qualifications: ' ' }, step: 'bio' }, 'qualifications'],
  ['the beginning', { draft: { ...whole, expertise: [] }, step: 'bio' }, 'expertise'],
] as const)('continues a draft at %s', (_, { draft, step }, at) => {
  const storedDraft = { draft: { ...draft, expertise: [...draft.expertise] }, step };
  const { now } = start(undefined, { ...empty, storedDraft });
  expect([now().context.step, now().context.profile]).toEqual([at, storedDraft.draft]);
});

function start(respond: Respond = () => json(200, user), input: Input = empty) {
  const bodies: unknown[] = [];
  const clock = new SimulatedClock();
  const { api, calls } = createTestApi(async (asking) => {
    bodies.push(await asking.clone().json());
    return respond(asking);
  });
  const machine = onboardingMachine.provide({ actors: onboardingActors(api) });
  const app = startInApp(machine, { clock, input, user });
  const now = () => app.actor.getSnapshot();
  return { ...app, calls, bodies, clock, now };
}

test('saves the profile, changes the user of the session and redirects to the dashboard after 2 s', {
  tags: ['2.87'],
}, async () => {
  const { actor, calls, bodies, clock, received, navigations, now } = start();
  actor.send({ type: 'profile.typed', profile: whole });
  for (const event of [next, next, back, next, complete]) actor.send(event);
  await waitFor(actor, (snapshot) => snapshot.matches('completed'));
  expect({ calls, bodies }).toEqual({
    calls: ['PUT /users/instructor-profile'],
    bodies: [sent],
  });
  expect(received).toEqual([{ type: 'user.changed', user }]);
  clock.increment(1999);
  expect(navigations()).toEqual([]);
  clock.increment(1);
  expect(navigations()).toEqual(['/dashboard']);
  expect(now().context.step).toBe('bio');
});

test('stores the fields with the step, and clears the draft after the submission', async () => {
  const { actor, drafts } = start();
  actor.send({ type: 'profile.typed', profile: whole });
  for (const event of [next, next, back, next, complete]) actor.send(event);
  await waitFor(actor, (snapshot) => snapshot.matches('completed'));
  expect(drafts()).toEqual([
    { draft: nothing, step: 'expertise' },
    { draft: whole, step: 'expertise' },
    { draft: whole, step: 'qualifications' },
    { draft: whole, step: 'bio' },
    { draft: whole, step: 'qualifications' },
    { draft: whole, step: 'bio' },
    null,
  ]);
});

test.each([
  ['an error response', () => json(503, { code: 'unavailable', message: 'Not just now.' }), 'Not just now.'],
  ['the network error', () => Promise.reject(new TypeError()), 'Network error. Please try again.'],
  ['an error without a message', () => json(500, {}), null],
])('shows %s, keeps the fields and retries', async (_, respond, message) => {
  const { actor, now } = start(respond);
  actor.send({ type: 'profile.typed', profile: whole });
  for (const event of [next, next, complete]) actor.send(event);
  await waitFor(actor, (snapshot) => snapshot.matches({ filling: { bio: 'refused' } }));
  expect(now().context).toMatchObject({ profile: whole, message });
  actor.send(complete);
  expect(now().value).toBe('saving');
  expect(now().context.message).toBeNull();
});
