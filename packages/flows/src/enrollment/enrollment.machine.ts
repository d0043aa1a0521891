import { ApiProblem, type Enrollment, messageFor } from '@lyceum/api-client';
import { second } from '@lyceum/rules';
import { assign, type SnapshotFrom, setup } from 'xstate';
import { navigate, reloadPage, requestSignIn } from '../app/app.actions.ts';
import type { AuthReply, CourseOffer } from '../auth/auth.types.ts';
import type { SessionChanged } from '../session/session.types.ts';
import { watchSession } from '../session/watch-session.ts';
import { unimplementedActor } from '../unimplemented-actor.ts';

const redirectAfterEnrollMs = 2 * second;

export interface EnrollmentInput {
  courseId: string;
  /** What the login dialog shows about the course [2.205]. */
  offer: CourseOffer;
  /** The id of the signed-in user; null for a guest. */
  userId: string | null;
}

type EnrollmentEvent = { type: 'enrollment.requested' } | SessionChanged | AuthReply;

/** The enrollment, from 'Enroll Now' to the dashboard [4.10]. */
export const enrollmentMachine = setup({
  types: {
    input: {} as EnrollmentInput,
    context: {} as EnrollmentInput & { message: string | null },
    events: {} as EnrollmentEvent,
  },
  actors: {
    enroll: unimplementedActor<Enrollment, { courseId: string }>('enrollmentMachine', 'enroll'),
    watchSession,
  },
  delays: { untilDashboard: redirectAfterEnrollMs },
  guards: {
    isSignedIn: ({ context }) => context.userId !== null,
    isSame: ({ context }, { userId }: { userId: string | null }) => userId === context.userId,
    isFirstSignIn: ({ context }, { userId }: { userId: string | null }) =>
      context.userId === null && userId !== null,
    isSignOut: (_, { userId }: { userId: string | null }) => userId === null,
    /** The session ended, possibly unnoticed by the app. */
    isSignInNeeded: (_, { error }: { error: unknown }) =>
      error instanceof ApiProblem && (error.status === 401 || error.code === 'no_token'),
    isFull: (_, { error }: { error: unknown }) => error instanceof ApiProblem && error.code === 'course_full',
  },
  actions: {
    setUser: assign({ userId: (_, { userId }: { userId: string | null }) => userId }),
    clearUser: assign({ userId: null }),
    setError: assign({
      message: (_, { error }: { error: unknown }) => messageFor('enrollInCourse', error),
    }),
    clearError: assign({ message: null }),
    navigate: navigate(),
    reloadPage: reloadPage(),
    requestSignIn: requestSignIn(),
  },
}).createMachine({
  id: 'enrollment',
  context: ({ input }) => ({ ...input, message: null }),
  invoke: { id: 'watchSession', src: 'watchSession' },
  initial: 'offered',
  on: {
    'session.changed': [
      { guard: { type: 'isSame', params: ({ event }) => event } },
      // What a guest sees is also correct for a user.
      {
        guard: { type: 'isFirstSignIn', params: ({ event }) => event },
        actions: { type: 'setUser', params: ({ event }) => event },
      },
      { target: '.offered', actions: { type: 'setUser', params: ({ event }) => event } },
    ],
  },
  states: {
    offered: {
      on: {
        'enrollment.requested': [{ guard: 'isSignedIn', target: 'enrolling' }, { target: 'askingToSignIn' }],
      },
    },
    askingToSignIn: {
      entry: { type: 'requestSignIn', params: ({ context: { offer } }) => ({ offer }) },
      on: {
        'signIn.completed': {
          target: 'enrolling',
          actions: { type: 'setUser', params: ({ event }) => event },
        },
        'signIn.canceled': 'offered',
      },
    },
    enrolling: {
      on: {
        // The response decides whether another sign-in is required.
        'session.changed': {
          guard: { type: 'isSignOut', params: ({ event }) => event },
          actions: { type: 'setUser', params: ({ event }) => event },
        },
      },
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
            actions: { type: 'setError', params: ({ event }) => ({ error: event.error }) },
          },
          {
            target: 'refused',
            actions: { type: 'setError', params: ({ event }) => ({ error: event.error }) },
          },
        ],
      },
    },
    refused: {
      exit: 'clearError',
      on: {
        'enrollment.requested': [{ guard: 'isSignedIn', target: 'enrolling' }, { target: 'askingToSignIn' }],
      },
    },
    /** Others took the last seats. The page is loaded again, with the seats that are left. */
    full: {
      entry: 'reloadPage',
      exit: 'clearError',
      on: {
        'enrollment.requested': [{ guard: 'isSignedIn', target: 'enrolling' }, { target: 'askingToSignIn' }],
      },
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
