import type { ApiClient, Enrolment } from '@lyceum/api-client';
import { fromPromise } from 'xstate';

export function enrolmentActors(api: ApiClient) {
  return {
    // Without the signal: an enrollment that was asked for is made, even when the screen is left.
    enrol: fromPromise<Enrolment, { courseId: string }>(({ input }) =>
      api.call('enrolInCourse', { path: { id: input.courseId } }),
    ),
  };
}
