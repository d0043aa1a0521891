import { ApiProblem } from '@lyceum/api-client';
import { expect, test } from 'vitest';
import { waitFor } from 'xstate';
import { json, type Respond } from '../../test/api.ts';
import { done, failed, fuzz, settle, unvisited } from '../../test/model-test.ts';
import {
  accessOf,
  minute,
  noTokens,
  nour,
  refusing,
  salma,
  startSession,
  tokenUserOf,
  unanswered,
  verified,
  whoIs,
} from '../../test/session.ts';
import { sessionCheckEveryMs, sessionMachine } from './session.machine.ts';

const tokens = { access: { token: 'a1' }, refresh: { token: 'r1' } };
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
  ...['loadUser', 'loadUserAgain', 'reloadUser'].flatMap((id) => [
    done(id, nour),
    failed(id, refused),
    failed(id, new Error('no answer')),
  ]),
  ...['storeTokens', 'clearUnreadableTokens', 'renewWhenDue', 'signOut'].map((id) => done(id)),
  ...['storeTokens', 'clearUnreadableTokens', 'renewWhenDue', 'signOut'].map((id) =>
    failed(id, new Error('no answer')),
  ),
];

test('reaches every state and takes every transition', () => {
  expect(unvisited(sessionMachine, { events })).toEqual([]);
});

test('keeps its invariants in any order of events', () =>
  fuzz(sessionMachine, {
    events,
    holds: ({ context, ...snapshot }) => {
      // A signed-in session has a user; a signed-out session has none [4.3].
      expect(context.user !== null).toBe(snapshot.matches('signedIn'));
    },
  }));

test('is signed out without a token, and makes no call', async () => {
  const { calls, isOut, user } = startSession(noTokens, whoIs(nour));
  await isOut();
  expect({ user: user(), calls }).toEqual({ user: null, calls: [] });
});

test('clears both tokens if one cannot be decoded', { tags: ['4.3'] }, async () => {
  const { calls, ended, isOut, storage } = startSession({ access: 'nonsense', refresh: 'r1' }, whoIs(nour));
  await isOut();
  expect({ stored: storage.read(), calls, ended }).toEqual({
    stored: noTokens,
    calls: [],
    ended: [],
  });
});

test('starts with the user of the token, then loads the user from the server', {
  tags: ['4.3'],
}, async () => {
  const { actor, calls, isIn, user } = startSession(
    { access: accessOf(nour), refresh: 'r1' },
    whoIs(verified),
  );
  await waitFor(actor, (snapshot) => snapshot.matches('signedIn'));
  expect(user()).toEqual(tokenUserOf(nour));
  await isIn();
  expect(user()).toEqual(verified);
  expect(calls).toEqual(['GET /users/profile']);
});

test('signs out and clears both tokens if the server rejects them', { tags: ['4.4'] }, async () => {
  const { ended, isOut, storage, user } = startSession({ access: accessOf(nour), refresh: 'r1' }, refusing);
  await isOut();
  expect({ user: user(), stored: storage.read(), ended }).toEqual({
    user: null,
    stored: noTokens,
    ended: ['lost'],
  });
});

test('clears both tokens if the server rejects the renewed one', { tags: ['4.4'] }, async () => {
  const next = { access: { token: accessOf(nour) }, refresh: { token: 'r2' } };
  const { isOut, storage } = startSession({ access: accessOf(nour, minute), refresh: 'r1' }, (request) =>
    request.url.endsWith('/auth/refresh-tokens') ? json(200, next) : refusing(request),
  );
  await isOut();
  expect(storage.read()).toEqual(noTokens);
});

test('signs out if the user was deleted', { tags: ['4.4'] }, async () => {
  const { ended, isOut, user } = startSession({ access: accessOf(nour), refresh: 'r1' }, () => json(404, {}));
  await isOut();
  expect({ user: user(), ended }).toEqual({ user: null, ended: ['lost'] });
});

const isUnavailable = { unavailable: 'waiting' } as const;

test.each([
  ['no response', unanswered],
  ['a 500', () => json(500, {})],
  ['a 503', () => json(503, {})],
])(
  'is signed out after %s at the start, and signed in once the user loads',
  {
    tags: ['4.4'],
  },
  async (_, answer) => {
    const stored = { access: accessOf(nour), refresh: 'r1' };
    let now: Respond = answer;
    const { actor, calls, clock, ended, isIn, storage, user } = startSession(stored, (request) =>
      now(request),
    );
    await waitFor(actor, (at) => at.matches(isUnavailable));
    expect({ user: user(), stored: storage.read(), ended }).toEqual({ user: null, stored, ended: ['lost'] });
    clock.increment(sessionCheckEveryMs);
    await expect.poll(() => calls).toEqual(['GET /users/profile', 'GET /users/profile']);
    expect((await waitFor(actor, (at) => at.matches(isUnavailable))).context.user).toBeNull();
    now = whoIs(verified);
    clock.increment(sessionCheckEveryMs);
    await isIn();
    expect(user()).toEqual(verified);
  },
);

test('clears both tokens if the server rejects them after a load without a response', {
  tags: ['4.4'],
}, async () => {
  let now: Respond = unanswered;
  const { actor, isOut, resume, storage } = startSession(
    { access: accessOf(nour), refresh: 'r1' },
    (request) => now(request),
  );
  await waitFor(actor, (at) => at.matches(isUnavailable));
  now = refusing;
  resume('online');
  await isOut();
  expect(storage.read()).toEqual(noTokens);
});

test.each(['online', 'pageshow', 'visibilitychange'])(
  'repeats a failed load of the user: %s',
  { tags: ['4.4'] },
  async (type) => {
    let now: Respond = unanswered;
    const { actor, isIn, resume } = startSession({ access: accessOf(nour), refresh: 'r1' }, (request) =>
      now(request),
    );
    await waitFor(actor, (at) => at.matches(isUnavailable));
    now = whoIs(verified);
    resume(type);
    await isIn();
  },
);

test('stores the tokens of a sign-in without further calls', { tags: ['3.2'] }, async () => {
  const { actor, calls, isIn, isOut, storage, user } = startSession(noTokens, whoIs(nour));
  await isOut();
  actor.send({ type: 'user.signedIn', user: nour, tokens });
  expect(user()).toEqual(nour);
  expect(storage.read()).toEqual({ access: 'a1', refresh: 'r1' });
  await isIn();
  expect(calls).toEqual([]);
});

test('clears user and tokens on sign-out at once, even if the call fails', { tags: ['2.111'] }, async () => {
  const stored = { access: accessOf(nour), refresh: 'r1' };
  const { actor, calls, ended, isIn, isOut, storage, user } = startSession(stored, (request) => {
    if (request.url.endsWith('/auth/logout')) throw new TypeError('fetch failed');
    return json(200, nour);
  });
  await isIn();
  actor.send({ type: 'signOut.requested' });
  expect({ user: user(), stored: storage.read() }).toEqual({ user: null, stored: noTokens });
  await isOut();
  expect(calls).toEqual(['GET /users/profile', 'POST /auth/logout']);
  expect(ended).toEqual(['requested']);
});

test('keeps a sign-in in another tab during the logout call', {
  tags: ['2.111'],
}, async () => {
  const stored = { access: accessOf(nour), refresh: 'r1' };
  let answerLogout: (response: Response) => void = () => {};
  const { actor, isIn, storage, user } = startSession(stored, (request) =>
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
  const { isIn, storage, user } = startSession({ access: accessOf(nour), refresh: null }, (request) =>
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
