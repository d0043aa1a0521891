import type { ApiClient, MessagePreferences } from '@lyceum/api-client';
import { fromPromise } from 'xstate';
import type { MessageChoice } from './message-preferences.machine.ts';

export function messagePreferencesActors(api: ApiClient) {
  return {
    load: fromPromise<MessagePreferences>(({ signal }) => api.call('getMessagePreferences', { signal })),
    // Without the signal: the choice is saved even if the user leaves the page.
    save: fromPromise<MessagePreferences, MessageChoice | null>(({ input }) => {
      const { receives, courseId } = input ?? { receives: true, courseId: null };
      return api.call('setMessagePreferences', {
        body: { receives, ...(courseId !== null && { courseId }) },
      });
    }),
  };
}
