import { ApiProblem, memoryTokens, type TokenStorage } from '@lyceum/api-client';
import { expect, test } from 'vitest';
import { createActor, toPromise, waitFor } from 'xstate';
import { createTestApi, json, type Respond } from '../../test/api.ts';
import { settle } from '../../test/model-test.ts';
import { accessOf, noTokens, nour, refusing, salma, whoIs } from '../../test/session.ts';
import { sessionActors } from './session.actors.ts';
import { sessionMachine } from './session.machine.ts';

const ofNour = { access: accessOf(nour), refresh: null };
const ofSalma = { access: accessOf(salma), refresh: 's1' };
const unreadable = { access: 'nonsense', refresh: null };

const nothing = () => {};
const signInSalma = (tokens: TokenStorage) => tokens.write(ofSalma);
const signOut = (tokens: TokenStorage) => tokens.clear();

test.each([
  ['clears the rejected tokens', ofNour, nothing, noTokens],
  ['clears rejected tokens that cannot be decoded', unreadable, nothing, noTokens],
  ['keeps the tokens of another user who signed in during the call', ofNour, signInSalma, ofSalma],
  ['rejects if another tab signed out during the call', ofNour, signOut, noTokens],
])('%s', { tags: ['4.4'] }, async (_, before, happen, after) => {
  const tokens = memoryTokens(before);
  const { api } = createTestApi((request) => {
    happen(tokens);
    return refusing(request);
  }, tokens);
  const loading = createActor(sessionActors({ api, tokens }).loadUser);
  const user = toPromise(loading);
  loading.start();
  await expect(user).rejects.toBeInstanceOf(ApiProblem);
  expect(tokens.read()).toEqual(after);
});

test('aborts the call for the user when the session ends', async () => {
  const signals: AbortSignal[] = [];
  const { api, tokens } = createTestApi(({ signal }) => {
    signals.push(signal);
    return new Promise<Response>(() => {});
  });
  const loading = createActor(sessionActors({ api, tokens }).loadUser).start();
  await settle();
  loading.stop();
  expect(signals.map(({ aborted }) => aborted)).toEqual([true]);
});

test('sends the refresh token to the logout', { tags: ['2.111'] }, async () => {
  const bodies: unknown[] = [];
  const { api, tokens } = createTestApi(async (request) => {
    bodies.push(await request.json());
    return new Response(null, { status: 204 });
  });
  const signingOut = createActor(sessionActors({ api, tokens }).signOut);
  const ended = toPromise(signingOut);
  signingOut.start();
  await ended;
  expect(bodies).toEqual([{ refreshToken: 'r1' }]);
});

test('keeps readable tokens that another tab stored in the meantime', { tags: ['4.3'] }, async () => {
  const { api, tokens } = createTestApi(whoIs(nour), memoryTokens(ofNour));
  createActor(sessionActors({ api, tokens }).clearUnreadableTokens).start();
  await settle();
  expect(tokens.read()).toEqual(ofNour);
});

test('removes its listeners when the session stops', () => {
  const { api, tokens } = createTestApi(whoIs(nour));
  const listeners = new Set<string>();
  const here = {
    addEventListener: (type: string) => void listeners.add(type),
    removeEventListener: (type: string) => void listeners.delete(type),
  };
  const watching = createActor(sessionActors({ api, tokens, here }).watchResuming).start();
  expect(listeners.size).toBe(3);
  watching.stop();
  expect(listeners.size).toBe(0);
});

test('runs without a window', () => {
  const { api, tokens } = createTestApi(whoIs(nour));
  const watching = createActor(sessionActors({ api, tokens }).watchResuming).start();
  expect(watching.getSnapshot().status).toBe('active');
  expect(() => watching.stop()).not.toThrow();
});

/** A session whose storage throws after `block`. */
function startBlockable(respond: Respond) {
  let isBlocked = false;
  const memory = memoryTokens(ofNour);
  const unlessBlocked = <Result>(run: () => Result) => {
    if (isBlocked) throw new Error('The storage is blocked.');
    return run();
  };
  const tokens: TokenStorage = {
    ...memory,
    read: () => unlessBlocked(() => memory.read()),
    write: (next) => unlessBlocked(() => memory.write(next)),
  };
  const { api } = createTestApi(respond);
  const actors = sessionActors({ api, tokens, here: new EventTarget() });
  const actor = createActor(sessionMachine.provide({ actors }));
  const block = () => (isBlocked = true);
  const isOut = () => waitFor(actor, (snapshot) => snapshot.matches('signedOut'));
  return { actor, block, isOut, memory };
}

test('starts signed out if the storage is blocked', async () => {
  const { actor, block, isOut } = startBlockable(whoIs(nour));
  block();
  actor.start();
  await isOut();
});

test('signs out if the storage is blocked when another tab changes it', async () => {
  const { actor, block, isOut, memory } = startBlockable(whoIs(nour));
  actor.start();
  await waitFor(actor, (snapshot) => snapshot.matches({ signedIn: { user: 'loaded' } }));
  block();
  memory.write(ofSalma);
  const { context } = await isOut();
  expect(context.user).toBeNull();
});

test('signs out if the tokens of a sign-in cannot be stored', async () => {
  const { actor, block, isOut } = startBlockable(() => json(500, {}));
  actor.start();
  block();
  const tokens = { access: { token: accessOf(nour) }, refresh: { token: 'r1' } };
  actor.send({ type: 'user.signedIn', user: nour, tokens });
  const { context } = await isOut();
  expect(context.user).toBeNull();
});
