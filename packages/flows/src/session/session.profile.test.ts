import { incompleteInstructor } from '@lyceum/rules';
import { expect, test } from 'vitest';
import { waitFor } from 'xstate';
import { json, type Respond } from '../../test/api.ts';
import { settle } from '../../test/model-test.ts';
import {
  accessOf,
  nour,
  refusing,
  salma,
  startSession,
  tokenUserOf,
  unreachable,
  verified,
  whoIs,
} from '../../test/session.ts';
import { hasProfile } from './session-user.ts';

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
  const { actor, isIn, user } = startSession({ access: accessOf(teacher), refresh: 'r1' }, whoIs(teacher));
  await waitFor(actor, (snapshot) => snapshot.matches('signedIn'));
  const early = user();
  expect(early && { ...early, known: hasProfile(early) }).toEqual({ ...tokenUserOf(teacher), known: false });
  await isIn();
  const loaded = user();
  expect(loaded && { ...loaded, known: hasProfile(loaded) }).toEqual({ ...teacher, known: true });
});

test.each([
  ['another role', { ...nour, role: 'admin' as const }],
  ['another user', salma],
])('drops the loaded profile if another tab stores a token of %s', async (_, next) => {
  let profile: unknown = { ...nour, bio: 'I learn.' };
  const { actor, calls, isIn, storage, user } = startSession(
    { access: accessOf(nour), refresh: 'r1' },
    (request) => whoIs(profile)(request),
  );
  await isIn();
  profile = next;
  storage.write({ access: accessOf(next), refresh: 'r2' });
  await waitFor(actor, (now) => now.matches({ signedIn: { user: 'loading' } }));
  expect(user()).toEqual(tokenUserOf(next));
  await isIn();
  expect(user()).toEqual(next);
  expect(calls).toHaveLength(2);
});

test('takes the fields of a renewed token, and keeps the profile and the long image address', async () => {
  const { actor, calls, isIn, storage, user } = startSession(
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
  const { actor, calls, isIn, storage, user } = startSession(
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
  const { actor, isIn, user } = startSession({ access: accessOf(nour), refresh: 'r1' }, whoIs(nour));
  await isIn();
  actor.send({ type: 'user.changed', user: verified });
  expect(user()).toEqual(verified);
});

test('reloads an outdated user, and keeps the previous one without a response', async () => {
  const people = [nour, verified];
  const { actor, isIn, user } = startSession({ access: accessOf(nour), refresh: 'r1' }, () => {
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

test('signs out if the server rejects the reload of the user', { tags: ['4.4'] }, async () => {
  let now: Respond = whoIs(nour);
  const stored = { access: accessOf(nour), refresh: 'r1' };
  const { actor, ended, isIn, isOut, user } = startSession(stored, (request) => now(request));
  await isIn();
  now = refusing;
  actor.send({ type: 'user.outdated' });
  await isOut();
  expect({ user: user(), ended }).toEqual({ user: null, ended: ['lost'] });
});

test('loads an outdated user again during the first load', async () => {
  const responses: ((response: Response) => void)[] = [];
  const { actor, isIn, user } = startSession(
    { access: accessOf(nour), refresh: 'r1' },
    () => new Promise((resolve) => responses.push(resolve)),
  );
  await expect.poll(() => responses.length).toBe(1);
  actor.send({ type: 'user.outdated' });
  await expect.poll(() => responses.length).toBe(2);
  responses[1]?.(json(200, verified));
  await isIn();
  responses[0]?.(json(200, nour));
  await settle();
  expect(user()).toEqual(verified);
});

test('loads an outdated user that could not be loaded before', async () => {
  let now: Respond = unreachable;
  const { actor, isIn, user } = startSession({ access: accessOf(nour), refresh: 'r1' }, (request) =>
    now(request),
  );
  await waitFor(actor, (snapshot) => snapshot.matches({ unavailable: 'waiting' }));
  now = whoIs(verified);
  actor.send({ type: 'user.outdated' });
  await isIn();
  expect(user()).toEqual(verified);
});

test('ignores a response that is older than a change', async () => {
  let respond: (response: Response) => void = () => {};
  const { actor, user } = startSession(
    { access: accessOf(nour), refresh: 'r1' },
    () => new Promise((resolve) => (respond = resolve)),
  );
  await waitFor(actor, (snapshot) => snapshot.matches({ signedIn: { user: 'loading' } }));
  await settle();
  actor.send({ type: 'user.changed', user: verified });
  respond(json(200, nour));
  await settle();
  expect(user()).toEqual(verified);
});
