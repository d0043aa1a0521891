import { messageFor, type SignedIn } from '@lyceum/api-client';
import { afterSignIn, incompleteInstructor, type SignUpRole } from '@lyceum/rules';
import { assertEvent, assign, emit, setup } from 'xstate';
import type { IdentityProof } from '../third-party.ts';
import { unimplementedActor } from '../unimplemented-actor.ts';

type Mode = 'login' | 'register';

interface AuthDialogInput {
  mode: Mode;
  /** A dialog returns to the screen below it; a page redirects. */
  place: 'dialog' | 'page';
  /** The path that the user requested before the login page. */
  remembered?: string | null;
}

interface AuthDialogContext extends AuthDialogInput {
  /** The server's error message. */
  message: string | null;
  /** The role of the request, and the proof of the third party. */
  thirdParty: Required<ThirdPartyAnswer>;
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
export interface ThirdPartyAnswer extends IdentityProof {
  role?: SignUpRole;
}

type AuthDialogEvent =
  | { type: 'mode.switched' }
  | { type: 'login.submitted'; credentials: Credentials }
  | { type: 'registration.submitted'; registration: Registration }
  /** `role` is the role selected in the form. It applies in register mode only. */
  | { type: 'thirdParty.requested'; role: SignUpRole };

type AuthDialogEmitted =
  /** `to` is the path to redirect to; null closes the dialog. */
  | ({ type: 'user.signedIn'; registered: boolean; to: string | null } & SignedIn)
  /** Logged, not shown [8.5]. */
  | { type: 'thirdParty.failed'; error: unknown };

function placeAfter({ mode, place, remembered }: AuthDialogInput, { user }: SignedIn): string | null {
  const registeredFor = mode === 'register' && incompleteInstructor(user) ? '/instructor-onboarding' : null;
  if (place === 'dialog') return registeredFor;
  return mode === 'login' ? afterSignIn(remembered) : (registeredFor ?? '/dashboard');
}

/** The login and register dialog, and the pages `/login` and `/register` [2.67]. */
export const authDialogMachine = setup({
  types: {
    input: {} as AuthDialogInput,
    context: {} as AuthDialogContext,
    events: {} as AuthDialogEvent,
    emitted: {} as AuthDialogEmitted,
  },
  actors: {
    signIn: unimplementedActor<SignedIn, Credentials>('authDialogMachine', 'signIn'),
    register: unimplementedActor<SignedIn, Registration>('authDialogMachine', 'register'),
    askThirdParty: unimplementedActor<IdentityProof>('authDialogMachine', 'askThirdParty'),
    signInByThirdParty: unimplementedActor<SignedIn, ThirdPartyAnswer>(
      'authDialogMachine',
      'signInByThirdParty',
    ),
  },
  actions: {
    switchMode: assign({ mode: ({ context }) => (context.mode === 'login' ? 'register' : 'login') }),
    clearError: assign({ message: null }),
    setThirdParty: assign({
      thirdParty: ({ context }, answer: Partial<ThirdPartyAnswer>) => ({ ...context.thirdParty, ...answer }),
    }),
    setError: assign({
      message: (_, { call, error }: { call: 'login' | 'register'; error: unknown }) =>
        messageFor(call, error),
    }),
    emitSignedIn: emit(({ context }, { answer }: { answer: SignedIn }) => ({
      type: 'user.signedIn' as const,
      user: answer.user,
      tokens: answer.tokens,
      registered: context.mode === 'register',
      to: placeAfter(context, answer),
    })),
    emitThirdPartyFailed: emit((_, { error }: { error: unknown }) => ({
      type: 'thirdParty.failed' as const,
      error,
    })),
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
        'mode.switched': { target: '.alone', actions: ['switchMode', 'clearError'] },
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
              actions: { type: 'emitThirdPartyFailed', params: ({ event }) => ({ error: event.error }) },
            },
          },
        },
      },
    },
    signingIn: {
      entry: 'clearError',
      invoke: {
        id: 'signIn',
        src: 'signIn',
        input: ({ event }) => {
          assertEvent(event, 'login.submitted');
          return event.credentials;
        },
        onDone: {
          target: 'signedIn',
          actions: { type: 'emitSignedIn', params: ({ event }) => ({ answer: event.output }) },
        },
        onError: {
          target: 'filling',
          actions: {
            type: 'setError',
            params: ({ event }) => ({ call: 'login', error: event.error }),
          },
        },
      },
    },
    registering: {
      entry: 'clearError',
      invoke: {
        id: 'register',
        src: 'register',
        input: ({ event }) => {
          assertEvent(event, 'registration.submitted');
          return event.registration;
        },
        onDone: {
          target: 'signedIn',
          actions: { type: 'emitSignedIn', params: ({ event }) => ({ answer: event.output }) },
        },
        onError: {
          target: 'filling',
          actions: {
            type: 'setError',
            params: ({ event }) => ({ call: 'register', error: event.error }),
          },
        },
      },
    },
    signingInByThirdParty: {
      entry: 'clearError',
      invoke: {
        id: 'signInByThirdParty',
        src: 'signInByThirdParty',
        input: ({ context }) => {
          const { role, ...proof } = context.thirdParty;
          return context.mode === 'register' ? { ...proof, role } : proof;
        },
        onDone: {
          target: 'signedIn',
          actions: { type: 'emitSignedIn', params: ({ event }) => ({ answer: event.output }) },
        },
        onError: {
          target: 'filling',
          actions: { type: 'emitThirdPartyFailed', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    signedIn: { type: 'final' },
  },
});
