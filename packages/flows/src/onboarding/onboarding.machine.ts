import type { User } from '@lyceum/api-client';
import { limits, type ValidationKey } from '@lyceum/rules';
import {
  expertiseStepSchema,
  type InstructorForm,
  instructorSchema,
  qualificationsStepSchema,
} from '@lyceum/rules/schemas';
import { assign, emit, setup } from 'xstate';
import { refusalIn } from '../refusal.ts';
import { unwired } from '../unwired.ts';

/** The steps in their order. Specification §2, Instructor onboarding. */
export const onboardingSteps = ['expertise', 'qualifications', 'bio'] as const;
export type OnboardingStep = (typeof onboardingSteps)[number];

interface OnboardingContext {
  draft: InstructorForm;
  /** What is wrong with the step one is at. */
  problem: ValidationKey | null;
  /** What the server said; null where the screen's own text stands: 'Failed to set up profile'. */
  message: string | null;
}

type OnboardingEvent =
  | { type: 'draft.changed'; draft: Partial<InstructorForm> }
  | { type: 'back.requested' }
  /** The button that is 'Next', and 'Complete' at the last step. */
  | { type: 'next.requested' };

type OnboardingEmitted =
  | { type: 'profile.completed'; user: User }
  | { type: 'place.wanted'; to: '/dashboard' };

const schemas = {
  expertise: expertiseStepSchema,
  qualifications: qualificationsStepSchema,
  // The last step sends everything, so everything is checked again. Specification §5.
  bio: instructorSchema,
};

/** The first thing that is wrong, as a key of the validation messages. */
function problemOf(step: OnboardingStep, draft: InstructorForm): ValidationKey | null {
  const checked = schemas[step].safeParse(draft);
  return checked.success ? null : ((checked.error.issues[0]?.message ?? null) as ValidationKey | null);
}

const isStepDone = (step: OnboardingStep) => ({ guard: { type: 'isDone' as const, params: { step } } });
const sayProblem = (step: OnboardingStep) => ({
  actions: { type: 'rememberProblem' as const, params: { step } },
});

/** An instructor's profile in three steps, then `/dashboard`. Specification §2 and §5. */
export const onboardingMachine = setup({
  types: {
    /** What the profile holds already. */
    input: {} as InstructorForm,
    context: {} as OnboardingContext,
    events: {} as OnboardingEvent,
    emitted: {} as OnboardingEmitted,
  },
  actors: { saveProfile: unwired<User, InstructorForm>('onboardingMachine', 'saveProfile') },
  delays: { untilDashboard: limits.redirectAfterOnboardingMs },
  guards: {
    isDone: ({ context }, { step }: { step: OnboardingStep }) => problemOf(step, context.draft) === null,
  },
  actions: {
    rememberDraft: assign({
      draft: ({ context }, { draft }: { draft: Partial<InstructorForm> }) => ({ ...context.draft, ...draft }),
      problem: null,
    }),
    rememberProblem: assign({
      problem: ({ context }, { step }: { step: OnboardingStep }) => problemOf(step, context.draft),
    }),
    forgetProblem: assign({ problem: null, message: null }),
    rememberRefusal: assign({ message: (_, { error }: { error: unknown }) => refusalIn(error) }),
    tellCompleted: emit((_, { user }: { user: User }) => ({ type: 'profile.completed' as const, user })),
    wantDashboard: emit({ type: 'place.wanted', to: '/dashboard' }),
  },
}).createMachine({
  id: 'onboarding',
  context: ({ input }) => ({ draft: input, problem: null, message: null }),
  initial: 'expertise',
  states: {
    expertise: {
      entry: 'forgetProblem',
      on: {
        'draft.changed': { actions: { type: 'rememberDraft', params: ({ event }) => event } },
        'next.requested': [{ ...isStepDone('expertise'), target: 'qualifications' }, sayProblem('expertise')],
      },
    },
    qualifications: {
      entry: 'forgetProblem',
      on: {
        'draft.changed': { actions: { type: 'rememberDraft', params: ({ event }) => event } },
        'back.requested': 'expertise',
        'next.requested': [{ ...isStepDone('qualifications'), target: 'bio' }, sayProblem('qualifications')],
      },
    },
    bio: {
      entry: 'forgetProblem',
      on: {
        'draft.changed': { actions: { type: 'rememberDraft', params: ({ event }) => event } },
        'back.requested': 'qualifications',
        'next.requested': [{ ...isStepDone('bio'), target: 'saving' }, sayProblem('bio')],
      },
    },
    saving: {
      entry: 'forgetProblem',
      invoke: {
        id: 'saveProfile',
        src: 'saveProfile',
        input: ({ context }) => instructorSchema.parse(context.draft),
        onDone: {
          target: 'completed',
          actions: { type: 'tellCompleted', params: ({ event }) => ({ user: event.output }) },
        },
        onError: {
          target: 'refused',
          actions: { type: 'rememberRefusal', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    refused: {
      on: {
        'draft.changed': { actions: { type: 'rememberDraft', params: ({ event }) => event } },
        'back.requested': 'qualifications',
        'next.requested': [{ ...isStepDone('bio'), target: 'saving' }, sayProblem('bio')],
      },
    },
    completed: { after: { untilDashboard: 'onTheWayToDashboard' } },
    onTheWayToDashboard: { entry: 'wantDashboard', type: 'final' },
  },
});

/** The step that a state shows; from `saving` on it is the last. */
export function onboardingStepOf(state: string): OnboardingStep {
  return onboardingSteps.find((step) => step === state) ?? 'bio';
}
