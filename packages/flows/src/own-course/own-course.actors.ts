import type { ApiClient, Course } from '@lyceum/api-client';
import { fromPromise } from 'xstate';

export function ownCourseActors(api: ApiClient) {
  return {
    loadCourse: fromPromise<Course, { courseId: string }>(({ input, signal }) =>
      api.call('getCourse', { path: { id: input.courseId }, signal }),
    ),
  };
}
