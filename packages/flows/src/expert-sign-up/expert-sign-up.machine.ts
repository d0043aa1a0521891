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
  stepToGoOnWith,
} from '../expert-form.ts';
import { done, goesOnWith, reached, sayProblems } from '../expert-steps.ts';
import { refusalIn } from '../server-message.ts';
import { type IdentityProof, ThirdPartyLeft } from '../third-party.ts';
import { unwired } from '../unimplemented-actor.ts';
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
    register: unwired<SignedIn, ExpertRegistration>('expertSignUpMachine', 'register'),
    askThirdParty: unwired<IdentityProof>('expertSignUpMachine', 'askThirdParty'),
    registerByThirdParty: unwired<SignedIn, ExpertThirdPartyAnswer>(
      'expertSignUpMachine',
      'registerByThirdParty',
    ),
  },
  delays: { untilDashboard: limits.redirectAfterExpertSignUpMs },
  guards: {
    isDone: ({ context }, { step }: { step: ExpertStep }) => isDoneAt(step, context),
    isAt: ({ context }, { step }: { step: ExpertStep }) => stepToGoOnWith(context.step, context) === step,
    isOneForm: ({ context }) => context.layout === 'oneForm',
    isLeft: (_, { error }: { error: unknown }) => error instanceof ThirdPartyLeft,
  },
  actions: {
    rememberProfile: assign({
      profile: ({ context }, { profile }: { profile: Partial<InstructorForm> }) => ({
        ...context.profile,
        ...profile,
      }),
      // What is being mended is no longer wrong.
      problems: ({ context: { problems } }, { profile }) =>
        Object.fromEntries(Object.entries(problems).filter(([field]) => !(field in profile))),
    }),
    rememberAccount: assign({
      account: ({ context }, { account }: { account: Partial<AccountStepForm> }) => ({
        ...context.account,
        ...account,
      }),
      problems: {},
    }),
    rememberLayout: assign({ layout: (_, { layout }: { layout: ExpertLayout }) => layout }),
    rememberStep: assign({
      step: (_, { step }: { step: ExpertStep }) => step,
      problems: {},
      identity: noIdentity,
    }),
    forgetRefusal: assign({ message: null }),
    rememberProblems: assign({
      problems: ({ context }, { step }: { step: ExpertStep }) => problemsAt(step, context),
    }),
    rememberIdentity: assign({ identity: (_, identity: IdentityProof) => identity }),
    rememberRefusal: assign({ message: (_, { error }: { error: unknown }) => refusalIn(error) }),
    keepDraft: emit(({ context }) => ({
      type: 'draft.kept' as const,
      kept: { draft: draftOf(context), step: context.step },
    })),
    forgetDraft: emit({ type: 'draft.kept', kept: null }),
    tellSignedIn: emit((_, { user, tokens }: SignedIn) => ({
      type: 'person.signedIn' as const,
      user,
      tokens,
    })),
    tellLeft: emit({ type: 'signUp.left' }),
    wantDashboard: emit({ type: 'place.wanted', to: '/dashboard' }),
  },
}).createMachine({
  id: 'expertSignUp',
  context: ({ input: { layout, kept } }) => ({
    ...formOf(kept),
    layout,
    step: kept?.step ?? 'expertise',
    problems: {},
    message: null,
    identity: noIdentity,
  }),
  initial: 'filling',
  on: {
    'layout.changed': { actions: { type: 'rememberLayout', params: ({ event }) => event } },
    'dialog.closed': '.left',
  },
  states: {
    filling: {
      initial: 'deciding',
      on: {
        'profile.typed': {
          actions: [{ type: 'rememberProfile', params: ({ event }) => event }, 'keepDraft'],
        },
        'layout.changed': {
          target: '.deciding',
          actions: { type: 'rememberLayout', params: ({ event }) => event },
        },
      },
      states: {
        deciding: {
          always: [
            { guard: 'isOneForm', target: 'choosing' },
            { ...goesOnWith('account'), target: 'choosing' },
            { ...goesOnWith('bio'), target: 'bio' },
            { ...goesOnWith('qualifications'), target: 'qualifications' },
            { target: 'expertise' },
          ],
        },
        expertise: {
          entry: reached('expertise'),
          on: {
            'next.requested': [{ ...done('expertise'), target: 'qualifications' }, sayProblems('expertise')],
          },
        },
        qualifications: {
          entry: reached('qualifications'),
          on: {
            'back.requested': 'expertise',
            'next.requested': [{ ...done('qualifications'), target: 'bio' }, sayProblems('qualifications')],
          },
        },
        bio: {
          entry: reached('bio'),
          on: {
            'back.requested': 'qualifications',
            'next.requested': [{ ...done('bio'), target: 'choosing' }, sayProblems('bio')],
          },
        },
        /** The third party or an e-mail; where all is one form, this is what it ends with. */
        choosing: {
          entry: reached('account'),
          initial: 'alone',
          on: {
            'back.requested': [{ guard: 'isOneForm' }, { target: 'bio' }],
            'email.chosen': [{ ...done('bio'), target: '#expertSignUp.byEmail' }, sayProblems('bio')],
            'thirdParty.requested': [{ ...done('bio'), target: '.askingThirdParty' }, sayProblems('bio')],
          },
          states: {
            alone: {},
            // Its window may be left open and forgotten, so the form stays usable meanwhile.
            askingThirdParty: {
              invoke: {
                id: 'askThirdParty',
                src: 'askThirdParty',
                onDone: [
                  {
                    ...done('bio'),
                    target: '#expertSignUp.registeringByThirdParty',
                    actions: { type: 'rememberIdentity', params: ({ event }) => event.output },
                  },
                  { ...sayProblems('bio'), target: 'alone' },
                ],
                onError: [
                  {
                    guard: { type: 'isLeft', params: ({ event }) => ({ error: event.error }) },
                    target: 'alone',
                  },
                  {
                    target: 'refused',
                    actions: { type: 'rememberRefusal', params: ({ event }) => ({ error: event.error }) },
                  },
                ],
              },
            },
            refused: { exit: 'forgetRefusal' },
          },
        },
      },
    },
    byEmail: {
      entry: reached('account'),
      initial: 'typing',
      on: {
        'account.typed': {
          actions: [{ type: 'rememberAccount', params: ({ event }) => event }, 'keepDraft'],
        },
        'back.requested': '#expertSignUp.filling.choosing',
        'next.requested': [{ ...done('account'), target: 'registering' }, sayProblems('account')],
      },
      states: { typing: {}, refused: { exit: 'forgetRefusal' } },
    },
    registering: {
      on: {
        'account.typed': {
          actions: [{ type: 'rememberAccount', params: ({ event }) => event }, 'keepDraft'],
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
          actions: { type: 'tellSignedIn', params: ({ event }) => event.output },
        },
        onError: {
          target: 'byEmail.refused',
          actions: { type: 'rememberRefusal', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    registeringByThirdParty: {
      on: {
        'profile.typed': {
          actions: [{ type: 'rememberProfile', params: ({ event }) => event }, 'keepDraft'],
        },
      },
      invoke: {
        id: 'registerByThirdParty',
        src: 'registerByThirdParty',
        input: ({ context: { profile, identity } }) => ({ ...instructorSchema.parse(profile), ...identity }),
        onDone: {
          target: 'signedUp',
          actions: { type: 'tellSignedIn', params: ({ event }) => event.output },
        },
        onError: {
          target: 'filling.choosing.refused',
          actions: { type: 'rememberRefusal', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    signedUp: {
      entry: 'forgetDraft',
      after: { untilDashboard: 'onTheWayToDashboard' },
      on: { 'dialog.closed': 'onTheWayToDashboard' },
    },
    onTheWayToDashboard: { entry: 'wantDashboard', type: 'final' },
    left: { entry: 'tellLeft', type: 'final' },
  },
});
