import type { ApiClient, Enrollment } from '@lyceum/api-client';
import { fromPromise } from 'xstate';

export function courseProgressActors(api: ApiClient) {
  return {
    // Without the signal: a tick is saved even if the user leaves the page.
    saveProgress: fromPromise<Enrollment, { courseId: string; completedSessions: readonly number[] }>(
      ({ input: { courseId, completedSessions } }) =>
        api.call('updateProgress', {
          path: { id: courseId },
          body: { completedSessions: [...completedSessions] },
        }),
    ),
  };
}
