import { assign, setup } from 'xstate';
import { reloadPage } from '../app/app.actions.ts';
import type { SessionChanged } from '../session/session.types.ts';
import { watchSession } from '../session/watch-session.ts';

export interface PersonalPageContext {
  /** The user whose data the page shows; null for a guest. */
  loadedFor: string | null;
}

/** A page whose data depend on the user. It is reloaded when the user of the session changes. */
export const personalPageMachine = setup({
  types: {
    input: {} as PersonalPageContext,
    context: {} as PersonalPageContext,
    events: {} as SessionChanged,
  },
  actors: { watchSession },
  guards: {
    isAnotherUser: ({ context }, { userId }: { userId: string | null }) => userId !== context.loadedFor,
  },
  actions: {
    setUser: assign({ loadedFor: (_, { userId }: { userId: string | null }) => userId }),
    reloadPage,
  },
}).createMachine({
  id: 'personalPage',
  context: ({ input: { loadedFor } }) => ({ loadedFor }),
  invoke: { id: 'watchSession', src: 'watchSession' },
  on: {
    'session.changed': {
      guard: { type: 'isAnotherUser', params: ({ event }) => event },
      actions: [{ type: 'setUser', params: ({ event }) => event }, 'reloadPage'],
    },
  },
});
