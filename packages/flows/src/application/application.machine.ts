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
  stepToGoOnWith,
} from '../expert-form.ts';
import { done, goesOnWith, reached, sayProblems } from '../expert-steps.ts';
import { refusalIn } from '../server-message.ts';
import { unwired } from '../unimplemented-actor.ts';
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
    register: unwired<SignedIn, ExpertRegistration>('applicationMachine', 'register'),
    apply: unwired<User, InstructorForm>('applicationMachine', 'apply'),
  },
  delays: {
    untilVisible: limits.applicationVisibleAfterMs,
    untilDashboard: limits.redirectAfterExpertSignUpMs,
  },
  guards: {
    isDone: ({ context }, { step }: { step: ExpertStep }) => isDoneAt(step, context),
    isDoneByLearner: ({ context }) => context.applicant === 'learner' && isDoneAt('bio', context),
    isAt: ({ context: { applicant, step: at, ...form } }, { step }: { step: ExpertStep }) => {
      const goesOn = stepToGoOnWith(at, form);
      return step === (goesOn === 'account' && applicant === 'learner' ? 'bio' : goesOn);
    },
    isInstructor: (_, { applicant }: { applicant: Applicant }) => applicant === 'instructor',
  },
  actions: {
    rememberProfile: assign({
      profile: ({ context }, { profile }: { profile: Partial<InstructorForm> }) => ({
        ...context.profile,
        ...profile,
      }),
      problems: {},
    }),
    rememberAccount: assign({
      account: ({ context }, { account }: { account: Partial<AccountStepForm> }) => ({
        ...context.account,
        ...account,
      }),
      problems: {},
    }),
    rememberApplicant: assign({ applicant: (_, { applicant }: { applicant: Applicant }) => applicant }),
    rememberStep: assign({ step: (_, { step }: { step: ExpertStep }) => step, problems: {} }),
    rememberProblems: assign({
      problems: ({ context }, { step }: { step: ExpertStep }) => problemsAt(step, context),
    }),
    rememberRefusal: assign({ message: (_, { error }: { error: unknown }) => refusalIn(error) }),
    forgetRefusal: assign({ message: null }),
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
    tellChanged: emit((_, { user }: { user: User }) => ({ type: 'profile.changed' as const, user })),
    wantDashboard: emit({ type: 'place.wanted', to: '/dashboard' }),
  },
}).createMachine({
  id: 'application',
  context: ({ input: { applicant, kept } }) => ({
    ...formOf(kept),
    applicant,
    step: kept?.step ?? 'expertise',
    problems: {},
    message: null,
  }),
  initial: 'appearing',
  on: { 'applicant.changed': { actions: { type: 'rememberApplicant', params: ({ event }) => event } } },
  states: {
    /** There, and not visible yet. */
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
          actions: [{ type: 'rememberProfile', params: ({ event }) => event }, 'keepDraft'],
        },
        'applicant.changed': [
          { guard: { type: 'isInstructor', params: ({ event }) => event }, target: 'onTheWayToDashboard' },
          {
            target: '.deciding',
            actions: { type: 'rememberApplicant', params: ({ event }) => event },
          },
        ],
      },
      states: {
        deciding: {
          always: [
            { ...goesOnWith('account'), target: 'account' },
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
          initial: 'typing',
          on: {
            'back.requested': 'qualifications',
            'next.requested': [
              { guard: 'isDoneByLearner', target: '#application.applying' },
              { ...done('bio'), target: 'account' },
              sayProblems('bio'),
            ],
          },
          states: { typing: {}, refused: { exit: 'forgetRefusal' } },
        },
        account: {
          entry: reached('account'),
          initial: 'typing',
          on: {
            'account.typed': {
              actions: [{ type: 'rememberAccount', params: ({ event }) => event }, 'keepDraft'],
            },
            'back.requested': 'bio',
            // There is nothing of it to be seen at this step.
            'profile.typed': {},
            'next.requested': [
              { ...done('account'), target: '#application.registering' },
              sayProblems('account'),
            ],
          },
          states: { typing: {}, refused: { exit: 'forgetRefusal' } },
        },
      },
    },
    applying: {
      on: {
        'profile.typed': {
          actions: [{ type: 'rememberProfile', params: ({ event }) => event }, 'keepDraft'],
        },
      },
      invoke: {
        id: 'apply',
        src: 'apply',
        input: ({ context }) => instructorSchema.parse(context.profile),
        onDone: {
          target: 'applied',
          actions: { type: 'tellChanged', params: ({ event }) => ({ user: event.output }) },
        },
        onError: {
          target: 'filling.bio.refused',
          actions: { type: 'rememberRefusal', params: ({ event }) => ({ error: event.error }) },
        },
      },
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
          target: 'registered',
          actions: { type: 'tellSignedIn', params: ({ event }) => event.output },
        },
        onError: {
          target: 'filling.account.refused',
          actions: { type: 'rememberRefusal', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    // Both stay to be read until the dashboard is there.
    applied: { entry: 'forgetDraft', after: { untilDashboard: { actions: 'wantDashboard' } } },
    registered: { entry: 'forgetDraft', after: { untilDashboard: { actions: 'wantDashboard' } } },
    /** An instructor has nothing to apply for. */
    onTheWayToDashboard: { entry: 'wantDashboard', type: 'final' },
  },
});
