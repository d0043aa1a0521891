import type { SignedIn, User } from '@lyceum/api-client';
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
import { unimplementedActor } from '../unimplemented-actor.ts';
import type {
  Applicant,
  ApplicationContext,
  ApplicationEmitted,
  ApplicationEvent,
  ApplicationInput,
} from './application.types.ts';

/** The page `/experts/apply` [10.20]. */
export const applicationMachine = setup({
  types: {
    input: {} as ApplicationInput,
    context: {} as ApplicationContext,
    events: {} as ApplicationEvent,
    emitted: {} as ApplicationEmitted,
  },
  actors: {
    register: unimplementedActor<SignedIn, ExpertRegistration>('applicationMachine', 'register'),
    apply: unimplementedActor<User, InstructorForm>('applicationMachine', 'apply'),
  },
  delays: {
    untilVisible: limits.applicationVisibleAfterMs,
    untilDashboard: limits.redirectAfterExpertSignUpMs,
  },
  guards: {
    isDone: ({ context }, { step }: { step: ExpertStep }) => isDoneAt(step, context),
    isDoneByLearner: ({ context }) => context.applicant === 'learner' && isDoneAt('bio', context),
    isAt: ({ context: { applicant, step: at, ...form } }, { step }: { step: ExpertStep }) => {
      const goesOn = stepToContinueAt(at, form);
      return step === (goesOn === 'account' && applicant === 'learner' ? 'bio' : goesOn);
    },
    isInstructor: (_, { applicant }: { applicant: Applicant }) => applicant === 'instructor',
  },
  actions: {
    setProfile: assign({
      profile: ({ context }, { profile }: { profile: Partial<InstructorForm> }) => ({
        ...context.profile,
        ...profile,
      }),
      problems: {},
    }),
    setAccount: assign({
      account: ({ context }, { account }: { account: Partial<AccountStepForm> }) => ({
        ...context.account,
        ...account,
      }),
      problems: {},
    }),
    setApplicant: assign({ applicant: (_, { applicant }: { applicant: Applicant }) => applicant }),
    setStep: assign({ step: (_, { step }: { step: ExpertStep }) => step, problems: {} }),
    setProblems: assign({
      problems: ({ context }, { step }: { step: ExpertStep }) => problemsAt(step, context),
    }),
    setError: assign({ message: (_, { error }: { error: unknown }) => serverMessage(error) }),
    clearError: assign({ message: null }),
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
    emitProfileChanged: emit((_, { user }: { user: User }) => ({ type: 'profile.changed' as const, user })),
    goToDashboard: emit({ type: 'navigation.requested', to: '/dashboard' }),
  },
}).createMachine({
  id: 'application',
  context: ({ input: { applicant, storedDraft } }) => ({
    ...formOf(storedDraft),
    applicant,
    step: storedDraft?.step ?? 'expertise',
    problems: {},
    message: null,
  }),
  initial: 'appearing',
  on: { 'applicant.changed': { actions: { type: 'setApplicant', params: ({ event }) => event } } },
  states: {
    /** Started, but not visible yet. */
    appearing: {
      after: {
        untilVisible: [
          {
            guard: { type: 'isInstructor', params: ({ context }) => context },
            target: 'onTheWayToDashboard',
          },
          { target: 'filling' },
        ],
      },
      on: {
        'applicant.changed': {
          guard: { type: 'isInstructor', params: ({ event }) => event },
          target: 'onTheWayToDashboard',
        },
      },
    },
    filling: {
      initial: 'deciding',
      on: {
        'profile.typed': {
          actions: [{ type: 'setProfile', params: ({ event }) => event }, 'emitDraft'],
        },
        'applicant.changed': [
          { guard: { type: 'isInstructor', params: ({ event }) => event }, target: 'onTheWayToDashboard' },
          {
            target: '.deciding',
            actions: { type: 'setApplicant', params: ({ event }) => event },
          },
        ],
      },
      states: {
        deciding: {
          always: [
            { ...continuesAt('account'), target: 'account' },
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
          initial: 'typing',
          on: {
            'back.requested': 'qualifications',
            'next.requested': [
              { guard: 'isDoneByLearner', target: '#application.applying' },
              { ...done('bio'), target: 'account' },
              showProblems('bio'),
            ],
          },
          states: { typing: {}, refused: { exit: 'clearError' } },
        },
        account: {
          entry: enterStep('account'),
          initial: 'typing',
          on: {
            'account.typed': {
              actions: [{ type: 'setAccount', params: ({ event }) => event }, 'emitDraft'],
            },
            'back.requested': 'bio',
            // This step shows no profile field.
            'profile.typed': {},
            'next.requested': [
              { ...done('account'), target: '#application.registering' },
              showProblems('account'),
            ],
          },
          states: { typing: {}, refused: { exit: 'clearError' } },
        },
      },
    },
    applying: {
      on: {
        'profile.typed': {
          actions: [{ type: 'setProfile', params: ({ event }) => event }, 'emitDraft'],
        },
      },
      invoke: {
        id: 'apply',
        src: 'apply',
        input: ({ context }) => instructorSchema.parse(context.profile),
        onDone: {
          target: 'applied',
          actions: { type: 'emitProfileChanged', params: ({ event }) => ({ user: event.output }) },
        },
        onError: {
          target: 'filling.bio.refused',
          actions: { type: 'setError', params: ({ event }) => ({ error: event.error }) },
        },
      },
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
          target: 'registered',
          actions: { type: 'emitSignedIn', params: ({ event }) => event.output },
        },
        onError: {
          target: 'filling.account.refused',
          actions: { type: 'setError', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    // The success message remains visible until the dashboard opens.
    applied: { entry: 'emitNoDraft', after: { untilDashboard: { actions: 'goToDashboard' } } },
    registered: { entry: 'emitNoDraft', after: { untilDashboard: { actions: 'goToDashboard' } } },
    /** Instructors cannot apply. */
    onTheWayToDashboard: { entry: 'goToDashboard', type: 'final' },
  },
});
