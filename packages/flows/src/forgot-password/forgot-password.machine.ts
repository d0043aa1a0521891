import { type ApiClient, messageFor } from '@lyceum/api-client';
import { assertEvent, assign, fromPromise, setup } from 'xstate';
import { unimplementedActors } from '../unimplemented-actor.ts';

export const forgotPasswordActors = (api: ApiClient) => ({
  sendLink: fromPromise<void, { email: string }>(({ input, signal }) =>
    api.call('forgotPassword', { body: input, signal }),
  ),
});

/** Requests a mail with a link to reset the password [2.73]. */
export const forgotPasswordMachine = setup({
  types: {
    context: {} as { message: string | null },
    events: {} as { type: 'link.requested'; email: string },
  },
  actors: unimplementedActors<typeof forgotPasswordActors>('forgotPasswordMachine', ['sendLink']),
  actions: {
    clearError: assign({ message: null }),
    setError: assign({
      message: (_, { error }: { error: unknown }) => messageFor('forgotPassword', error),
    }),
  },
}).createMachine({
  id: 'forgotPassword',
  context: { message: null },
  initial: 'filling',
  states: {
    filling: { on: { 'link.requested': 'sending' } },
    sending: {
      entry: 'clearError',
      invoke: {
        id: 'sendLink',
        src: 'sendLink',
        input: ({ event }) => {
          assertEvent(event, 'link.requested');
          return { email: event.email };
        },
        onDone: 'sent',
        onError: {
          target: 'refused',
          actions: { type: 'setError', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    refused: { on: { 'link.requested': 'sending' } },
    sent: { type: 'final' },
  },
});
