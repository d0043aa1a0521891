import { ApiProblem, type Enrollment, messageFor } from '@lyceum/api-client';
import { limits } from '@lyceum/rules';
import { assign, emit, setup } from 'xstate';
import { unwired } from '../unimplemented-actor.ts';

interface EnrollmentInput {
  courseId: string;
  /** Who is signed in; null for a guest. */
  userId: string | null;
  /** The user is in the course already: they go on with it instead. */
  enrolled: boolean;
}

type EnrollmentEvent =
  | { type: 'enrollment.requested' }
  /** The course was loaded for this user (null: a guest), who is enrolled in it or is not. */
  | { type: 'course.loaded'; userId: string | null; enrolled: boolean }
  /** The session is this user's now, or nobody's. */
  | { type: 'session.changed'; userId: string | null }
  | { type: 'signIn.canceled' };

/** From 'Enroll Now' to the dashboard [4.10]. */
export const enrollmentMachine = setup({
  types: {
    input: {} as EnrollmentInput,
    context: {} as EnrollmentInput & { message: string | null },
    events: {} as EnrollmentEvent,
    emitted: {} as { type: 'place.wanted'; to: '/dashboard' },
  },
  actors: { enroll: unwired<Enrollment, { courseId: string }>('enrollmentMachine', 'enroll') },
  delays: { untilDashboard: limits.redirectAfterEnrollMs },
  guards: {
    isEnrolled: ({ context }) => context.enrolled,
    isSignedIn: ({ context }) => context.userId !== null,
    isSame: ({ context }, { userId }: { userId: string | null }) => userId === context.userId,
    isFirstSignIn: ({ context }, { userId }: { userId: string | null }) =>
      context.userId === null && userId !== null,
    isSignOut: (_, { userId }: { userId: string | null }) => userId === null,
    /** Not what was loaded for somebody else, earlier in the same tab. */
    isTheirs: ({ context }, loaded: { userId: string | null; enrolled: boolean }) =>
      loaded.enrolled && loaded.userId !== null && loaded.userId === context.userId,
    isNotTheirs: ({ context }, loaded: { userId: string | null; enrolled: boolean }) =>
      !loaded.enrolled && loaded.userId === context.userId,
    /** The sign-in ended, perhaps without the app having noticed. */
    isSignInNeeded: (_, { error }: { error: unknown }) =>
      error instanceof ApiProblem && (error.status === 401 || error.code === 'no_token'),
  },
  actions: {
    rememberUser: assign({ userId: (_, { userId }: { userId: string | null }) => userId, enrolled: false }),
    forgetUser: assign({ userId: null, enrolled: false }),
    rememberEnrollment: assign({ enrolled: true }),
    forgetEnrollment: assign({ enrolled: false }),
    rememberRefusal: assign({
      message: (_, { error }: { error: unknown }) => messageFor('enrollInCourse', error),
    }),
    forgetRefusal: assign({ message: null }),
    wantDashboard: emit({ type: 'place.wanted', to: '/dashboard' }),
  },
}).createMachine({
  id: 'enrollment',
  context: ({ input }) => ({ ...input, message: null }),
  initial: 'deciding',
  on: {
    'session.changed': [
      { guard: { type: 'isSame', params: ({ event }) => event } },
      // Nothing that was shown for a guest is wrong for a user.
      {
        guard: { type: 'isFirstSignIn', params: ({ event }) => event },
        actions: { type: 'rememberUser', params: ({ event }) => event },
      },
      { target: '.offered', actions: { type: 'rememberUser', params: ({ event }) => event } },
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
          actions: { type: 'rememberUser', params: ({ event }) => event },
        },
        'signIn.canceled': 'offered',
      },
    },
    enrolling: {
      on: {
        // The answer says whether a sign-in is needed for another try.
        'session.changed': {
          guard: { type: 'isSignOut', params: ({ event }) => event },
          actions: { type: 'rememberUser', params: ({ event }) => event },
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
            actions: 'forgetUser',
          },
          {
            target: 'refused',
            actions: { type: 'rememberRefusal', params: ({ event }) => ({ error: event.error }) },
          },
        ],
      },
    },
    refused: {
      exit: 'forgetRefusal',
      on: {
        'enrollment.requested': [{ guard: 'isSignedIn', target: 'enrolling' }, { target: 'askingToSignIn' }],
        'course.loaded': {
          guard: { type: 'isTheirs', params: ({ event }) => event },
          target: 'continuing',
        },
      },
    },
    enrolled: { after: { untilDashboard: 'onTheWayToDashboard' } },
    onTheWayToDashboard: { entry: 'wantDashboard', type: 'final' },
    continuing: {
      entry: 'rememberEnrollment',
      on: {
        'course.loaded': {
          guard: { type: 'isNotTheirs', params: ({ event }) => event },
          target: 'offered',
          actions: 'forgetEnrollment',
        },
      },
    },
  },
});
