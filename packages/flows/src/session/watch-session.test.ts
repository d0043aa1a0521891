import { expect, test } from 'vitest';
import { createActor, createMachine } from 'xstate';
import { startInApp } from '../../test/app.ts';
import { watchSession, watchUser } from './watch-session.ts';

function startWatching(options?: { forOneUser: boolean }) {
  const read: unknown[] = [];
  const received: unknown[] = [];
  const watch = watchUser((user) => {
    read.push(user?.id ?? null);
    return { type: 'user', name: user ? 'a user' : 'a guest', ...(options && { id: user?.id }) };
  }, options);
  const { changeUser, stop } = startInApp(
    createMachine({
      invoke: { src: watch },
      on: { user: { actions: ({ event }) => received.push(event.id ?? event.name) } },
    }),
  );
  return { changeUser, read, received, stop };
}

test('sends an event when it changes', () => {
  const { changeUser, received } = startWatching();
  for (const id of ['u1', 'u2']) changeUser({ id });
  changeUser(null);
  expect(received).toEqual(['a guest', 'a user', 'a guest']);
});

test('ignores all users after the first one', { tags: ['4.28'] }, () => {
  const { changeUser, received } = startWatching({ forOneUser: true });
  changeUser({ id: 'u1' });
  changeUser({ id: 'u2' });
  changeUser(null);
  changeUser({ id: 'u1' });
  expect(received).toEqual(['a guest', 'u1']);
});

test('does not read the session after it stops', () => {
  const { changeUser, read, stop } = startWatching();
  stop();
  changeUser({ id: 'u1' });
  expect(read).toEqual([null]);
});

test('waits until the session is restored', () => {
  const restored = { 'tokens.read': 'signedOut' };
  const session = createMachine({
    context: { user: null },
    initial: 'restoring',
    states: { restoring: { on: restored }, signedOut: {} },
  });
  const received: unknown[] = [];
  const app = createActor(
    createMachine({
      invoke: [{ id: 'session', systemId: 'session', src: session }, { src: watchSession }],
      on: { 'session.changed': { actions: ({ event }) => received.push(event.userId) } },
    }),
  ).start();
  expect(received).toEqual([]);
  app.getSnapshot().children.session?.send({ type: 'tokens.read' });
  expect(received).toEqual([null]);
});
