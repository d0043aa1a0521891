import { ApiProblem } from '@lyceum/api-client';
import { expect, test } from 'vitest';
import { createActor, SimulatedClock, waitFor } from 'xstate';
import { type Answering, apiAnswering, json } from '../testing/api.ts';
import { done, failed, stale, walk } from '../testing/walk.ts';
import { wander } from '../testing/wander.ts';
import { onboardingActors } from './onboarding.actors.ts';
import { onboardingMachine, onboardingStepOf } from './onboarding.machine.ts';

const empty = { expertise: [], qualifications: '', bio: '' };
const whole = { expertise: ['typescript'], qualifications: ' Ten years ', bio: 'I teach.' };
const user = { id: 'u1', name: 'Nour', role: 'instructor', ...whole };
const next = { type: 'next.requested' } as const;
const back = { type: 'back.requested' } as const;

const refused = new ApiProblem('updateInstructorProfile', {
  status: 503,
  code: 'unavailable',
  message: 'Not just now.',
});
const events = [
  next,
  back,
  ...Object.entries(whole).map(([field, value]) => ({ type: 'draft.changed', draft: { [field]: value } })),
  { type: 'draft.changed', draft: { bio: '' } },
  done('saveProfile', user),
  failed('saveProfile', refused),
];

test('every state and every transition', async () => {
  const { differences, missed } = await walk(onboardingMachine, { input: empty, events });
  expect({ differences, missed }).toEqual({ differences: [], missed: [] });
});

test('no order of events leads to what must not be', () =>
  wander(onboardingMachine, {
    input: empty,
    events: [...events, stale('saveProfile', user)],
    holds: ({ context, ...snapshot }) => {
      const { expertise, qualifications } = context.draft;
      // Specification §5: a step is behind one only when it is right.
      if (snapshot.matches('qualifications')) expect(expertise).not.toEqual([]);
      if (['bio', 'saving', 'completed'].includes(String(snapshot.value)))
        expect(qualifications).not.toBe('');
    },
  }));

function start(answer: Answering = () => json(200, user)) {
  const bodies: unknown[] = [];
  const clock = new SimulatedClock();
  const { api, asked } = apiAnswering(async (asking) => {
    bodies.push(await asking.clone().json());
    return answer(asking);
  });
  const machine = onboardingMachine.provide({ actors: onboardingActors(api) });
  const actor = createActor(machine, { clock, input: empty });
  const told: unknown[] = [];
  actor.on('*', (event) => told.push(event));
  const now = () => actor.getSnapshot();
  return { actor: actor.start(), asked, bodies, clock, told, now };
}

test('a step that is not done says what it needs, until something is typed', () => {
  const { actor, now } = start();
  for (const [step, problem, draft] of [
    ['expertise', 'expertiseRequired', { expertise: whole.expertise }],
    ['qualifications', 'qualificationsRequired', { qualifications: whole.qualifications }],
    ['bio', 'bioRequired', { bio: whole.bio }],
  ] as const) {
    actor.send(next);
    expect([now().value, now().context.problem]).toEqual([step, problem]);
    actor.send({ type: 'draft.changed', draft });
    expect(now().context.problem).toBeNull();
    actor.send(next);
  }
  expect(now().value).toBe('saving');
});

test('sends the profile, tells what became of the person, and leads to the dashboard after 2 s', async () => {
  const { actor, asked, bodies, clock, told, now } = start();
  actor.send({ type: 'draft.changed', draft: whole });
  for (const event of [next, next, back, next, next]) actor.send(event);
  await waitFor(actor, (snapshot) => snapshot.matches('completed'));
  expect({ asked, bodies }).toEqual({
    asked: ['PUT /users/instructor-profile'],
    bodies: [{ ...whole, qualifications: 'Ten years' }],
  });
  expect(told).toEqual([{ type: 'profile.completed', user }]);
  clock.increment(1999);
  expect(told).toHaveLength(1);
  clock.increment(1);
  expect(told[1]).toEqual({ type: 'place.wanted', to: '/dashboard' });
  expect(onboardingStepOf(now().value)).toBe('bio');
});

test.each([
  ['a refusal', () => json(503, { code: 'unavailable', message: 'Not just now.' }), 'Not just now.'],
  ['no answer', () => Promise.reject(new TypeError()), 'Network error. Please try again.'],
  ['a silent server', () => json(500, {}), null],
])('%s keeps the draft and lets one try again', async (_, answer, message) => {
  const { actor, now } = start(answer);
  actor.send({ type: 'draft.changed', draft: whole });
  for (const event of [next, next, next]) actor.send(event);
  await waitFor(actor, (snapshot) => snapshot.matches('refused'));
  expect(now().context).toMatchObject({ draft: whole, message });
  actor.send(next);
  expect(now().value).toBe('saving');
  expect(now().context.message).toBeNull();
});
