import type { ApiClient, MessageSubscription } from '@lyceum/api-client';
import { assign, fromPromise, setup } from 'xstate';
import { preferencesStates } from '../form/preferences-states.ts';
import { unimplementedActors } from '../unimplemented-actor.ts';

type Choice = MessageSubscription['receives'];

export interface MessageSubscriptionContext {
  token: string;
  /** What the server last returned; null before. */
  subscription: MessageSubscription | null;
  /** The choice that is being saved. */
  choice: Choice | null;
  /** Why the last call failed. */
  message: string | null;
}

export const messageSubscriptionActors = (api: ApiClient) => ({
  load: fromPromise<MessageSubscription, { token: string }>(({ input, signal }) =>
    api.call('getMessageSubscription', { query: input, signal }),
  ),
  // Without the signal: the choice is saved even if the user leaves the page.
  save: fromPromise<MessageSubscription, { token: string; receives: Choice | null }>(
    ({ input: { token, receives } }) =>
      api.call('setMessageSubscription', { body: { token, receives: receives ?? 'all' } }),
  ),
});

/**
 * The page of a mailed link that unsubscribes from messages of instructors [2.347]. A visit changes nothing, because
 * programs that check links visit it too.
 */
export const messageSubscriptionMachine = setup({
  types: {
    /** Null or empty if the address has no token. */
    input: {} as { token: string | null },
    context: {} as MessageSubscriptionContext,
    events: {} as { type: 'retry.requested' } | { type: 'choice.made'; receives: Choice },
  },
  actors: unimplementedActors<typeof messageSubscriptionActors>('messageSubscriptionMachine', [
    'load',
    'save',
  ]),
  guards: { isLinkWhole: ({ context }) => context.token !== '' },
  actions: {
    setPreferences: assign({
      subscription: (_, { preferences }: { preferences: MessageSubscription }) => preferences,
    }),
    setChoice: assign({ choice: (_, { receives }: { receives: Choice }) => receives }),
  },
}).createMachine({
  id: 'messageSubscription',
  context: ({ input }) => ({ token: input.token ?? '', subscription: null, choice: null, message: null }),
  initial: 'deciding',
  states: {
    deciding: { always: [{ guard: 'isLinkWhole', target: 'loading' }, { target: 'tokenMissing' }] },
    tokenMissing: { type: 'final' },
    ...preferencesStates({
      types: {} as {
        context: MessageSubscriptionContext;
        preferences: MessageSubscription;
        choice: { receives: Choice };
      },
      load: { operation: 'getMessageSubscription', input: ({ context: { token } }) => ({ token }) },
      save: {
        operation: 'setMessageSubscription',
        input: ({ context: { token, choice } }) => ({ token, receives: choice }),
      },
    }),
  },
});
