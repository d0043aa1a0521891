import { type ApiClient, ApiProblem, type Course, messageFor } from '@lyceum/api-client';
import { assign, fromPromise, setup } from 'xstate';
import { unimplementedActors } from '../unimplemented-actor.ts';

export interface OwnCourseContext {
  courseId: string;
  /** The signed-in instructor. */
  userId: string;
  course: Course | null;
  /** Why the course failed to load. */
  message: string | null;
}

export const ownCourseActors = (api: ApiClient) => ({
  loadCourse: fromPromise<Course, { courseId: string }>(({ input, signal }) =>
    api.call('getCourse', { path: { id: input.courseId }, signal }),
  ),
});

/** A course for a page that only its instructor may see. Others see that there is no such page [2.344]. */
export const ownCourseMachine = setup({
  types: {
    input: {} as Pick<OwnCourseContext, 'courseId' | 'userId'>,
    context: {} as OwnCourseContext,
    events: {} as { type: 'retry.requested' },
  },
  actors: unimplementedActors<typeof ownCourseActors>('ownCourseMachine', ['loadCourse']),
  guards: {
    isOwn: ({ context }, { course }: { course: Course }) => course.instructor.id === context.userId,
    isNotFound: (_, { error }: { error: unknown }) => error instanceof ApiProblem && error.status === 404,
  },
  actions: {
    setCourse: assign({ course: (_, { course }: { course: Course }) => course }),
    setError: assign({ message: (_, { error }: { error: unknown }) => messageFor('getCourse', error) }),
    clearError: assign({ message: null }),
  },
}).createMachine({
  id: 'ownCourse',
  context: ({ input }) => ({ ...input, course: null, message: null }),
  initial: 'loading',
  states: {
    loading: {
      invoke: {
        id: 'loadCourse',
        src: 'loadCourse',
        input: ({ context: { courseId } }) => ({ courseId }),
        onDone: [
          {
            guard: { type: 'isOwn', params: ({ event }) => ({ course: event.output }) },
            target: 'shown',
            actions: { type: 'setCourse', params: ({ event }) => ({ course: event.output }) },
          },
          { target: 'notFound' },
        ],
        onError: [
          { guard: { type: 'isNotFound', params: ({ event }) => event }, target: 'notFound' },
          {
            target: 'failed',
            actions: { type: 'setError', params: ({ event }) => ({ error: event.error }) },
          },
        ],
      },
    },
    shown: { type: 'final' },
    notFound: { type: 'final' },
    failed: { exit: 'clearError', on: { 'retry.requested': 'loading' } },
  },
});
