import { ApiProblem } from '@lyceum/api-client';
import { expect, test } from 'vitest';
import { type AnyMachineSnapshot, createActor, SimulatedClock, waitFor } from 'xstate';
import { createTestApi, json, type Respond } from '../../test/api.ts';
import { startInApp } from '../../test/app.ts';
import { done, failed, fuzz, unvisited } from '../../test/model-test.ts';
import { type RequestIdToken, ThirdPartyCanceled } from '../third-party.ts';
import { expertSignUpActors, expertSignUpMachine } from './expert-sign-up.machine.ts';

type Input = NonNullable<Parameters<typeof expertSignUpMachine.getInitialSnapshot>[1]>;

const profile = { expertise: ['typescript'], qualifications: ' Ten years ', bio: 'I teach.' };
const account = {
  name: 'Nour',
  email: 'nour@lyceum.test',
  password: 'a quiet morning',
  confirmPassword: 'a quiet morning',
};
const user = { id: 'u1', name: 'Nour', role: 'instructor', ...profile };
const response = { user, tokens: { access: { token: 'a1' }, refresh: { token: 'r1' } } };
const refused = new ApiProblem('registerInstructor', {
  status: 409,
  code: 'email_taken',
  message: 'This address has an account.',
});

const proof = { tokenId: 't1', nonce: 'n1' };
const sent = { ...profile, qualifications: 'Ten years' };
const next = { type: 'step.completed' } as const;
const complete = { type: 'profile.completed', profile: sent } as const;
const register = { type: 'registration.completed', registration: { ...sent, ...account } } as const;
const back = { type: 'back.requested' } as const;
const byEmail = { type: 'email.chosen' } as const;
const thirdParty = { type: 'thirdParty.requested' } as const;
const typedProfile = { type: 'profile.typed', profile } as const;
const typedAccount = { type: 'account.typed', account } as const;
const draft = { ...profile, name: account.name, email: account.email };
const draftKey = { name: 'expert', owner: null };

const events = [
  next,
  complete,
  register,
  back,
  byEmail,
  thirdParty,
  typedProfile,
  { type: 'profile.typed', profile: { qualifications: '' } },
  typedAccount,
  { type: 'layout.changed', layout: 'steps' },
  { type: 'layout.changed', layout: 'oneForm' },
  { type: 'dialog.closed' },
  done('askThirdParty', proof),
  failed('askThirdParty', new Error('The service could not be reached.')),
  ...['register', 'registerByThirdParty'].flatMap((id) => [done(id, response), failed(id, refused)]),
];

test('reaches every state and takes every transition', () => {
  const steps = {
    input: { draftKey, layout: 'steps' },
    events,
    stopWhen: ({ context }: AnyMachineSnapshot) => context.layout !== 'steps',
  };
  const oneForm = {
    input: { draftKey, layout: 'oneForm' },
    events: [
      ...events.filter(({ type }) => type !== 'account.typed'),
      failed('askThirdParty', new ThirdPartyCanceled('The window was closed.')),
    ],
    stopWhen: ({ context }: AnyMachineSnapshot) => context.layout !== 'oneForm',
  };
  expect(unvisited(expertSignUpMachine, steps, oneForm)).toEqual([]);
});

test('keeps its invariants in any order of events', () =>
  fuzz(expertSignUpMachine, {
    input: { draftKey, layout: 'steps' },
    events,
    holds: (snapshot) => {
      const { step, message, identity } = snapshot.context;
      if (snapshot.matches('registering')) expect(step).toBe('account');
      if (snapshot.matches('registeringByThirdParty')) expect(identity.tokenId).not.toBe('');
      if (message !== null)
        expect(
          snapshot.matches({ byEmail: 'refused' }) || snapshot.matches({ filling: { choosing: 'refused' } }),
        ).toBe(true);
    },
  }));

function start(
  respond: Respond = () => json(201, response),
  input: Omit<Input, 'draftKey'> = { layout: 'steps' },
  requestIdToken: RequestIdToken = async () => proof,
) {
  const bodies: unknown[] = [];
  const clock = new SimulatedClock();
  const { api, calls } = createTestApi(async (asking) => {
    bodies.push(await asking.clone().json());
    return respond(asking);
  });
  const machine = expertSignUpMachine.provide({ actors: expertSignUpActors(api, requestIdToken) });
  const app = startInApp(machine, { clock, input: { draftKey, ...input } });
  const now = () => app.actor.getSnapshot();
  return { ...app, calls, bodies, clock, now };
}

test('registers by e-mail, signs the user in and redirects to the dashboard after 2 s', {
  tags: ['2.81'],
}, async () => {
  const { actor, calls, bodies, clock, received, navigations, now } = start();
  for (const event of [typedProfile, next, next, complete, byEmail, typedAccount, register])
    actor.send(event);
  await waitFor(actor, (snapshot) => snapshot.matches('signedUp'));
  const { confirmPassword: _, ...sentAccount } = account;
  expect({ calls, bodies }).toEqual({
    calls: ['POST /auth/register-instructor'],
    bodies: [{ ...sentAccount, ...sent }],
  });
  expect(received).toEqual([{ type: 'user.signedIn', ...response }]);
  clock.increment(1999);
  expect(navigations()).toEqual([]);
  clock.increment(1);
  expect(navigations()).toEqual(['/dashboard']);
  expect(now().status).toBe('done');
});

test('registers by the third party from the single form', async () => {
  const { actor, calls, bodies, received, navigations } = start(undefined, { layout: 'oneForm' });
  for (const event of [typedProfile, thirdParty]) actor.send(event);
  await waitFor(actor, (snapshot) => snapshot.matches('signedUp'));
  expect({ calls, bodies }).toEqual({
    calls: ['POST /auth/google-instructor'],
    bodies: [{ ...sent, ...proof, role: 'instructor' }],
  });
  actor.send({ type: 'dialog.closed' });
  expect([received, navigations()]).toEqual([[{ type: 'user.signedIn', ...response }], ['/dashboard']]);
});

test('registers by the third party only with a valid profile, which may change while the window is open', async () => {
  const { actor, calls, bodies, now } = start(undefined, { layout: 'oneForm' });
  for (const event of [typedProfile, thirdParty]) actor.send(event);
  actor.send({ type: 'profile.typed', profile: { bio: ' ' } });
  await waitFor(actor, (snapshot) => snapshot.matches({ filling: { choosing: 'incomplete' } }));
  expect([now().context.profile.bio, calls]).toEqual([' ', []]);
  actor.send(thirdParty);
  actor.send({ type: 'profile.typed', profile: { bio: 'I learn.' } });
  await waitFor(actor, (snapshot) => snapshot.matches('signedUp'));
  expect(bodies).toEqual([{ ...sent, bio: 'I learn.', ...proof, role: 'instructor' }]);
});

test('uses the ordinary registration with the role if there is no expertise', {
  tags: ['5.3'],
}, async () => {
  const bodies: unknown[] = [];
  const { api, calls } = createTestApi(async (request) => {
    bodies.push(await request.clone().json());
    return json(201, response);
  });
  const { register, registerByThirdParty } = expertSignUpActors(api, async () => proof);
  const nothing = { expertise: [], qualifications: '', bio: '' };
  createActor(register, { input: { ...account, ...nothing } }).start();
  const last = createActor(registerByThirdParty, { input: { ...proof, ...nothing } }).start();
  await waitFor(last, ({ status }) => status === 'done');
  expect(calls).toEqual(['POST /auth/register', 'POST /auth/google']);
  const { confirmPassword: _, ...sentAccount } = account;
  const role = 'instructor';
  expect(bodies).toEqual([
    { ...sentAccount, role },
    { ...proof, role },
  ]);
});

test.each([
  ['an error response', () => json(409, { code: 'email_taken', message: 'Taken.' }), 'Taken.'],
  ['the network error', () => Promise.reject(new TypeError()), 'Network error. Please try again.'],
  ['an error without a message', () => json(500, {}), null],
])('shows %s, keeps the fields and retries', async (_, respond, message) => {
  const { actor, now } = start(respond);
  for (const event of [typedProfile, next, next, complete, byEmail, typedAccount, register])
    actor.send(event);
  await waitFor(actor, (snapshot) => snapshot.matches({ byEmail: 'refused' }));
  expect(now().context).toMatchObject({ profile, account, message });
  actor.send(register);
  expect(now().value).toBe('registering');
});

test.each([
  ['an error response', () => json(401, { code: 'invalid_token', message: 'Not trusted.' }), 'Not trusted.'],
  ['an error without a message', () => json(500, {}), null],
])('shows %s of the third party beside the choice', async (_, respond, message) => {
  const { actor, now } = start(respond, { layout: 'oneForm' });
  for (const event of [typedProfile, thirdParty]) actor.send(event);
  await waitFor(actor, (snapshot) => snapshot.matches({ filling: { choosing: 'refused' } }));
  expect(now().context).toMatchObject({ profile, message });
  actor.send(byEmail);
  expect(now().context.message).toBeNull();
});

test.each([
  [
    'shows no error if the window of the third party was closed',
    new ThirdPartyCanceled('The window was closed.'),
    'alone',
  ],
  ['an unreachable service counts as an error', new Error('No response.'), 'refused'],
])('%s', { tags: ['2.96'] }, async (_, error, choosing) => {
  const { actor, calls, now } = start(undefined, { layout: 'oneForm' }, () => Promise.reject(error));
  for (const event of [typedProfile, thirdParty]) actor.send(event);
  await waitFor(actor, (snapshot) => !snapshot.matches({ filling: { choosing: 'askingThirdParty' } }));
  expect([now().value, now().context.profile, calls]).toEqual([{ filling: { choosing } }, profile, []]);
});

test('stores the fields with the step and without passwords, and clears the draft after the submission', async () => {
  const { actor, drafts } = start();
  for (const event of [typedProfile, next, next, complete, byEmail, typedAccount, register])
    actor.send(event);
  await waitFor(actor, (snapshot) => snapshot.matches('signedUp'));
  expect(JSON.stringify(drafts())).not.toContain('quiet');
  expect(drafts().at(-2)).toEqual({ draft, step: 'account' });
  expect(drafts().at(-1)).toBeNull();
});

test.each([
  ['the stored step', draft, { filling: { choosing: 'alone' } }],
  ['the first incomplete step', { ...draft, qualifications: '' }, { filling: 'qualifications' }],
] as const)('continues a draft at %s, without its passwords', (_, draft, value) => {
  const { now } = start(undefined, { layout: 'steps', storedDraft: { draft, step: 'account' } });
  expect(now().value).toEqual(value);
  expect(now().context.account).toEqual({ ...account, password: '', confirmPassword: '' });
});

test('keeps the fields when the layout changes', () => {
  const { actor, now } = start();
  for (const event of [typedProfile, next]) actor.send(event);
  actor.send({ type: 'layout.changed', layout: 'oneForm' });
  expect(now().value).toEqual({ filling: { choosing: 'alone' } });
  actor.send({ type: 'profile.typed', profile: { bio: '' } });
  actor.send({ type: 'layout.changed', layout: 'steps' });
  expect(now().value).toEqual({ filling: 'bio' });
  expect(now().context.profile).toEqual({ ...profile, bio: '' });
});

test('goes back from the account to the first step', () => {
  const { actor, now } = start();
  for (const event of [typedProfile, next, next, complete, byEmail]) actor.send(event);
  for (const filling of [{ choosing: 'alone' }, 'bio', 'qualifications', 'expertise']) {
    actor.send(back);
    expect(now().value).toEqual({ filling });
  }
});

test('goes back from the account to the single form after a change of the layout', () => {
  const { actor, now } = start();
  for (const event of [typedProfile, next, next, complete, byEmail]) actor.send(event);
  actor.send({ type: 'layout.changed', layout: 'oneForm' });
  expect(now().value).toEqual({ byEmail: 'typing' });
  for (const event of [back, back]) actor.send(event);
  expect(now().value).toEqual({ filling: { choosing: 'alone' } });
});

test('emits an event and ends when the dialog is closed', () => {
  const { actor, now } = start();
  const emitted: unknown[] = [];
  actor.on('signUp.canceled', (event) => emitted.push(event));
  actor.send({ type: 'dialog.closed' });
  expect(emitted).toEqual([{ type: 'signUp.canceled' }]);
  expect(now().status).toBe('done');
});

test('ends the timer when the screen is left', async () => {
  const { actor, clock, navigations, stop } = start(undefined, { layout: 'oneForm' });
  for (const event of [typedProfile, thirdParty]) actor.send(event);
  await waitFor(actor, (snapshot) => snapshot.matches('signedUp'));
  stop();
  clock.increment(2000);
  expect(navigations()).toEqual([]);
});
