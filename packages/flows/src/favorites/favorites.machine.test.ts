import { limits } from '@lyceum/rules';
import { expect, test } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { createTestApi, json, type Respond } from '../../test/api.ts';
import { done, failed, fuzz, settle, unvisited } from '../../test/model-test.ts';
import { type DeviceFavorites, favoritesActors, favoritesMachine } from './favorites.machine.ts';
import { favoritesIn } from './favorites.types.ts';

const toggled = (courseId: string) => ({ type: 'favorite.toggled', courseId }) as const;
const full = Array.from({ length: limits.favoritesPerDevice }, (_, number) => `c${number}`);

const events = [
  toggled('a'),
  { type: 'user.changed', userId: null },
  { type: 'user.changed', userId: 'u1' },
  { type: 'device.read', ids: ['a'] },
  { type: 'device.read', ids: full },
  { type: 'retry.requested' },
  { type: 'failure.dismissed' },
  done('loadFavorites', ['b']),
  failed('loadFavorites', new Error('broken')),
  done('saveFavorite'),
  failed('saveFavorite', new Error('broken')),
];

test('reaches every state and takes every transition', () => {
  const input = { userId: null };
  expect(unvisited(favoritesMachine, { input, events })).toEqual([]);
});

test('keeps its invariants in any order of events', () =>
  fuzz(favoritesMachine, {
    input: { userId: null },
    events: [...events, toggled('b')],
    holds: ({ context, ...snapshot }) => {
      const visibleIds = favoritesIn(context);
      expect(new Set(visibleIds).size).toBe(visibleIds.length);
      expect(snapshot.matches('onDevice')).toBe(context.userId === null);
      if (snapshot.matches('onDevice')) expect(context.changes).toEqual([]);
      if (snapshot.matches('saving')) expect(context.changes).not.toEqual([]);
      expect(context.message !== null).toBe(snapshot.matches('unavailable'));
    },
  }));

/** A device whose other tabs are `change`. */
function deviceWith(stored: readonly string[]) {
  let listener = () => {};
  const device: DeviceFavorites & { stored: readonly string[] } = {
    stored,
    read: () => device.stored,
    write: (ids) => {
      device.stored = ids;
    },
    watch: (listen) => {
      listener = listen;
      return () => {
        listener = () => {};
      };
    },
  };
  const change = (ids: readonly string[]) => {
    device.stored = ids;
    listener();
  };
  return { device, change };
}

function start(respond: Respond, { userId = null as string | null, stored = [] as readonly string[] } = {}) {
  const { api, calls } = createTestApi(respond);
  const { device, change } = deviceWith(stored);
  const machine = favoritesMachine.provide({ actors: favoritesActors(api, device) });
  const actor = createActor(machine, { input: { userId } });
  actor.on('device.changed', ({ ids }) => device.write(ids));
  actor.start();
  const visibleIds = () => favoritesIn(actor.getSnapshot().context);
  return { actor, calls, device, change, visibleIds };
}

const nothing = () => new Response(null, { status: 204 });
const inState = (actor: ReturnType<typeof start>['actor'], state: 'ready' | 'unavailable') =>
  waitFor(actor, (snapshot) => snapshot.matches(state) && snapshot.context.changes.length === 0);

test('keeps the favorites of a guest on the device, and follows other tabs', () => {
  const { actor, calls, device, change, visibleIds } = start(nothing, { stored: ['a'] });
  expect(visibleIds()).toEqual(['a']);
  actor.send(toggled('b'));
  expect(device.stored).toEqual(['b', 'a']);
  actor.send(toggled('a'));
  expect(device.stored).toEqual(['b']);
  change(['c', 'b']);
  expect(visibleIds()).toEqual(['c', 'b']);
  expect(calls).toEqual([]);
});

test('a full device takes no more, and says so', () => {
  const { actor, device } = start(nothing, { stored: full });
  actor.send(toggled('a'));
  expect(device.stored).toEqual(full);
  expect(actor.getSnapshot().context.failure).toEqual({ courseId: 'a', isFavorite: true, message: null });
  actor.send(toggled('c0'));
  expect(actor.getSnapshot().context.failure).toBeNull();
  expect(device.stored).toHaveLength(limits.favoritesPerDevice - 1);
});

test('moves the favorites of the device to the account at the sign-in', async () => {
  const bodies: unknown[] = [];
  const { actor, calls, device, change, visibleIds } = start(
    async (request) => {
      if (request.method !== 'POST') return json(200, { ids: [] });
      bodies.push(await request.json());
      change([...device.read(), 'late']);
      return json(200, { ids: ['b', 'a', 'old'] });
    },
    { stored: ['b', 'a', 'unknown'] },
  );
  actor.send({ type: 'user.changed', userId: 'u1' });
  await inState(actor, 'ready');
  expect(bodies).toEqual([{ ids: ['b', 'a', 'unknown'] }]);
  expect(calls).toEqual(['POST /users/me/favorites']);
  expect(visibleIds()).toEqual(['b', 'a', 'old']);
  // What another tab added meanwhile is not lost.
  expect(device.stored).toEqual(['late']);
});

test('a failed merge leaves the favorites on the device, and can be repeated', async () => {
  let isUp = false;
  const { actor, device, visibleIds } = start(() => (isUp ? json(200, { ids: ['a'] }) : json(500, {})), {
    userId: 'u1',
    stored: ['a'],
  });
  const { context } = await inState(actor, 'unavailable');
  expect(context.message).toBe('Failed to add the favorites of this device');
  expect(device.stored).toEqual(['a']);
  isUp = true;
  actor.send({ type: 'retry.requested' });
  await inState(actor, 'ready');
  expect(visibleIds()).toEqual(['a']);
  expect(device.stored).toEqual([]);
});

test('shows a change at once, and saves it in the background', async () => {
  const { actor, calls, visibleIds } = start(
    (request) => (request.method === 'GET' ? json(200, { ids: ['a'] }) : nothing()),
    { userId: 'u1' },
  );
  actor.send(toggled('b'));
  expect(visibleIds()).toEqual(['b']);
  await inState(actor, 'ready');
  expect(visibleIds()).toEqual(['b', 'a']);
  actor.send(toggled('a'));
  expect(visibleIds()).toEqual(['b']);
  await inState(actor, 'ready');
  expect(calls).toEqual(['GET /users/me/favorites', 'PUT /courses/b/favorite', 'DELETE /courses/a/favorite']);
});

test('of several presses, only what remains is saved', async () => {
  const { actor, calls, visibleIds } = start(
    (request) => (request.method === 'GET' ? json(200, { ids: [] }) : nothing()),
    { userId: 'u1' },
  );
  await inState(actor, 'ready');
  for (const id of ['a', 'b', 'b', 'b', 'b', 'a', 'a']) actor.send(toggled(id));
  await inState(actor, 'ready');
  expect(calls.slice(1)).toEqual(['PUT /courses/a/favorite']);
  expect(visibleIds()).toEqual(['a']);
});

test.each([
  ['its message', () => json(409, { code: 'too_many_favorites', message: 'Full.' }), 'Full.'],
  ['a default message', () => json(500, {}), 'Failed to add the favorite'],
])('undoes a change that the server refuses, with %s', async (_, refuse, message) => {
  const { actor, visibleIds } = start(
    (request) => (request.method === 'GET' ? json(200, { ids: ['a'] }) : refuse()),
    { userId: 'u1' },
  );
  await inState(actor, 'ready');
  actor.send(toggled('b'));
  expect(visibleIds()).toEqual(['b', 'a']);
  const { context } = await inState(actor, 'ready');
  expect(visibleIds()).toEqual(['a']);
  expect(context.failure).toEqual({ courseId: 'b', isFavorite: true, message });
  actor.send({ type: 'failure.dismissed' });
  expect(actor.getSnapshot().context.failure).toBeNull();
});

test('the next user sees nothing of the favorites of the last one', async () => {
  const { actor, visibleIds } = start(
    (request) => json(200, { ids: request.method === 'GET' ? ['a'] : [] }),
    {
      userId: 'u1',
    },
  );
  await inState(actor, 'ready');
  actor.send({ type: 'user.changed', userId: null });
  await settle();
  expect(actor.getSnapshot().value).toBe('onDevice');
  expect(visibleIds()).toEqual([]);
});
