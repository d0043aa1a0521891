import { ApiProblem, memoryTokens, type TokenUser, type User } from '@lyceum/api-client';
import { incompleteInstructor, limits } from '@lyceum/rules';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createActor, SimulatedClock, waitFor } from 'xstate';
import { createTestApi, json, type Respond } from '../../test/api.ts';
import { fuzz } from '../../test/fuzz.ts';
import { done, failed, settle, stale, testModel } from '../../test/model-test.ts';
import { sessionActors } from './session.actors.ts';
import { sessionMachine } from './session.machine.ts';
import { hasProfile } from './session-user.ts';

const nour = {
  id: 'u1',
  name: 'Nour',
  email: 'nour@lyceum.test',
  role: 'learner' as const,
  picture: null,
  isEmailVerified: false,
  isInstructorApproved: false,
  instructorStatus: 'none' as const,
  expertise: [],
  qualifications: '',
  bio: '',
};
const tokenUserOf = ({ expertise, qualifications, bio, ...user }: User): TokenUser => user;
const salma = { ...nour, id: 'u2', name: 'Salma' };
const verified = { ...nour, isEmailVerified: true };
const tokens = { access: { token: 'a1' }, refresh: { token: 'r1' } };
const restoringSession = { access: null, refresh: null };
const minute = 60_000;

const accessOf = (user: object, expiresInMs = 10 * minute) =>
  `e30.${Buffer.from(JSON.stringify({ user, exp: expiresInMs / 1000 })).toString('base64url')}.c2ln`;

const refused = new ApiProblem('getProfile', { status: 401, code: 'invalid_token', message: 'Sign in.' });
const readings = [
  { isStored: false, user: null },
  { isStored: true, user: null },
  { isStored: true, user: nour },
  { isStored: true, user: salma },
  { isStored: true, user: { ...nour, instructorStatus: 'pending' as const } },
];
const events = [
  { type: 'user.signedIn', user: nour, tokens },
  { type: 'signOut.requested' },
  { type: 'tokens.changed' },
  { type: 'user.changed', user: nour },
  { type: 'user.outdated' },
  { type: 'app.resumed' },
  ...['readUser', 'readUserAgain'].flatMap((id) => [
    ...readings.map((reading) => done(id, reading)),
    failed(id, new Error('blocked')),
  ]),
  ...['loadUser', 'reloadUser'].flatMap((id) => [
    done(id, nour),
    failed(id, refused),
    failed(id, new Error('no answer')),
  ]),
  ...['storeTokens', 'clearUnreadableTokens', 'renewWhenDue', 'signOut'].map((id) => done(id)),
  ...['storeTokens', 'clearUnreadableTokens', 'renewWhenDue', 'signOut'].map((id) =>
    failed(id, new Error('no answer')),
  ),
];

test('reaches every state and takes every transition', async () => {
  const { differences, missed } = await testModel(sessionMachine, { events });
  expect({ differences, missed }).toEqual({ differences: [], missed: [] });
});

test('keeps its invariants in any order of events', () =>
  fuzz(sessionMachine, {
    events: [...events, stale('loadUser', salma), stale('reloadUser', salma)],
    holds: ({ context, ...snapshot }) => {
      // A signed-in session has a user; a signed-out session has none [4.3].
      expect(context.user !== null).toBe(snapshot.matches('signedIn'));
    },
  }));

const whoIs =
  (user: unknown): Respond =>
  ({ url }) =>
    url.endsWith('/users/profile') ? json(200, user) : json(404, {});

const refusing: Respond = () => json(401, { code: 'invalid_token', message: 'Please sign in again.' });

function start(stored: { access: string | null; refresh: string | null }, answer: Respond) {
  const clock = new SimulatedClock();
  const { api, tokens: storage, calls } = createTestApi(answer, memoryTokens(stored));
  const here = new EventTarget();
  const actors = sessionActors({ api, tokens: storage, now: () => clock.now(), here });
  const actor = createActor(sessionMachine.provide({ actors }), { clock });
  const ended: string[] = [];
  // Without an app around it, the machine sends the event to itself.
  actor.system.inspect((inspection) => {
    if (inspection.type !== '@xstate.event' || inspection.event.type !== 'session.ended') return;
    ended.push(String('reason' in inspection.event && inspection.event.reason));
  });
  actor.start();
  const user = () => actor.getSnapshot().context.user;
  const isOut = () => waitFor(actor, (snapshot) => snapshot.matches('signedOut'));
  const isIn = () => waitFor(actor, (snapshot) => snapshot.matches({ signedIn: { user: 'loaded' } }));
  const resume = (type: string) => here.dispatchEvent(new Event(type));
  return { actor, clock, storage, calls, ended, user, isOut, isIn, resume };
}

test('is signed out without a token, and makes no call', async () => {
  const { calls, isOut, user } = start(restoringSession, whoIs(nour));
  await isOut();
  expect({ user: user(), calls }).toEqual({ user: null, calls: [] });
});

test('clears both tokens if one cannot be decoded', { tags: ['4.3'] }, async () => {
  const { calls, ended, isOut, storage } = start({ access: 'nonsense', refresh: 'r1' }, whoIs(nour));
  await isOut();
  expect({ stored: storage.read(), calls, ended }).toEqual({
    stored: restoringSession,
    calls: [],
    ended: [],
  });
});

test('starts with the user of the token, then loads the user from the server', {
  tags: ['4.3'],
}, async () => {
  const { actor, calls, isIn, user } = start({ access: accessOf(nour), refresh: 'r1' }, whoIs(verified));
  await waitFor(actor, (snapshot) => snapshot.matches('signedIn'));
  expect(user()).toEqual(tokenUserOf(nour));
  await isIn();
  expect(user()).toEqual(verified);
  expect(calls).toEqual(['GET /users/profile']);
});

test('signs out and clears both tokens if the server rejects them', { tags: ['4.4', '4.15'] }, async () => {
  const { ended, isOut, storage, user } = start({ access: accessOf(nour), refresh: 'r1' }, refusing);
  await isOut();
  expect({ user: user(), stored: storage.read(), ended }).toEqual({
    user: null,
    stored: restoringSession,
    ended: ['lost'],
  });
});

test('clears both tokens if the server rejects the renewed one', { tags: ['4.15'] }, async () => {
  const next = { access: { token: accessOf(nour) }, refresh: { token: 'r2' } };
  const { isOut, storage } = start({ access: accessOf(nour, minute), refresh: 'r1' }, (request) =>
    request.url.endsWith('/auth/refresh-tokens') ? json(200, next) : refusing(request),
  );
  await isOut();
  expect(storage.read()).toEqual(restoringSession);
});

test('signs out if the user was deleted', { tags: ['4.4'] }, async () => {
  const { ended, isOut, user } = start({ access: accessOf(nour), refresh: 'r1' }, () => json(404, {}));
  await isOut();
  expect({ user: user(), ended }).toEqual({ user: null, ended: ['lost'] });
});

const silent: Respond = () => Promise.reject(new TypeError('fetch failed'));

test.each([
  ['no answer', silent],
  ['a 503', () => json(503, {})],
])('keeps the user signed in and loads the profile again after %s', { tags: ['4.4'] }, async (_, answer) => {
  const stored = { access: accessOf(nour), refresh: 'r1' };
  let now: Respond = answer;
  const { actor, clock, ended, isIn, storage, user } = start(stored, (request) => now(request));
  const isUnavailable = () => waitFor(actor, (at) => at.matches({ signedIn: { user: 'unavailable' } }));
  await isUnavailable();
  expect({ user: user(), stored: storage.read(), ended }).toEqual({
    user: tokenUserOf(nour),
    stored,
    ended: [],
  });
  now = whoIs(verified);
  clock.increment(limits.sessionCheckEveryMs);
  await isIn();
  expect(user()).toEqual(verified);
});

test.each(['online', 'pageshow', 'visibilitychange'])(
  'repeats a call without a response: %s',
  { tags: ['4.6'] },
  async (type) => {
    let now: Respond = silent;
    const { actor, isIn, resume } = start({ access: accessOf(nour), refresh: 'r1' }, (request) =>
      now(request),
    );
    await waitFor(actor, (at) => at.matches({ signedIn: { user: 'unavailable' } }));
    now = whoIs(verified);
    resume(type);
    await isIn();
  },
);

test('stores the tokens of a sign-in without further calls', { tags: ['4.14'] }, async () => {
  const { actor, calls, isIn, isOut, storage, user } = start(restoringSession, whoIs(nour));
  await isOut();
  actor.send({ type: 'user.signedIn', user: nour, tokens });
  expect(user()).toEqual(nour);
  expect(storage.read()).toEqual({ access: 'a1', refresh: 'r1' });
  await isIn();
  expect(calls).toEqual([]);
});

test('clears user and tokens on sign-out at once, even if the call fails', { tags: ['4.5'] }, async () => {
  const stored = { access: accessOf(nour), refresh: 'r1' };
  const { actor, calls, ended, isIn, isOut, storage, user } = start(stored, (request) => {
    if (request.url.endsWith('/auth/logout')) throw new TypeError('fetch failed');
    return json(200, nour);
  });
  await isIn();
  actor.send({ type: 'signOut.requested' });
  expect({ user: user(), stored: storage.read() }).toEqual({ user: null, stored: restoringSession });
  await isOut();
  expect(calls).toEqual(['GET /users/profile', 'POST /auth/logout']);
  expect(ended).toEqual(['requested']);
});

test('keeps a sign-in in another tab during the logout call', {
  tags: ['4.5'],
}, async () => {
  const stored = { access: accessOf(nour), refresh: 'r1' };
  let answerLogout: (response: Response) => void = () => {};
  const { actor, isIn, storage, user } = start(stored, (request) =>
    request.url.endsWith('/auth/logout')
      ? new Promise((resolve) => (answerLogout = resolve))
      : whoIs(request.headers.get('Authorization')?.includes(accessOf(salma)) ? salma : nour)(request),
  );
  await isIn();
  actor.send({ type: 'signOut.requested' });
  await settle();
  storage.write({ access: accessOf(salma), refresh: 's1' });
  await isIn();
  answerLogout(new Response(null, { status: 204 }));
  await settle();
  expect(user()).toEqual(salma);
  expect(storage.read()).toEqual({ access: accessOf(salma), refresh: 's1' });
});

test('keeps the tokens of another tab if earlier tokens are rejected', async () => {
  let answer: (response: Response) => void = () => {};
  const another = { access: accessOf(salma), refresh: 's1' };
  const { isIn, storage, user } = start({ access: accessOf(nour), refresh: null }, (request) =>
    request.headers.get('Authorization')?.includes(another.access)
      ? json(200, salma)
      : new Promise((resolve) => (answer = resolve)),
  );
  await settle();
  storage.write(another);
  answer(json(401, { code: 'invalid_token', message: 'Please sign in again.' }));
  await isIn();
  expect({ user: user(), stored: storage.read() }).toEqual({ user: salma, stored: another });
});

const renewing =
  (expiresInMs: number): Respond =>
  ({ url }) =>
    url.endsWith('/auth/refresh-tokens')
      ? json(200, { access: { token: accessOf(verified, expiresInMs) }, refresh: { token: 'r2' } })
      : json(200, nour);

test('renews a token that expires within 300 s, every 60 s', { tags: ['4.6'] }, async () => {
  const stored = { access: accessOf(nour, 7 * minute), refresh: 'r1' };
  const { actor, calls, clock, isIn, storage, user } = start(stored, renewing(20 * minute));
  await isIn();
  const isWaiting = () => waitFor(actor, (now) => now.matches({ signedIn: { upkeep: 'waiting' } }));
  clock.increment(minute);
  await isWaiting();
  expect(storage.read()).toEqual(stored);
  clock.increment(minute - 1);
  expect(actor.getSnapshot().matches({ signedIn: { upkeep: 'waiting' } })).toBe(true);
  clock.increment(1);
  await waitFor(actor, () => storage.read().refresh === 'r2');
  await waitFor(actor, () => user()?.isEmailVerified === true);
  await isWaiting();
  expect(calls).toEqual(['GET /users/profile', 'POST /auth/refresh-tokens']);
});

test('renews the tokens once after a suspension of the computer', async () => {
  const { actor, calls, clock, isIn } = start(
    { access: accessOf(nour), refresh: 'r1' },
    renewing(10_000 * minute),
  );
  await isIn();
  clock.increment(600 * minute);
  await waitFor(actor, (snapshot) => snapshot.matches({ signedIn: { upkeep: 'waiting' } }));
  expect(calls).toEqual(['GET /users/profile', 'POST /auth/refresh-tokens']);
});

test('does not renew without a refresh token', { tags: ['4.6'] }, async () => {
  const { actor, calls, clock, isIn } = start({ access: accessOf(nour, minute), refresh: null }, whoIs(nour));
  await isIn();
  clock.increment(minute);
  await waitFor(actor, (snapshot) => snapshot.matches({ signedIn: { upkeep: 'waiting' } }));
  expect(calls).toEqual(['GET /users/profile']);
});

test('stays signed in without a response to a renewal, and retries when the network returns', {
  tags: ['4.6'],
}, async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const stored = { access: accessOf(nour, 3 * minute), refresh: 'r1' };
  let isReachable = true;
  const { actor, calls, clock, ended, isIn, resume, storage, user } = start(stored, (request) =>
    isReachable ? renewing(20 * minute)(request) : silent(request),
  );
  await isIn();
  isReachable = false;
  clock.increment(minute);
  await vi.runAllTimersAsync();
  expect(calls.filter((call) => call.endsWith('refresh-tokens'))).toHaveLength(3);
  expect(actor.getSnapshot().matches({ signedIn: { upkeep: 'waiting' } })).toBe(true);
  expect({ user: user(), stored: storage.read(), ended }).toEqual({ user: nour, stored, ended: [] });
  isReachable = true;
  resume('online');
  await vi.runAllTimersAsync();
  expect(storage.read().refresh).toBe('r2');
  expect(user()?.isEmailVerified).toBe(true);
});

test('reports a sign-in of another user in another tab', async () => {
  const { actor, ended, isIn, storage, user } = start({ access: accessOf(nour), refresh: 'r1' }, whoIs(nour));
  await isIn();
  storage.write({ access: accessOf(salma), refresh: 's1' });
  await waitFor(actor, () => user()?.id === 'u2');
  expect(ended).toEqual(['replaced']);
});

test('signs out if a renewal is rejected', { tags: ['4.6'] }, async () => {
  const stored = { access: accessOf(nour, minute), refresh: 'r1' };
  const { clock, ended, isIn, isOut, storage } = start(stored, (request) =>
    request.url.endsWith('/auth/refresh-tokens') ? refusing(request) : json(200, nour),
  );
  await isIn();
  clock.increment(minute);
  await isOut();
  expect({ stored: storage.read(), ended }).toEqual({ stored: restoringSession, ended: ['lost'] });
});

test('follows the sign-in, renewal and sign-out of another tab', async () => {
  const stored = { access: accessOf(nour), refresh: 'r1' };
  let profile: unknown = nour;
  const { calls, ended, isIn, isOut, actor, storage, user } = start(stored, (request) =>
    whoIs(profile)(request),
  );
  await isIn();
  storage.write({ access: accessOf(verified), refresh: 'r2' });
  await waitFor(actor, () => user()?.isEmailVerified === true);
  expect(calls).toHaveLength(1);

  profile = salma;
  storage.write({ access: accessOf(salma), refresh: 's1' });
  await waitFor(actor, () => user()?.id === 'u2');
  await isIn();
  expect(calls).toHaveLength(2);

  storage.clear();
  await isOut();
  expect({ user: user(), ended }).toEqual({ user: null, ended: ['replaced', 'lost'] });

  storage.write({ access: accessOf(salma), refresh: 's2' });
  await isIn();
  expect(user()).toEqual(salma);
});

const teacher = {
  ...nour,
  role: 'instructor' as const,
  instructorStatus: 'pending' as const,
  picture: `https://images.example/${'p'.repeat(600)}`,
  expertise: ['python'],
  qualifications: 'MSc',
  bio: 'I teach.',
};

test('has no profile until the server returns it', {
  tags: ['4.3'],
}, async () => {
  const { actor, isIn, user } = start({ access: accessOf(teacher), refresh: 'r1' }, whoIs(teacher));
  await waitFor(actor, (snapshot) => snapshot.matches('signedIn'));
  const early = user();
  expect(early && { ...early, known: hasProfile(early) }).toEqual({ ...tokenUserOf(teacher), known: false });
  await isIn();
  expect(user()).toEqual(teacher);
});

test('takes the fields of a renewed token, and keeps the profile and the long image address', async () => {
  const { actor, calls, isIn, storage, user } = start(
    { access: accessOf(teacher), refresh: 'r1' },
    whoIs(teacher),
  );
  await isIn();
  storage.write({ access: accessOf({ ...teacher, isEmailVerified: true, picture: null }), refresh: 'r2' });
  await waitFor(actor, () => user()?.isEmailVerified === true);
  expect(user()).toEqual({ ...teacher, isEmailVerified: true });
  expect(calls).toHaveLength(1);
});

test('reloads the profile if a renewed token has another instructor status', {
  tags: ['4.3'],
}, async () => {
  const onboarding = { ...teacher, instructorStatus: 'incomplete' as const, expertise: [], bio: '' };
  let profile: unknown = onboarding;
  const { actor, calls, isIn, storage, user } = start(
    { access: accessOf(onboarding), refresh: 'r1' },
    (request) => whoIs(profile)(request),
  );
  await isIn();
  profile = teacher;
  const statuses: unknown[] = [];
  actor.subscribe(({ context }) => context.user && statuses.push(incompleteInstructor(context.user)));
  storage.write({ access: accessOf(teacher), refresh: 'r2' });
  await waitFor(actor, (now) => now.matches({ signedIn: { user: 'loading' } }));
  expect(user()).toEqual(tokenUserOf(teacher));
  await isIn();
  expect(user()).toEqual(teacher);
  expect(calls).toHaveLength(2);
  // An onboarding that was completed in another tab does not open.
  expect(statuses.lastIndexOf(true)).toBeLessThan(statuses.indexOf(false));
});

test('stores the changed user that a call returned', async () => {
  const { actor, isIn, user } = start({ access: accessOf(nour), refresh: 'r1' }, whoIs(nour));
  await isIn();
  actor.send({ type: 'user.changed', user: verified });
  expect(user()).toEqual(verified);
});

test('reloads an outdated user, and keeps the previous one without a response', async () => {
  const people = [nour, verified];
  const { actor, isIn, user } = start({ access: accessOf(nour), refresh: 'r1' }, () => {
    const user = people.shift();
    return user ? json(200, user) : Promise.reject(new TypeError());
  });
  await isIn();
  actor.send({ type: 'user.outdated' });
  await isIn();
  expect(user()).toEqual(verified);
  actor.send({ type: 'user.outdated' });
  await isIn();
  expect(user()).toEqual(verified);
});

test('ignores a response that is older than a change', async () => {
  let answer: (response: Response) => void = () => {};
  const { actor, user } = start(
    { access: accessOf(nour), refresh: 'r1' },
    () => new Promise((resolve) => (answer = resolve)),
  );
  await waitFor(actor, (snapshot) => snapshot.matches({ signedIn: { user: 'loading' } }));
  await settle();
  actor.send({ type: 'user.changed', user: verified });
  answer(json(200, nour));
  await settle();
  expect(user()).toEqual(verified);
});
