import type { ApiClient, Course } from '@lyceum/api-client';
import { assign, fromPromise, setup } from 'xstate';
import { navigate } from '../app/app.actions.ts';
import { clearError, showError } from '../call-error.ts';
import { unimplementedActors } from '../unimplemented-actor.ts';

export interface CourseDuplicationContext {
  /** The course that is being duplicated, or was last; null before. */
  courseId: string | null;
  message: string | null;
}

const onRequest = {
  target: 'duplicating',
  actions: { type: 'setCourse', params: ({ event }: { event: { courseId: string } }) => event },
} as const;

export const courseDuplicationActors = (api: ApiClient) => ({
  duplicateCourse: fromPromise<Course, { courseId: string }>(({ input, signal }) =>
    api.call('duplicateCourse', { path: { id: input.courseId }, signal }),
  ),
});

/** An instructor duplicates one of their courses, and continues in the editor of the copy [2.393]. */
export const courseDuplicationMachine = setup({
  types: {
    context: {} as CourseDuplicationContext,
    events: {} as { type: 'duplication.requested'; courseId: string },
  },
  actors: unimplementedActors<typeof courseDuplicationActors>('courseDuplicationMachine', [
    'duplicateCourse',
  ]),
  actions: {
    setCourse: assign((_, { courseId }: { courseId: string }) => ({ courseId })),
    navigate,
  },
}).createMachine({
  id: 'courseDuplication',
  context: { courseId: null, message: null },
  initial: 'idle',
  states: {
    idle: { on: { 'duplication.requested': onRequest } },
    duplicating: {
      invoke: {
        id: 'duplicateCourse',
        src: 'duplicateCourse',
        input: ({ context: { courseId } }) => {
          if (courseId === null) throw new Error('There is no course to duplicate.');
          return { courseId };
        },
        onDone: {
          target: 'idle',
          actions: {
            type: 'navigate',
            params: ({ event: { output } }) => ({
              to: `${output.href}/edit`,
              state: { copiedCourse: output.id },
            }),
          },
        },
        onError: { target: 'refused', actions: showError('duplicateCourse') },
      },
    },
    refused: { exit: clearError, on: { 'duplication.requested': onRequest } },
  },
});
