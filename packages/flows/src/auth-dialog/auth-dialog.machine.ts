import type { ApiClient, SignedIn } from '@lyceum/api-client';
import { afterSignIn, incompleteInstructor, type SignUpRole } from '@lyceum/rules';
import { assertEvent, assign, fromPromise, setup } from 'xstate';
import { completeSignIn, navigate, reportFailure, startSession } from '../app/app.actions.ts';
import type { Navigation } from '../app/app.types.ts';
import { clearError, showError } from '../call-error.ts';
import type { IdentityProof, RequestIdToken } from '../third-party.ts';
import { unimplementedActors } from '../unimplemented-actor.ts';

type Mode = 'login' | 'register';

export interface AuthDialogInput {
  mode: Mode;
  /** A dialog returns to the screen below it; a page redirects. */
  place: 'dialog' | 'page';
  /** Whether a flow below the dialog continues after the sign-in, so that the route stays. @default false */
  isAwaited?: boolean;
  /** The path that the user requested before the login page. */
  remembered?: string | null;
}

export interface AuthDialogContext extends AuthDialogInput {
  /** The server's error message. */
  message: string | null;
  /** The role of the request, and the proof of the third party. */
  thirdParty: Required<ThirdPartyProof>;
}

export interface Credentials {
  email: string;
  password: string;
}

export interface Registration extends Credentials {
  name: string;
  role: SignUpRole;
}

/** The proof, and the role of a registration. */
export interface ThirdPartyProof extends IdentityProof {
  role?: SignUpRole;
}

type AuthDialogEvent =
  | { type: 'mode.switched' }
  | { type: 'login.submitted'; credentials: Credentials }
  | { type: 'registration.submitted'; registration: Registration }
  /** `role` is the role selected in the form. It applies in register mode only. */
  | { type: 'thirdParty.requested'; role: SignUpRole };

/** The change of the route after a sign-in; null if the route stays. */
function navigationAfter(
  { mode, place, isAwaited, remembered }: AuthDialogInput,
  { user }: SignedIn,
): Navigation | null {
  const onboarding = mode === 'register' && incompleteInstructor(user) ? '/instructor-onboarding' : null;
  if (place === 'dialog') return onboarding && !isAwaited ? { to: onboarding } : null;
  if (mode === 'login') return { to: afterSignIn(remembered), replace: true };
  return { to: onboarding ?? '/dashboard', replace: true, state: { registered: true } };
}

// Logged, not shown [8.5].
const thirdPartyFailed = ({ event }: { event: { error: unknown } }) =>
  ({ level: 'warn', message: 'Google login failed', detail: event.error }) as const;

interface SignInDone {
  context: AuthDialogContext;
  event: { output: SignedIn };
}

const responseOf = ({ event }: SignInDone) => event.output;

const signIn = [
  { type: 'startSession', params: responseOf },
  { type: 'completeSignIn', params: ({ event }: SignInDone) => ({ userId: event.output.user.id }) },
] as const;

/** The transitions of a successful call. */
const onSignedIn = [
  { guard: { type: 'staysHere', params: responseOf }, target: 'signedIn', actions: signIn },
  {
    target: 'signedIn',
    actions: [
      ...signIn,
      {
        type: 'navigate',
        params: ({ context, event }: SignInDone) =>
          navigationAfter(context, event.output) ?? { to: '/dashboard' },
      },
    ],
  },
] as const;

export const authDialogActors = (api: ApiClient, requestIdToken: RequestIdToken) => ({
  signIn: fromPromise<SignedIn, Credentials>(({ input, signal }) =>
    api.call('login', { body: input, signal }),
  ),
  register: fromPromise<SignedIn, Registration>(({ input, signal }) =>
    api.call('register', { body: input, signal }),
  ),
  askThirdParty: fromPromise<IdentityProof>(({ signal }) => requestIdToken(signal)),
  signInByThirdParty: fromPromise<SignedIn, ThirdPartyProof>(({ input, signal }) =>
    api.call('signInWithGoogle', { body: input, signal }),
  ),
});

/** The login and register dialog, and the pages `/login` and `/register` [2.67]. */
export const authDialogMachine = setup({
  types: {
    input: {} as AuthDialogInput,
    context: {} as AuthDialogContext,
    events: {} as AuthDialogEvent,
  },
  actors: unimplementedActors<typeof authDialogActors>('authDialogMachine', [
    'signIn',
    'register',
    'askThirdParty',
    'signInByThirdParty',
  ]),
  guards: {
    staysHere: ({ context }, response: SignedIn) => navigationAfter(context, response) === null,
  },
  actions: {
    switchMode: assign({ mode: ({ context }) => (context.mode === 'login' ? 'register' : 'login') }),
    setThirdParty: assign({
      thirdParty: ({ context }, proof: Partial<ThirdPartyProof>) => ({ ...context.thirdParty, ...proof }),
    }),
    startSession,
    completeSignIn,
    navigate,
    reportFailure,
  },
}).createMachine({
  id: 'authDialog',
  context: ({ input }) => ({
    ...input,
    message: null,
    thirdParty: { tokenId: '', nonce: '', role: 'learner' },
  }),
  initial: 'filling',
  states: {
    filling: {
      initial: 'alone',
      on: {
        'mode.switched': { target: '.alone', actions: ['switchMode', clearError] },
        'login.submitted': 'signingIn',
        'registration.submitted': 'registering',
        'thirdParty.requested': {
          target: '.askingThirdParty',
          actions: { type: 'setThirdParty', params: ({ event: { role } }) => ({ role }) },
        },
      },
      states: {
        alone: {},
        // The window may stay open, so the form remains usable.
        askingThirdParty: {
          invoke: {
            id: 'askThirdParty',
            src: 'askThirdParty',
            onDone: {
              target: '#authDialog.signingInByThirdParty',
              actions: { type: 'setThirdParty', params: ({ event }) => event.output },
            },
            onError: {
              target: 'alone',
              actions: { type: 'reportFailure', params: thirdPartyFailed },
            },
          },
        },
      },
    },
    signingIn: {
      entry: clearError,
      invoke: {
        id: 'signIn',
        src: 'signIn',
        input: ({ event }) => {
          assertEvent(event, 'login.submitted');
          return event.credentials;
        },
        onDone: onSignedIn,
        onError: { target: 'filling', actions: showError('login') },
      },
    },
    registering: {
      entry: clearError,
      invoke: {
        id: 'register',
        src: 'register',
        input: ({ event }) => {
          assertEvent(event, 'registration.submitted');
          return event.registration;
        },
        onDone: onSignedIn,
        onError: { target: 'filling', actions: showError('register') },
      },
    },
    signingInByThirdParty: {
      entry: clearError,
      invoke: {
        id: 'signInByThirdParty',
        src: 'signInByThirdParty',
        input: ({ context }) => {
          const { role, ...proof } = context.thirdParty;
          return context.mode === 'register' ? { ...proof, role } : proof;
        },
        onDone: onSignedIn,
        onError: {
          target: 'filling',
          actions: { type: 'reportFailure', params: thirdPartyFailed },
        },
      },
    },
    signedIn: { type: 'final' },
  },
});
