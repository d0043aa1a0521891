import { ApiProblem, type Enrollment, messageFor } from '@lyceum/api-client';
import { limits } from '@lyceum/rules';
import { assign, emit, setup } from 'xstate';
import { unimplementedActor } from '../unimplemented-actor.ts';

interface EnrollmentInput {
  courseId: string;
  /** The id of the signed-in user; null for a guest. */
  userId: string | null;
  /** Whether the user is already enrolled. */
  enrolled: boolean;
}

type EnrollmentEvent =
  | { type: 'enrollment.requested' }
  /** The course was loaded for this user; null for a guest. */
  | { type: 'course.loaded'; userId: string | null; enrolled: boolean }
  /** The session changed to this user, or to none. */
  | { type: 'session.changed'; userId: string | null }
  | { type: 'signIn.canceled' };

/** The enrollment, from 'Enroll Now' to the dashboard [4.10]. */
export const enrollmentMachine = setup({
  types: {
    input: {} as EnrollmentInput,
    context: {} as EnrollmentInput & { message: string | null },
    events: {} as EnrollmentEvent,
    emitted: {} as { type: 'navigation.requested'; to: '/dashboard' },
  },
  actors: { enroll: unimplementedActor<Enrollment, { courseId: string }>('enrollmentMachine', 'enroll') },
  delays: { untilDashboard: limits.redirectAfterEnrollMs },
  guards: {
    isEnrolled: ({ context }) => context.enrolled,
    isSignedIn: ({ context }) => context.userId !== null,
    isSame: ({ context }, { userId }: { userId: string | null }) => userId === context.userId,
    isFirstSignIn: ({ context }, { userId }: { userId: string | null }) =>
      context.userId === null && userId !== null,
    isSignOut: (_, { userId }: { userId: string | null }) => userId === null,
    /** Ignores a course that was loaded for an earlier user of the tab. */
    isTheirs: ({ context }, loaded: { userId: string | null; enrolled: boolean }) =>
      loaded.enrolled && loaded.userId !== null && loaded.userId === context.userId,
    isNotTheirs: ({ context }, loaded: { userId: string | null; enrolled: boolean }) =>
      !loaded.enrolled && loaded.userId === context.userId,
    /** The session ended, possibly unnoticed by the app. */
    isSignInNeeded: (_, { error }: { error: unknown }) =>
      error instanceof ApiProblem && (error.status === 401 || error.code === 'no_token'),
  },
  actions: {
    setUser: assign({ userId: (_, { userId }: { userId: string | null }) => userId, enrolled: false }),
    clearUser: assign({ userId: null, enrolled: false }),
    setEnrolled: assign({ enrolled: true }),
    clearEnrolled: assign({ enrolled: false }),
    setError: assign({
      message: (_, { error }: { error: unknown }) => messageFor('enrollInCourse', error),
    }),
    clearError: assign({ message: null }),
    goToDashboard: emit({ type: 'navigation.requested', to: '/dashboard' }),
  },
}).createMachine({
  id: 'enrollment',
  context: ({ input }) => ({ ...input, message: null }),
  initial: 'deciding',
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
    deciding: { always: [{ guard: 'isEnrolled', target: 'continuing' }, { target: 'offered' }] },
    offered: {
      on: {
        'enrollment.requested': [{ guard: 'isSignedIn', target: 'enrolling' }, { target: 'askingToSignIn' }],
        'course.loaded': {
          guard: { type: 'isTheirs', params: ({ event }) => event },
          target: 'continuing',
        },
      },
    },
    askingToSignIn: {
      on: {
        'session.changed': {
          guard: { type: 'isFirstSignIn', params: ({ event }) => event },
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
        'course.loaded': {
          guard: { type: 'isTheirs', params: ({ event }) => event },
          target: 'continuing',
        },
      },
    },
    enrolled: { after: { untilDashboard: 'onTheWayToDashboard' } },
    onTheWayToDashboard: { entry: 'goToDashboard', type: 'final' },
    continuing: {
      entry: 'setEnrolled',
      on: {
        'course.loaded': {
          guard: { type: 'isNotTheirs', params: ({ event }) => event },
          target: 'offered',
          actions: 'clearEnrolled',
        },
      },
    },
  },
});
