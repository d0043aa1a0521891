import type { ApiClient, Course } from '@lyceum/api-client';
import { fromPromise } from 'xstate';

export function courseDuplicationActors(api: ApiClient) {
  return {
    duplicateCourse: fromPromise<Course, { courseId: string }>(({ input, signal }) =>
      api.call('duplicateCourse', { path: { id: input.courseId }, signal }),
    ),
  };
}
