import type { ApiClient, MessagePreferences } from '@lyceum/api-client';
import { assign, fromPromise, setup } from 'xstate';
import { preferencesStates } from '../form/preferences-states.ts';
import { unimplementedActors } from '../unimplemented-actor.ts';

/** Whether the user gets messages: of one course, or with null of any instructor. */
export interface MessageChoice {
  receives: boolean;
  courseId: string | null;
}

export interface MessagePreferencesContext {
  /** What the server last returned; null before. */
  preferences: MessagePreferences | null;
  /** The last choice; null before the first one. */
  choice: MessageChoice | null;
  /** Why the last call failed. */
  message: string | null;
}

export const messagePreferencesActors = (api: ApiClient) => ({
  load: fromPromise<MessagePreferences>(({ signal }) => api.call('getMessagePreferences', { signal })),
  // Without the signal: the choice is saved even if the user leaves the page.
  save: fromPromise<MessagePreferences, MessageChoice | null>(({ input }) => {
    const { receives, courseId } = input ?? { receives: true, courseId: null };
    return api.call('setMessagePreferences', {
      body: { receives, ...(courseId !== null && { courseId }) },
    });
  }),
});

/** Which messages of instructors a user gets [2.416]. Each choice is saved at once. */
export const messagePreferencesMachine = setup({
  types: {
    context: {} as MessagePreferencesContext,
    events: {} as { type: 'retry.requested' } | ({ type: 'choice.made' } & MessageChoice),
  },
  actors: unimplementedActors<typeof messagePreferencesActors>('messagePreferencesMachine', ['load', 'save']),
  actions: {
    setPreferences: assign({
      preferences: (_, { preferences }: { preferences: MessagePreferences }) => preferences,
    }),
    setChoice: assign({
      choice: (_, { receives, courseId }: MessageChoice) => ({ receives, courseId }),
    }),
  },
}).createMachine({
  id: 'messagePreferences',
  context: { preferences: null, choice: null, message: null },
  initial: 'loading',
  states: preferencesStates({
    types: {} as {
      context: MessagePreferencesContext;
      preferences: MessagePreferences;
      choice: MessageChoice;
    },
    load: { operation: 'getMessagePreferences', input: () => null },
    save: { operation: 'setMessagePreferences', input: ({ context }) => context.choice },
  }),
});
