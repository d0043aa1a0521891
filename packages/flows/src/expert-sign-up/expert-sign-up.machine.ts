import type { SignedIn } from '@lyceum/api-client';
import { limits } from '@lyceum/rules';
import {
  type AccountStepForm,
  accountStepSchema,
  type InstructorForm,
  instructorSchema,
} from '@lyceum/rules/schemas';
import { assign, emit, setup } from 'xstate';
import {
  draftOf,
  type ExpertRegistration,
  type ExpertStep,
  formOf,
  isDoneAt,
  problemsAt,
  stepToContinueAt,
} from '../expert-form.ts';
import { continuesAt, done, enterStep, showProblems } from '../expert-steps.ts';
import { serverMessage } from '../server-message.ts';
import { type IdentityProof, ThirdPartyCanceled } from '../third-party.ts';
import { unimplementedActor } from '../unimplemented-actor.ts';
import type {
  ExpertLayout,
  ExpertSignUpContext,
  ExpertSignUpEmitted,
  ExpertSignUpEvent,
  ExpertSignUpInput,
  ExpertThirdPartyAnswer,
} from './expert-sign-up.types.ts';

const noIdentity: IdentityProof = { tokenId: '', nonce: '' };

/** The dialog 'Create Your Expert Account' [2.80]. */
export const expertSignUpMachine = setup({
  types: {
    input: {} as ExpertSignUpInput,
    context: {} as ExpertSignUpContext,
    events: {} as ExpertSignUpEvent,
    emitted: {} as ExpertSignUpEmitted,
  },
  actors: {
    register: unimplementedActor<SignedIn, ExpertRegistration>('expertSignUpMachine', 'register'),
    askThirdParty: unimplementedActor<IdentityProof>('expertSignUpMachine', 'askThirdParty'),
    registerByThirdParty: unimplementedActor<SignedIn, ExpertThirdPartyAnswer>(
      'expertSignUpMachine',
      'registerByThirdParty',
    ),
  },
  delays: { untilDashboard: limits.redirectAfterExpertSignUpMs },
  guards: {
    isDone: ({ context }, { step }: { step: ExpertStep }) => isDoneAt(step, context),
    isAt: ({ context }, { step }: { step: ExpertStep }) => stepToContinueAt(context.step, context) === step,
    isOneForm: ({ context }) => context.layout === 'oneForm',
    isCanceled: (_, { error }: { error: unknown }) => error instanceof ThirdPartyCanceled,
  },
  actions: {
    setProfile: assign({
      profile: ({ context }, { profile }: { profile: Partial<InstructorForm> }) => ({
        ...context.profile,
        ...profile,
      }),
      // Editing a field clears its error.
      problems: ({ context: { problems } }, { profile }) =>
        Object.fromEntries(Object.entries(problems).filter(([field]) => !(field in profile))),
    }),
    setAccount: assign({
      account: ({ context }, { account }: { account: Partial<AccountStepForm> }) => ({
        ...context.account,
        ...account,
      }),
      problems: {},
    }),
    setLayout: assign({ layout: (_, { layout }: { layout: ExpertLayout }) => layout }),
    setStep: assign({
      step: (_, { step }: { step: ExpertStep }) => step,
      problems: {},
      identity: noIdentity,
    }),
    clearError: assign({ message: null }),
    setProblems: assign({
      problems: ({ context }, { step }: { step: ExpertStep }) => problemsAt(step, context),
    }),
    setIdentity: assign({ identity: (_, identity: IdentityProof) => identity }),
    setError: assign({ message: (_, { error }: { error: unknown }) => serverMessage(error) }),
    emitDraft: emit(({ context }) => ({
      type: 'draft.updated' as const,
      storedDraft: { draft: draftOf(context), step: context.step },
    })),
    emitNoDraft: emit({ type: 'draft.updated', storedDraft: null }),
    emitSignedIn: emit((_, { user, tokens }: SignedIn) => ({
      type: 'user.signedIn' as const,
      user,
      tokens,
    })),
    emitCanceled: emit({ type: 'signUp.canceled' }),
    goToDashboard: emit({ type: 'navigation.requested', to: '/dashboard' }),
  },
}).createMachine({
  id: 'expertSignUp',
  context: ({ input: { layout, storedDraft } }) => ({
    ...formOf(storedDraft),
    layout,
    step: storedDraft?.step ?? 'expertise',
    problems: {},
    message: null,
    identity: noIdentity,
  }),
  initial: 'filling',
  on: {
    'layout.changed': { actions: { type: 'setLayout', params: ({ event }) => event } },
    'dialog.closed': '.canceled',
  },
  states: {
    filling: {
      initial: 'deciding',
      on: {
        'profile.typed': {
          actions: [{ type: 'setProfile', params: ({ event }) => event }, 'emitDraft'],
        },
        'layout.changed': {
          target: '.deciding',
          actions: { type: 'setLayout', params: ({ event }) => event },
        },
      },
      states: {
        deciding: {
          always: [
            { guard: 'isOneForm', target: 'choosing' },
            { ...continuesAt('account'), target: 'choosing' },
            { ...continuesAt('bio'), target: 'bio' },
            { ...continuesAt('qualifications'), target: 'qualifications' },
            { target: 'expertise' },
          ],
        },
        expertise: {
          entry: enterStep('expertise'),
          on: {
            'next.requested': [{ ...done('expertise'), target: 'qualifications' }, showProblems('expertise')],
          },
        },
        qualifications: {
          entry: enterStep('qualifications'),
          on: {
            'back.requested': 'expertise',
            'next.requested': [{ ...done('qualifications'), target: 'bio' }, showProblems('qualifications')],
          },
        },
        bio: {
          entry: enterStep('bio'),
          on: {
            'back.requested': 'qualifications',
            'next.requested': [{ ...done('bio'), target: 'choosing' }, showProblems('bio')],
          },
        },
        /** Choosing between the third party and an e-mail. The single form ends with this choice. */
        choosing: {
          entry: enterStep('account'),
          initial: 'alone',
          on: {
            'back.requested': [{ guard: 'isOneForm' }, { target: 'bio' }],
            'email.chosen': [{ ...done('bio'), target: '#expertSignUp.byEmail' }, showProblems('bio')],
            'thirdParty.requested': [{ ...done('bio'), target: '.askingThirdParty' }, showProblems('bio')],
          },
          states: {
            alone: {},
            // The window may stay open, so the form remains usable.
            askingThirdParty: {
              invoke: {
                id: 'askThirdParty',
                src: 'askThirdParty',
                onDone: [
                  {
                    ...done('bio'),
                    target: '#expertSignUp.registeringByThirdParty',
                    actions: { type: 'setIdentity', params: ({ event }) => event.output },
                  },
                  { ...showProblems('bio'), target: 'alone' },
                ],
                onError: [
                  {
                    guard: { type: 'isCanceled', params: ({ event }) => ({ error: event.error }) },
                    target: 'alone',
                  },
                  {
                    target: 'refused',
                    actions: { type: 'setError', params: ({ event }) => ({ error: event.error }) },
                  },
                ],
              },
            },
            refused: { exit: 'clearError' },
          },
        },
      },
    },
    byEmail: {
      entry: enterStep('account'),
      initial: 'typing',
      on: {
        'account.typed': {
          actions: [{ type: 'setAccount', params: ({ event }) => event }, 'emitDraft'],
        },
        'back.requested': '#expertSignUp.filling.choosing',
        'next.requested': [{ ...done('account'), target: 'registering' }, showProblems('account')],
      },
      states: { typing: {}, refused: { exit: 'clearError' } },
    },
    registering: {
      on: {
        'account.typed': {
          actions: [{ type: 'setAccount', params: ({ event }) => event }, 'emitDraft'],
        },
      },
      invoke: {
        id: 'register',
        src: 'register',
        input: ({ context: { profile, account } }) => ({
          ...instructorSchema.parse(profile),
          ...accountStepSchema.parse(account),
        }),
        onDone: {
          target: 'signedUp',
          actions: { type: 'emitSignedIn', params: ({ event }) => event.output },
        },
        onError: {
          target: 'byEmail.refused',
          actions: { type: 'setError', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    registeringByThirdParty: {
      on: {
        'profile.typed': {
          actions: [{ type: 'setProfile', params: ({ event }) => event }, 'emitDraft'],
        },
      },
      invoke: {
        id: 'registerByThirdParty',
        src: 'registerByThirdParty',
        input: ({ context: { profile, identity } }) => ({ ...instructorSchema.parse(profile), ...identity }),
        onDone: {
          target: 'signedUp',
          actions: { type: 'emitSignedIn', params: ({ event }) => event.output },
        },
        onError: {
          target: 'filling.choosing.refused',
          actions: { type: 'setError', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    signedUp: {
      entry: 'emitNoDraft',
      after: { untilDashboard: 'onTheWayToDashboard' },
      on: { 'dialog.closed': 'onTheWayToDashboard' },
    },
    onTheWayToDashboard: { entry: 'goToDashboard', type: 'final' },
    canceled: { entry: 'emitCanceled', type: 'final' },
  },
});
