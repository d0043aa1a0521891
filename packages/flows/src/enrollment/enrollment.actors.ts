import type { ApiClient, Enrollment } from '@lyceum/api-client';
import { fromPromise } from 'xstate';

export function enrollmentActors(api: ApiClient) {
  return {
    // Without the signal: an enrollment that was asked for is made, even when the screen is left.
    enroll: fromPromise<Enrollment, { courseId: string }>(({ input }) =>
      api.call('enrollInCourse', { path: { id: input.courseId } }),
    ),
  };
}
