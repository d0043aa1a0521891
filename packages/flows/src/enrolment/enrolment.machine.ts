import { ApiProblem, type Enrolment, messageFor } from '@lyceum/api-client';
import { limits } from '@lyceum/rules';
import { assign, emit, setup } from 'xstate';
import { unwired } from '../unwired.ts';

interface EnrolmentInput {
  courseId: string;
  signedIn: boolean;
  /** The person is in the course already: they go on with it instead. */
  enrolled: boolean;
}

type EnrolmentEvent =
  | { type: 'enrolment.requested' }
  /** It turned out that the person is in the course already. */
  | { type: 'enrolment.found' }
  | { type: 'person.signedIn' }
  | { type: 'person.signedOut' }
  | { type: 'signIn.cancelled' };

/** From 'Enroll Now' to the dashboard. Specification §4, Enrol. */
export const enrolmentMachine = setup({
  types: {
    input: {} as EnrolmentInput,
    context: {} as EnrolmentInput & { message: string | null },
    events: {} as EnrolmentEvent,
    emitted: {} as { type: 'place.wanted'; to: '/dashboard' },
  },
  actors: { enrol: unwired<Enrolment, { courseId: string }>('enrolmentMachine', 'enrol') },
  delays: { untilDashboard: limits.redirectAfterEnrolMs },
  guards: {
    isEnrolled: ({ context }) => context.enrolled,
    isSignedIn: ({ context }) => context.signedIn,
    /** The sign-in ended, perhaps without the app having noticed. */
    isSignInNeeded: (_, { error }: { error: unknown }) =>
      error instanceof ApiProblem && (error.status === 401 || error.code === 'no_token'),
  },
  actions: {
    rememberSignIn: assign({ signedIn: true }),
    forgetSignIn: assign({ signedIn: false, enrolled: false }),
    rememberEnrolment: assign({ enrolled: true }),
    rememberRefusal: assign({
      message: (_, { error }: { error: unknown }) => messageFor('enrolInCourse', error),
    }),
    forgetRefusal: assign({ message: null }),
    wantDashboard: emit({ type: 'place.wanted', to: '/dashboard' }),
  },
}).createMachine({
  id: 'enrolment',
  context: ({ input }) => ({ ...input, message: null }),
  initial: 'deciding',
  on: {
    'person.signedIn': { actions: 'rememberSignIn' },
    'person.signedOut': { actions: 'forgetSignIn' },
  },
  states: {
    deciding: { always: [{ guard: 'isEnrolled', target: 'continuing' }, { target: 'offered' }] },
    offered: {
      on: {
        'enrolment.requested': [{ guard: 'isSignedIn', target: 'enrolling' }, { target: 'askingToSignIn' }],
        'enrolment.found': 'continuing',
      },
    },
    askingToSignIn: {
      on: {
        'person.signedIn': { target: 'enrolling', actions: 'rememberSignIn' },
        'signIn.cancelled': 'offered',
      },
    },
    enrolling: {
      invoke: {
        id: 'enrol',
        src: 'enrol',
        input: ({ context }) => ({ courseId: context.courseId }),
        onDone: 'enrolled',
        onError: [
          {
            guard: { type: 'isSignInNeeded', params: ({ event }) => ({ error: event.error }) },
            target: 'askingToSignIn',
            actions: 'forgetSignIn',
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
        'enrolment.requested': [{ guard: 'isSignedIn', target: 'enrolling' }, { target: 'askingToSignIn' }],
        'enrolment.found': 'continuing',
      },
    },
    enrolled: { after: { untilDashboard: 'onTheWayToDashboard' } },
    onTheWayToDashboard: { entry: 'wantDashboard', type: 'final' },
    continuing: {
      entry: 'rememberEnrolment',
      on: { 'person.signedOut': { target: 'offered', actions: 'forgetSignIn' } },
    },
  },
});
