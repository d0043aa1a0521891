import type { ApiClient } from '@lyceum/api-client';
import { fromPromise, setup } from 'xstate';
import { navigate, reloadPage } from '../app/app.actions.ts';
import { clearError, showError } from '../call-error.ts';
import { unimplementedActors } from '../unimplemented-actor.ts';

export interface LeaveCourseInput {
  courseId: string;
  /** Whether the course is published. A user who leaves an unpublished course no longer sees it. */
  isOffered: boolean;
}

export const leaveCourseActors = (api: ApiClient) => ({
  // Without the signal: the user leaves the course even if they leave the page.
  leaveCourse: fromPromise<void, { courseId: string }>(async ({ input }) => {
    await api.call('leaveCourse', { path: { id: input.courseId } });
  }),
});

/** An enrolled learner leaves a course after a confirmation [2.164]. */
export const leaveCourseMachine = setup({
  types: {
    input: {} as LeaveCourseInput,
    context: {} as LeaveCourseInput & { message: string | null },
    events: {} as { type: 'leave.requested' } | { type: 'leave.confirmed' } | { type: 'leave.canceled' },
  },
  actors: unimplementedActors<typeof leaveCourseActors>('leaveCourseMachine', ['leaveCourse']),
  guards: { isOffered: ({ context }) => context.isOffered },
  actions: {
    navigate,
    reloadPage,
  },
}).createMachine({
  id: 'leaveCourse',
  context: ({ input }) => ({ ...input, message: null }),
  initial: 'enrolled',
  states: {
    enrolled: { on: { 'leave.requested': 'confirming' } },
    confirming: { on: { 'leave.confirmed': 'leaving', 'leave.canceled': 'enrolled' } },
    leaving: {
      invoke: {
        id: 'leaveCourse',
        src: 'leaveCourse',
        input: ({ context }) => ({ courseId: context.courseId }),
        onDone: [{ guard: 'isOffered', target: 'left' }, { target: 'onTheWayToDashboard' }],
        onError: { target: 'refused', actions: showError('leaveCourse') },
      },
    },
    refused: {
      exit: clearError,
      on: { 'leave.confirmed': 'leaving', 'leave.canceled': 'enrolled' },
    },
    /** The page shows the course as it is offered. */
    left: { entry: 'reloadPage', type: 'final' },
    onTheWayToDashboard: { entry: { type: 'navigate', params: { to: '/dashboard' } }, type: 'final' },
  },
});
