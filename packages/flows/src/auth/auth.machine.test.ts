import { expect, test } from 'vitest';
import { createActor, createMachine } from 'xstate';
import { startTestApp } from '../../test/app.ts';
import { fuzz, unvisited } from '../../test/model-test.ts';
import { authMachine } from './auth.machine.ts';

const events = [
  { type: 'signIn.requested', offer: { name: { en: 'Knot tying' }, price: 0 } },
  { type: 'signIn.completed', userId: 'u1' },
  { type: 'dialog.closed' },
  ...[null, 'u1', 'u2'].map((userId) => ({ type: 'session.changed', userId })),
];

test('reaches every state and takes every transition', () => {
  expect(unvisited(authMachine, { events })).toEqual([]);
});

test('stores no request while the dialog is closed', () =>
  fuzz(authMachine, {
    events: [...events, { type: 'signIn.requested', replyTo: createActor(createMachine({})).start() }],
    holds: ({ context, ...snapshot }) => {
      if (snapshot.matches('closed')) expect(context).toEqual({ replyTo: null, offer: null });
    },
  }));

function start(user: { id: string } | null = null) {
  const { app, changeUser } = startTestApp({ user });
  const replies: unknown[] = [];
  const replyTo = createActor(
    createMachine({ on: { '*': { actions: ({ event }) => replies.push(event) } } }),
  ).start();
  const { auth } = app.getSnapshot().children;
  if (!auth) throw new Error('The app has no auth actor.');
  return { auth, changeUser, replies, replyTo };
}

test('replies to the actor that requested a sign-in when the user signs in', () => {
  const { auth, replies, replyTo } = start();
  auth.send({ type: 'signIn.requested', replyTo });
  auth.send({ type: 'signIn.completed', userId: 'u1' });
  expect(auth.getSnapshot().value).toBe('closed');
  expect(replies).toEqual([{ type: 'signIn.completed', userId: 'u1' }]);
});

test('a sign-in in another tab closes the dialog and completes the request', () => {
  const { auth, changeUser, replies, replyTo } = start();
  auth.send({ type: 'signIn.requested', replyTo });
  changeUser({ id: 'u2' });
  expect(auth.getSnapshot().value).toBe('closed');
  expect(replies).toEqual([{ type: 'signIn.completed', userId: 'u2' }]);
});

test('a sign-out in another tab leaves the dialog open', () => {
  const { auth, changeUser, replies, replyTo } = start({ id: 'u1' });
  auth.send({ type: 'signIn.requested', replyTo });
  changeUser(null);
  expect(auth.getSnapshot().value).toBe('open');
  expect(replies).toEqual([]);
  changeUser({ id: 'u1' });
  expect(auth.getSnapshot().value).toBe('closed');
  expect(replies).toEqual([{ type: 'signIn.completed', userId: 'u1' }]);
});

test('opens the dialog for a signed-in user', () => {
  const { auth } = start({ id: 'u1' });
  auth.send({ type: 'signIn.requested' });
  expect(auth.getSnapshot().value).toBe('open');
});

test('replies that the user closed the dialog', () => {
  const { auth, replies, replyTo } = start();
  auth.send({ type: 'signIn.requested', replyTo });
  auth.send({ type: 'dialog.closed' });
  expect(replies).toEqual([{ type: 'signIn.canceled' }]);
});

test('sends no reply for a dialog that the user opened', () => {
  const { auth, replies, replyTo } = start();
  auth.send({ type: 'signIn.requested', replyTo });
  auth.send({ type: 'signIn.requested' });
  auth.send({ type: 'dialog.closed' });
  expect(replies).toEqual([]);
});
