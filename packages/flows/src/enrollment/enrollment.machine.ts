import { type ApiClient, ApiProblem, type Enrollment } from '@lyceum/api-client';
import { second } from '@lyceum/rules';
import { assign, fromPromise, type SnapshotFrom, setup } from 'xstate';
import { navigate, reloadPage, requestSignIn } from '../app/app.actions.ts';
import type { AuthReply, CourseOffer } from '../auth/auth.types.ts';
import { clearError, showError } from '../call-error.ts';
import type { SessionChanged } from '../session/session.types.ts';
import { isSignInNeeded, onSessionChange, onSignOut, setUser, signInGuards } from '../session/sign-in.ts';
import { watchSession } from '../session/watch-session.ts';
import { unimplementedActors } from '../unimplemented-actor.ts';

const redirectAfterEnrollMs = 2 * second;

export interface EnrollmentInput {
  courseId: string;
  /** What the login dialog shows about the course [2.205]. */
  offer: CourseOffer;
  /** The id of the signed-in user; null for a guest. */
  userId: string | null;
}

type EnrollmentEvent = { type: 'enrollment.requested' } | SessionChanged | AuthReply;

const onRequest = [{ guard: 'isSignedIn', target: 'enrolling' }, { target: 'askingToSignIn' }] as const;

export const enrollmentActors = (api: ApiClient) => ({
  // Without the signal: the enrollment completes even if the user leaves the page.
  enroll: fromPromise<Enrollment, { courseId: string }>(({ input }) =>
    api.call('enrollInCourse', { path: { id: input.courseId } }),
  ),
});

/** The enrollment, from 'Enroll Now' to the dashboard [4.10]. */
export const enrollmentMachine = setup({
  types: {
    input: {} as EnrollmentInput,
    context: {} as EnrollmentInput & { message: string | null },
    events: {} as EnrollmentEvent,
  },
  actors: { ...unimplementedActors<typeof enrollmentActors>('enrollmentMachine', ['enroll']), watchSession },
  delays: { untilDashboard: redirectAfterEnrollMs },
  guards: {
    ...signInGuards,
    isSignInNeeded,
    isFull: (_, { error }: { error: unknown }) => error instanceof ApiProblem && error.code === 'course_full',
  },
  actions: {
    setUser: assign({ userId: (_, { userId }: { userId: string | null }) => userId }),
    clearUser: assign({ userId: null }),
    navigate,
    reloadPage,
    requestSignIn,
  },
}).createMachine({
  id: 'enrollment',
  context: ({ input }) => ({ ...input, message: null }),
  invoke: { id: 'watchSession', src: 'watchSession' },
  initial: 'offered',
  on: {
    'session.changed': onSessionChange({ target: '.offered', actions: setUser }),
  },
  states: {
    offered: { on: { 'enrollment.requested': onRequest } },
    askingToSignIn: {
      entry: { type: 'requestSignIn', params: ({ context: { offer } }) => ({ offer }) },
      on: {
        'signIn.completed': { target: 'enrolling', actions: setUser },
        'signIn.canceled': 'offered',
      },
    },
    enrolling: {
      on: { 'session.changed': onSignOut },
      invoke: {
        id: 'enroll',
        src: 'enroll',
        input: ({ context }) => ({ courseId: context.courseId }),
        onDone: 'enrolled',
        onError: [
          {
            guard: { type: 'isSignInNeeded', params: ({ event }) => ({ error: event.error }) },
            target: 'askingToSignIn',
            actions: 'clearUser',
          },
          {
            guard: { type: 'isFull', params: ({ event }) => ({ error: event.error }) },
            target: 'full',
            actions: showError('enrollInCourse'),
          },
          { target: 'refused', actions: showError('enrollInCourse') },
        ],
      },
    },
    refused: { exit: clearError, on: { 'enrollment.requested': onRequest } },
    /** Others took the last seats. The page is loaded again, with the seats that are left. */
    full: {
      entry: 'reloadPage',
      exit: clearError,
      on: { 'enrollment.requested': onRequest },
    },
    enrolled: { after: { untilDashboard: 'onTheWayToDashboard' } },
    onTheWayToDashboard: { entry: { type: 'navigate', params: { to: '/dashboard' } }, type: 'final' },
  },
});

interface LoadedCourse {
  /** Null if the user is not enrolled. */
  progress: number | null;
  /** The user whose progress it is; null for a guest. */
  loadedFor: string | null;
  /** The user of the session. */
  userId: string | null;
}

/** Whether the user continues a course: an earlier user of the tab may have been enrolled [2.46]. */
export function isContinued(
  enrollment: SnapshotFrom<typeof enrollmentMachine>,
  { progress, loadedFor, userId }: LoadedCourse,
): boolean {
  const isEnrolled = progress !== null && userId !== null && userId === loadedFor;
  return isEnrolled && ['offered', 'refused', 'full'].includes(enrollment.value);
}
