import type { ApiClient, MessageSubscription } from '@lyceum/api-client';
import { fromPromise } from 'xstate';

export function messageSubscriptionActors(api: ApiClient) {
  return {
    load: fromPromise<MessageSubscription, { token: string }>(({ input, signal }) =>
      api.call('getMessageSubscription', { query: input, signal }),
    ),
    // Without the signal: the choice is saved even if the user leaves the page.
    save: fromPromise<
      MessageSubscription,
      { token: string; receives: MessageSubscription['receives'] | null }
    >(({ input: { token, receives } }) =>
      api.call('setMessageSubscription', { body: { token, receives: receives ?? 'all' } }),
    ),
  };
}
