import { type ApiClient, ApiProblem, type Course } from '@lyceum/api-client';
import { fromPromise } from 'xstate';
import { createLoadMachine } from '../factories/create-load-machine.ts';

export interface OwnCourseContext {
  courseId: string;
  /** The signed-in instructor. */
  userId: string;
  course: Course | null;
  /** Why the course failed to load. */
  message: string | null;
}

type OwnCourseInput = Pick<OwnCourseContext, 'courseId' | 'userId'>;

export const ownCourseActors = (api: ApiClient) => ({
  load: fromPromise<Course, OwnCourseInput>(({ input, signal }) =>
    api.call('getCourse', { path: { id: input.courseId }, signal }),
  ),
});

/** A course for a page that only its instructor may see. Others see that there is no such page [2.344]. */
export const ownCourseMachine = createLoadMachine({
  id: 'ownCourse',
  types: {} as {
    input: OwnCourseInput;
    context: OwnCourseContext;
    data: Course;
  },
  context: (input) => ({ ...input, course: null, message: null }),
  request: ({ courseId, userId }) => ({ courseId, userId }),
  outcomes: {
    notFound: {
      if: (course, { userId }) => course.instructor.id !== userId,
      ifError: (error) => error instanceof ApiProblem && error.status === 404,
    },
    shown: { set: (course) => ({ course }) },
  },
  failure: { call: 'getCourse' },
});
