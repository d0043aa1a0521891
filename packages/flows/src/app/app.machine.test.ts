import { expect, test } from 'vitest';
import { createActor, createMachine, fromPromise } from 'xstate';
import { startInApp, startTestApp } from '../../test/app.ts';
import { fuzz, settle } from '../../test/model-test.ts';
import { appMachine } from './app.machine.ts';
import type { AppEmitted } from './app.types.ts';

const key = { name: 'onboarding', owner: 'u1' };
const emitted: AppEmitted[] = [
  { type: 'navigation.requested', to: '/dashboard', replace: true },
  { type: 'draft.changed', key, draft: { bio: 'I teach.' } },
  { type: 'draft.cleared', key },
  { type: 'session.ended', reason: 'lost' },
  { type: 'session.ended', reason: 'replaced' },
  { type: 'page.outdated' },
  { type: 'failure.reported', level: 'error', message: 'The statistics failed to load', detail: null },
];

test('invokes the session, the login dialog and the language as system actors', () => {
  const { system } = createActor(appMachine);
  const expected = ['session', 'auth', 'language'];
  expect(expected.map((systemId) => system.get(systemId)?.id)).toEqual(expected);
});

test.each(emitted)('emits $type', (event) => {
  const { app, events } = startTestApp();
  app.send(event);
  expect(events).toEqual([event]);
});

test('a sign-out leads to the landing page', { tags: ['2.111'] }, () => {
  const { app, events } = startTestApp();
  const event = { type: 'session.ended', reason: 'requested' } as const;
  app.send(event);
  expect(events).toEqual([event, { type: 'navigation.requested', to: '/' }]);
});

test('stops a flow whose page was left', () => {
  const { actor, stop } = startInApp(createMachine({ id: 'flow' }));
  stop();
  expect(actor.getSnapshot().status).toBe('stopped');
});

test('continues after the failure of a flow', async () => {
  const load = fromPromise(() => Promise.reject(new Error('no response')));
  const { actor, app } = startInApp(createMachine({ id: 'flow', invoke: { id: 'load', src: load } }));
  actor.subscribe({ error: () => undefined });
  await settle();
  expect(actor.getSnapshot().status).toBe('error');
  expect(app.getSnapshot().status).toBe('active');
});

test('survives any order of events', () => {
  const events = [
    ...emitted,
    { type: 'session.ended', reason: 'requested' },
    { type: 'flow.left', flow: createActor(createMachine({})) },
    { type: 'xstate.error.actor.flow', error: null, actorId: 'flow' },
  ];
  const machine = appMachine.provide({ actions: { stopFlow: () => undefined } });
  expect(() => fuzz(machine, { events })).not.toThrow();
});
