import { type AnyActorRef, emit, setup, stopChild } from 'xstate';
import { authMachine } from '../auth/auth.machine.ts';
import { languageChoiceMachine } from '../language-choice/language-choice.machine.ts';
import { sessionMachine } from '../session/session.machine.ts';
import type { AppEmitted, AppEvent, SessionEndReason } from './app.types.ts';

/**
 * The root of the one actor system. It invokes the session, the login dialog and the language; the flows
 * of the page are its children, too. Flows send it what the browser has to do, and it emits that
 * (docs/decisions/0018-one-actor-system.md).
 */
export const appMachine = setup({
  types: {
    events: {} as AppEvent,
    emitted: {} as AppEmitted,
    children: {} as { session: 'session'; auth: 'auth'; language: 'language' },
  },
  actors: {
    session: sessionMachine,
    auth: authMachine,
    language: languageChoiceMachine,
  },
  guards: { isRequested: (_, { reason }: { reason: SessionEndReason }) => reason === 'requested' },
  actions: {
    emitEvent: emit((_, event: AppEmitted) => event),
    stopFlow: stopChild((_, { flow }: { flow: AnyActorRef }) => flow),
  },
}).createMachine({
  id: 'app',
  invoke: [
    { id: 'session', src: 'session', systemId: 'session' },
    { id: 'auth', src: 'auth', systemId: 'auth' },
    { id: 'language', src: 'language', systemId: 'language' },
  ],
  on: {
    'navigation.requested': { actions: { type: 'emitEvent', params: ({ event }) => event } },
    'draft.changed': { actions: { type: 'emitEvent', params: ({ event }) => event } },
    'draft.cleared': { actions: { type: 'emitEvent', params: ({ event }) => event } },
    'page.outdated': { actions: { type: 'emitEvent', params: ({ event }) => event } },
    'failure.reported': { actions: { type: 'emitEvent', params: ({ event }) => event } },
    'session.ended': [
      {
        guard: { type: 'isRequested', params: ({ event }) => event },
        actions: [
          { type: 'emitEvent', params: ({ event }) => event },
          { type: 'emitEvent', params: { type: 'navigation.requested', to: '/' } },
        ],
      },
      { actions: { type: 'emitEvent', params: ({ event }) => event } },
    ],
    'flow.left': { actions: { type: 'stopFlow', params: ({ event }) => event } },
    // Without a handler, the failure of one flow would stop the whole system.
    'xstate.error.actor.*': {},
  },
});
