import { expect, onTestFinished, test, vi } from 'vitest';
import { waitFor } from 'xstate';
import { json, type Respond } from '../../test/api.ts';
import {
  accessOf,
  minute,
  noTokens,
  nour,
  refusing,
  salma,
  startSession,
  unreachable,
  verified,
  whoIs,
} from '../../test/session.ts';

const renewing =
  (expiresInMs: number): Respond =>
  ({ url }) =>
    url.endsWith('/auth/refresh-tokens')
      ? json(200, { access: { token: accessOf(verified, expiresInMs) }, refresh: { token: 'r2' } })
      : json(200, nour);

test('renews a token that expires within 300 s, every 60 s', { tags: ['4.6'] }, async () => {
  const stored = { access: accessOf(nour, 7 * minute), refresh: 'r1' };
  const { actor, calls, clock, isIn, storage, user } = startSession(stored, renewing(20 * minute));
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
  const { actor, calls, clock, isIn } = startSession(
    { access: accessOf(nour), refresh: 'r1' },
    renewing(10_000 * minute),
  );
  await isIn();
  clock.increment(600 * minute);
  await waitFor(actor, (snapshot) => snapshot.matches({ signedIn: { upkeep: 'waiting' } }));
  expect(calls).toEqual(['GET /users/profile', 'POST /auth/refresh-tokens']);
});

test('renews a token of another tab that cannot be decoded', { tags: ['4.6'] }, async () => {
  const { actor, clock, ended, isIn, storage } = startSession(
    { access: accessOf(nour), refresh: 'r1' },
    renewing(20 * minute),
  );
  await isIn();
  storage.write({ access: 'nonsense', refresh: 'r1' });
  clock.increment(minute);
  await waitFor(actor, () => storage.read().refresh === 'r2', { timeout: 1000 });
  expect(ended).toEqual([]);
});

test('does not renew without a refresh token', { tags: ['4.6'] }, async () => {
  const { actor, calls, clock, isIn } = startSession(
    { access: accessOf(nour, minute), refresh: null },
    whoIs(nour),
  );
  await isIn();
  clock.increment(minute);
  await waitFor(actor, (snapshot) => snapshot.matches({ signedIn: { upkeep: 'waiting' } }));
  expect(calls).toEqual(['GET /users/profile']);
});

test('signs out after three renewals without a response', { tags: ['4.6'] }, async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const stored = { access: accessOf(nour, 3 * minute), refresh: 'r1' };
  let isReachable = true;
  const { actor, calls, clock, ended, isIn, storage } = startSession(stored, (request) =>
    isReachable ? renewing(20 * minute)(request) : unreachable(request),
  );
  await isIn();
  isReachable = false;
  clock.increment(minute);
  await vi.runAllTimersAsync();
  expect(calls.filter((call) => call.endsWith('refresh-tokens'))).toHaveLength(3);
  expect(actor.getSnapshot()).toMatchObject({ value: 'signedOut', context: { user: null } });
  expect({ stored: storage.read(), ended }).toEqual({ stored: noTokens, ended: ['lost'] });
});

test.each(['online', 'pageshow', 'visibilitychange'])(
  'renews an expired token when the app resumes: %s',
  { tags: ['4.6'] },
  async (type) => {
    const stored = { access: accessOf(nour, minute), refresh: 'r1' };
    const { actor, isIn, resume, storage } = startSession(stored, renewing(20 * minute));
    await isIn();
    resume(type);
    await waitFor(actor, () => storage.read().refresh === 'r2');
  },
);

test('reports a sign-in of another user in another tab', async () => {
  const { actor, ended, isIn, storage, user } = startSession(
    { access: accessOf(nour), refresh: 'r1' },
    whoIs(nour),
  );
  await isIn();
  storage.write({ access: accessOf(salma), refresh: 's1' });
  await waitFor(actor, () => user()?.id === 'u2');
  expect(ended).toEqual(['replaced']);
});

test('signs out if a renewal is rejected', { tags: ['4.6'] }, async () => {
  const stored = { access: accessOf(nour, minute), refresh: 'r1' };
  const { clock, ended, isIn, isOut, storage } = startSession(stored, (request) =>
    request.url.endsWith('/auth/refresh-tokens') ? refusing(request) : json(200, nour),
  );
  await isIn();
  clock.increment(minute);
  await isOut();
  expect({ stored: storage.read(), ended }).toEqual({ stored: noTokens, ended: ['lost'] });
});

test('restores the user whose tokens another tab stores meanwhile', async () => {
  const stored = { access: accessOf(nour), refresh: 'r1' };
  const { actor, calls, ended, isIn, storage, user } = startSession(stored, whoIs(salma));
  storage.write({ access: accessOf(salma), refresh: 's1' });
  await waitFor(actor, (snapshot) => snapshot.matches('signedIn'));
  expect(user()?.id).toBe('u2');
  await isIn();
  expect({ calls, ended }).toEqual({ calls: ['GET /users/profile'], ended: [] });
});

test('follows the sign-in, renewal and sign-out of another tab', async () => {
  const stored = { access: accessOf(nour), refresh: 'r1' };
  let profile: unknown = nour;
  const { calls, ended, isIn, isOut, actor, storage, user } = startSession(stored, (request) =>
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
