import type { ApiClient, Enrolment } from '@lyceum/api-client';
import { fromPromise } from 'xstate';

export function enrolmentActors(api: ApiClient) {
  return {
    enrol: fromPromise<Enrolment, { courseId: string }>(({ input, signal }) =>
      api.call('enrolInCourse', { path: { id: input.courseId }, signal }),
    ),
  };
}
