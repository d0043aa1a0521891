import { ApiProblem } from '@lyceum/api-client';
import { expect, test } from 'vitest';
import { type SnapshotFrom, waitFor } from 'xstate';
import { createTestApi, json, type Respond } from '../../test/api.ts';
import { startInApp } from '../../test/app.ts';
import { done, failed, fuzz, unvisited } from '../../test/model-test.ts';
import { type RequestIdToken, ThirdPartyCanceled } from '../third-party.ts';
import { authDialogActors, authDialogMachine } from './auth-dialog.machine.ts';

const learner = { id: 'u1', name: 'Nour', role: 'learner', expertise: [], qualifications: '', bio: '' };
const newInstructor = { ...learner, role: 'instructor' };
const instructor = {
  ...newInstructor,
  expertise: ['typescript'],
  qualifications: 'Ten years',
  bio: 'I teach.',
};
const tokens = { access: { token: 'a1' }, refresh: { token: 'r1' } };

const login = {
  type: 'login.submitted',
  credentials: { email: 'nour@lyceum.test', password: 'secret' },
} as const;
const registration = {
  type: 'registration.submitted',
  registration: { name: 'Nour', email: 'nour@lyceum.test', password: 'secret', role: 'learner' },
} as const;
const proof = { tokenId: 't1', nonce: 'n1' };
const thirdParty = { type: 'thirdParty.requested', role: 'instructor' } as const;
const dialog = { mode: 'login', place: 'dialog' } as const;

type Input = NonNullable<Parameters<typeof authDialogMachine.getInitialSnapshot>[1]>;

function start(
  input: Input,
  respond: Respond,
  requestIdToken: RequestIdToken = async () => proof,
  user: { id: string } | null = null,
) {
  const bodies: unknown[] = [];
  const { api, calls } = createTestApi(async (request) => {
    bodies.push(await request.clone().json());
    return respond(request);
  });
  const machine = authDialogMachine.provide({ actors: authDialogActors(api, requestIdToken) });
  return { ...startInApp(machine, { input, user }), calls, bodies };
}

const refused = new ApiProblem('login', { status: 401, code: 'wrong_credentials', message: 'Wrong.' });
const ids = ['signIn', 'register', 'signInByThirdParty'];
const events = [
  { type: 'mode.switched' },
  login,
  registration,
  thirdParty,
  ...ids.map((id) => done(id, { user: learner, tokens })),
  ...ids.map((id) => failed(id, refused)),
  done('askThirdParty', proof),
  failed('askThirdParty', new Error('The window was closed.')),
];

test('reaches every state and takes every transition', { tags: ['2.62'] }, () => {
  const page = { mode: 'login', place: 'page' };
  expect(unvisited(authDialogMachine, { input: dialog, events }, { input: page, events })).toEqual([]);
});

test('keeps its invariants in any order of events', () =>
  fuzz(authDialogMachine, {
    input: dialog,
    events,
    holds: ({ context, ...snapshot }) => {
      // An error is shown only in states in which the user can retry.
      if (context.message) expect(snapshot.matches('filling')).toBe(true);
    },
  }));

const registered = { replace: true, state: { registered: true } };

test.each([
  ['login', { place: 'dialog', remembered: '/course/c1' }, learner, null],
  ['login', { place: 'dialog' }, newInstructor, null],
  ['register', { place: 'dialog' }, learner, null],
  ['register', { place: 'dialog' }, newInstructor, { to: '/instructor-onboarding' }],
  ['register', { place: 'dialog', isAwaited: true }, newInstructor, null],
  ['register', { place: 'dialog' }, instructor, null],
  [
    'login',
    { place: 'page', remembered: '/profile?section=password' },
    learner,
    { to: '/profile?section=password', replace: true },
  ],
  [
    'login',
    { place: 'page', remembered: 'https://elsewhere.test/' },
    learner,
    { to: '/dashboard', replace: true },
  ],
  ['login', { place: 'page' }, learner, { to: '/dashboard', replace: true }],
  ['register', { place: 'page' }, learner, { to: '/dashboard', ...registered }],
  [
    'register',
    { place: 'page', remembered: '/profile' },
    newInstructor,
    { to: '/instructor-onboarding', ...registered },
  ],
] as const)(
  '%s in %o starts a session and redirects',
  { tags: ['2.68', '2.65', '2.5'] },
  async (mode, input, user, navigation) => {
    const { actor, events: emitted, received } = start({ mode, ...input }, () => json(200, { user, tokens }));
    actor.send(mode === 'login' ? login : registration);
    await waitFor(actor, (snapshot) => snapshot.matches('signedIn'));
    expect(received).toEqual([{ type: 'user.signedIn', user, tokens }]);
    expect(emitted).toEqual(navigation ? [{ type: 'navigation.requested', ...navigation }] : []);
  },
);

test.each([
  ['a guest', null],
  ['the user of the session', { id: learner.id }],
])('closes the dialog after a sign-in of %s', async (_, user) => {
  const { actor, app } = start(dialog, () => json(200, { user: learner, tokens }), undefined, user);
  const { auth } = app.getSnapshot().children;
  auth?.send({ type: 'signIn.requested' });
  expect(auth?.getSnapshot().value).toBe('open');
  actor.send(login);
  await waitFor(actor, (snapshot) => snapshot.matches('signedIn'));
  expect(auth?.getSnapshot().value).toBe('closed');
});

test('shows the error until the mode is switched or the next try', { tags: ['2.61'] }, async () => {
  const { actor } = start(dialog, () => json(401, { code: 'wrong_credentials', message: 'Wrong password.' }));
  actor.send(login);
  const isFilling = (snapshot: SnapshotFrom<typeof authDialogMachine>) => snapshot.matches('filling');
  await waitFor(actor, isFilling);
  expect(actor.getSnapshot().context.message).toBe('Wrong password.');
  actor.send({ type: 'mode.switched' });
  expect(actor.getSnapshot().context).toMatchObject({ mode: 'register', message: null });
  actor.send(registration);
  await waitFor(actor, isFilling);
  expect(actor.getSnapshot().context.message).toBe('Wrong password.');
  actor.send({ type: 'mode.switched' });
  expect(actor.getSnapshot().context).toMatchObject({ mode: 'login', message: null });
});

test('clears the error when the third party responds', async () => {
  const { actor } = start(dialog, ({ url }) =>
    url.endsWith('/google')
      ? new Promise(() => {})
      : json(401, { code: 'wrong_credentials', message: 'Wrong password.' }),
  );
  actor.send(login);
  await waitFor(actor, (snapshot) => snapshot.context.message !== null);
  actor.send(thirdParty);
  const { context } = await waitFor(actor, (snapshot) => snapshot.matches('signingInByThirdParty'));
  expect(context.message).toBeNull();
});

test.each([
  [login, 'Login failed'],
  [registration, 'Registration failed'],
])(
  'shows the default message for an error without one: %o',
  { tags: ['8.18', '8.19'] },
  async (submitted, message) => {
    const { actor } = start(dialog, () => json(500, {}));
    actor.send(submitted);
    await waitFor(actor, (snapshot) => snapshot.context.message !== null);
    expect(actor.getSnapshot().context.message).toBe(message);
  },
);

test.each([
  ['login', proof],
  ['register', { ...proof, role: 'instructor' }],
] as const)(
  'third-party sign-in in mode %s sends a role only to register',
  { tags: ['1.7'] },
  async (mode, body) => {
    const { actor, calls, bodies } = start({ ...dialog, mode }, () => json(200, { user: learner, tokens }));
    actor.send(thirdParty);
    await waitFor(actor, (snapshot) => snapshot.matches('signedIn'));
    expect({ calls, bodies }).toEqual({ calls: ['POST /auth/google'], bodies: [body] });
  },
);

const reportOf = (detail: unknown) => ({
  type: 'failure.reported',
  level: 'warn',
  message: 'Google login failed',
  detail,
});

test('reports a failed third-party sign-in and shows nothing', { tags: ['8.5'] }, async () => {
  const { actor, events: emitted } = start(dialog, () =>
    json(401, { code: 'invalid_token', message: 'Not trusted.' }),
  );
  actor.send(thirdParty);
  await waitFor(actor, () => emitted.length > 0);
  expect(actor.getSnapshot()).toMatchObject({ value: { filling: 'alone' }, context: { message: null } });
  expect(emitted).toEqual([reportOf(expect.objectContaining({ message: 'Not trusted.' }))]);
});

test('reports a closed window of the third party and sends nothing', async () => {
  const closed = new ThirdPartyCanceled('The window was closed.');
  const {
    actor,
    calls,
    events: emitted,
  } = start(
    dialog,
    () => json(200, { user: learner, tokens }),
    () => Promise.reject(closed),
  );
  actor.send(thirdParty);
  await waitFor(actor, (snapshot) => snapshot.matches({ filling: 'alone' }));
  expect({ calls, emitted }).toEqual({ calls: [], emitted: [reportOf(closed)] });
});

test("ignores the third party's window after a form was submitted", async () => {
  const signals: AbortSignal[] = [];
  const { actor, calls } = start(
    dialog,
    () => json(200, { user: learner, tokens }),
    (signal) => new Promise(() => signals.push(signal)),
  );
  actor.send(thirdParty);
  actor.send(thirdParty);
  expect(signals.map(({ aborted }) => aborted)).toEqual([true, false]);
  actor.send(login);
  await waitFor(actor, (snapshot) => snapshot.matches('signedIn'));
  expect(signals.map(({ aborted }) => aborted)).toEqual([true, true]);
  expect(calls).toEqual(['POST /auth/login']);
});
