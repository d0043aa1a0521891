import type { ApiClient } from '@lyceum/api-client';
import { fromPromise } from 'xstate';

export function leaveCourseActors(api: ApiClient) {
  return {
    // Without the signal: the user leaves the course even if they leave the page.
    leaveCourse: fromPromise<void, { courseId: string }>(async ({ input }) => {
      await api.call('leaveCourse', { path: { id: input.courseId } });
    }),
  };
}
