import type { ApiClient, Enrollment } from '@lyceum/api-client';
import { fromPromise } from 'xstate';

export function enrollmentActors(api: ApiClient) {
  return {
    // Without the signal: the enrollment completes even if the user leaves the page.
    enroll: fromPromise<Enrollment, { courseId: string }>(({ input }) =>
      api.call('enrollInCourse', { path: { id: input.courseId } }),
    ),
  };
}
