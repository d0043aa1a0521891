import { ApiProblem } from '@lyceum/api-client';
import { expect, test } from 'vitest';
import { type AnyMachineSnapshot, SimulatedClock, waitFor } from 'xstate';
import { createTestApi, json, type Respond } from '../../test/api.ts';
import { startInApp } from '../../test/app.ts';
import { done, failed, fuzz, unvisited } from '../../test/model-test.ts';
import { applicationActors, applicationMachine } from './application.machine.ts';

type Input = NonNullable<Parameters<typeof applicationMachine.getInitialSnapshot>[1]>;

const profile = { expertise: ['typescript'], qualifications: ' Ten years ', bio: 'I teach.' };
const sentProfile = { ...profile, qualifications: 'Ten years' };
const account = {
  name: 'Nour',
  email: 'nour@lyceum.test',
  password: 'a quiet morning',
  confirmPassword: 'a quiet morning',
};
const draft = { ...profile, name: account.name, email: account.email };
const user = { id: 'u1', name: 'Nour', role: 'instructor', ...sentProfile };
const response = { user, tokens: { access: { token: 'a1' }, refresh: { token: 'r1' } } };
const refused = new ApiProblem('upgradeToInstructor', {
  status: 503,
  code: 'unavailable',
  message: 'Not just now.',
});

const next = { type: 'step.completed' } as const;
const complete = { type: 'profile.completed', profile: sentProfile } as const;
const register = { type: 'registration.completed', registration: { ...sentProfile, ...account } } as const;
const back = { type: 'back.requested' } as const;
const typedProfile = { type: 'profile.typed', profile } as const;
const typedAccount = { type: 'account.typed', account } as const;
const draftKey = { name: 'expert', owner: null };
const becomes = (applicant: Input['applicant']) =>
  ({ type: 'applicant.changed', applicant, userId: applicant === 'guest' ? null : 'u1' }) as const;

const events = [
  next,
  complete,
  register,
  back,
  typedProfile,
  { type: 'profile.typed', profile: { qualifications: '' } },
  typedAccount,
  becomes('guest'),
  becomes('learner'),
  becomes('instructor'),
  done('submit', user),
  failed('submit', refused),
  done('register', response),
  failed('register', refused),
];

test('reaches every state and takes every transition', () => {
  const guest = {
    input: { draftKey, applicant: 'guest' },
    events,
    stopWhen: ({ context }: AnyMachineSnapshot) => context.applicant !== 'guest',
  };
  const learner = {
    input: { draftKey, applicant: 'learner', storedDraft: { draft, step: 'account' } },
    events,
    stopWhen: ({ context }: AnyMachineSnapshot) => context.applicant !== 'learner',
  };
  const instructor = { input: { draftKey, applicant: 'instructor' }, events };
  expect(unvisited(applicationMachine, guest, learner, instructor)).toEqual([]);
});

test('keeps its invariants in any order of events', () =>
  fuzz(applicationMachine, {
    input: { draftKey, applicant: 'guest' },
    events,
    holds: (snapshot) => {
      const { applicant, step, message } = snapshot.context;
      if (snapshot.matches('applying')) expect(step).toBe('bio');
      if (snapshot.matches('registering')) expect(step).toBe('account');
      if (message !== null)
        expect(
          [{ bio: 'refused' }, { account: 'refused' }].some((filling) => snapshot.matches({ filling })),
        ).toBe(true);
      // A user with an account never reaches the account step.
      if (snapshot.matches({ filling: 'account' })) expect(applicant).toBe('guest');
    },
  }));

function start(
  respond: Respond = () => json(200, user),
  input: Omit<Input, 'draftKey'> = { applicant: 'learner' },
) {
  const bodies: unknown[] = [];
  const clock = new SimulatedClock();
  const { api, calls } = createTestApi(async (asking) => {
    bodies.push(await asking.clone().json());
    return respond(asking);
  });
  const machine = applicationMachine.provide({ actors: applicationActors(api) });
  const { applicant } = input;
  const sessionUser = applicant === 'guest' ? null : { id: 'u1', role: applicant };
  const app = startInApp(machine, { clock, input: { draftKey, ...input }, user: sessionUser });
  const now = () => app.actor.getSnapshot();
  return { ...app, calls, bodies, clock, now };
}

test('becomes visible after 100 ms, at the first step', { tags: ['2.82'] }, () => {
  const { clock, now } = start();
  clock.increment(99);
  expect(now().value).toBe('appearing');
  clock.increment(1);
  expect(now().value).toEqual({ filling: 'expertise' });
});

test('redirects an instructor to the dashboard, also after a later change of the user', {
  tags: ['2.82'],
}, () => {
  const { clock, navigations, now } = start(undefined, { applicant: 'instructor' });
  clock.increment(100);
  expect(now().status).toBe('done');
  const later = start();
  later.clock.increment(100);
  const instructor = { id: 'u1', role: 'instructor' };
  later.changeUser(instructor);
  expect([navigations(), later.navigations()]).toEqual([['/dashboard'], ['/dashboard']]);
});

test('a learner applies in three steps and is redirected to the dashboard after 2 s', {
  tags: ['2.82'],
}, async () => {
  const { actor, calls, bodies, clock, received, navigations, drafts, now } = start();
  clock.increment(100);
  for (const event of [typedProfile, next, next, back, next, complete]) actor.send(event);
  await waitFor(actor, (snapshot) => snapshot.matches('applied'));
  expect({ calls, bodies }).toEqual({
    calls: ['POST /auth/upgrade-to-instructor'],
    bodies: [sentProfile],
  });
  // The session is informed at once. The success message remains visible.
  actor.send(becomes('instructor'));
  expect(now().value).toBe('applied');
  clock.increment(1999);
  expect([received, navigations()]).toEqual([[{ type: 'user.changed', user }], []]);
  clock.increment(1);
  expect(navigations()).toEqual(['/dashboard']);
  expect(drafts().at(-2)).toMatchObject({ draft: profile, step: 'bio' });
  expect(drafts().at(-1)).toBeNull();
});

test('a guest applies with an account in four steps, and is signed in', { tags: ['2.82'] }, async () => {
  const { actor, calls, bodies, clock, received, navigations, drafts } = start(() => json(201, response), {
    applicant: 'guest',
  });
  clock.increment(100);
  for (const event of [typedProfile, next, next, complete]) actor.send(event);
  expect(actor.getSnapshot().value).toEqual({ filling: { account: 'typing' } });
  for (const event of [typedAccount, register]) actor.send(event);
  await waitFor(actor, (snapshot) => snapshot.matches('registered'));
  const { confirmPassword: _, ...sent } = account;
  expect({ calls, bodies }).toEqual({
    calls: ['POST /auth/register-instructor'],
    bodies: [{ ...sent, ...sentProfile }],
  });
  clock.increment(2000);
  expect([received, navigations()]).toEqual([[{ type: 'user.signedIn', ...response }], ['/dashboard']]);
  expect(JSON.stringify(drafts())).not.toContain('quiet');
});

test('skips the account step for a guest who signs in there', () => {
  const { actor, changeUser, clock, now } = start(undefined, {
    applicant: 'guest',
    storedDraft: { draft, step: 'account' },
  });
  clock.increment(100);
  expect(now()).toMatchObject({
    value: { filling: { account: 'typing' } },
    context: { draftKey: { owner: null } },
  });
  const learner = { id: 'u1', role: 'learner' };
  changeUser(learner);
  expect(now()).toMatchObject({
    value: { filling: { bio: 'typing' } },
    context: { applicant: 'learner', draftKey: { owner: 'u1' }, profile },
  });
  actor.send(complete);
  expect(now().value).toBe('applying');
});

const storedDrafts: [Input['applicant'], typeof draft, object][] = [
  ['learner', { ...draft, qualifications: ' ' }, { filling: 'qualifications' }],
  ['guest', { ...draft, expertise: [] }, { filling: 'expertise' }],
  ['learner', draft, { filling: { bio: 'typing' } }],
];
test.each(storedDrafts)(
  'continues the draft of a %s at the first incomplete step',
  (applicant, storedDraft, value) => {
    const { clock, now } = start(undefined, {
      applicant,
      storedDraft: { draft: storedDraft, step: 'account' },
    });
    clock.increment(100);
    expect([now().value, now().context.account]).toEqual([
      value,
      { ...account, password: '', confirmPassword: '' },
    ]);
  },
);

test.each([
  ['an error response', () => json(503, { code: 'unavailable', message: 'Not just now.' }), 'Not just now.'],
  ['the network error', () => Promise.reject(new TypeError()), 'Network error. Please try again.'],
  ['an error without a message', () => json(500, {}), null],
])('shows %s, keeps the fields and retries', async (_, respond, message) => {
  for (const [applicant, step, submit, value] of [
    ['learner', 'bio', complete, { filling: { bio: 'refused' } }],
    ['guest', 'account', register, { filling: { account: 'refused' } }],
  ] as const) {
    const { actor, clock, now } = start(respond, { applicant, storedDraft: { draft, step } });
    clock.increment(100);
    actor.send(submit);
    await waitFor(actor, (snapshot) => snapshot.matches(value));
    expect(now().context).toMatchObject({ profile, message });
    actor.send(submit);
    expect(now().context.message).toBeNull();
  }
});

test('keeps the form of one user from another who signs in', { tags: ['4.28'] }, () => {
  const { actor, clock, changeUser, events, now } = start();
  clock.increment(100);
  actor.send(typedProfile);
  const before = [...events];
  changeUser({ id: 'u2' });
  expect(events).toEqual(before);
  expect(now().context.draftKey.owner).toBe('u1');
});

test('ends the timers when the screen is left', () => {
  const { clock, navigations, stop } = start();
  stop();
  clock.increment(2000);
  expect(navigations()).toEqual([]);
});
