import type { User } from '@lyceum/api-client';
import { limits, type ValidationKey } from '@lyceum/rules';
import { instructorDraftSchema, type StoredDraft, storedDraftSchema } from '@lyceum/rules/drafts';
import {
  expertiseStepSchema,
  type InstructorForm,
  instructorSchema,
  qualificationsStepSchema,
} from '@lyceum/rules/schemas';
import { assign, emit, setup } from 'xstate';
import { serverMessage } from '../server-message.ts';
import { unimplementedActor } from '../unimplemented-actor.ts';

/** The steps in their order [2.139]. */
export const onboardingSteps = ['expertise', 'qualifications', 'bio'] as const;
export type OnboardingStep = (typeof onboardingSteps)[number];

export type StoredOnboardingDraft = StoredDraft<InstructorForm, OnboardingStep>;
/** What is kept of the onboarding until it is sent. */
export const storedOnboardingDraftSchema = storedDraftSchema(instructorDraftSchema, onboardingSteps);

interface OnboardingInput extends InstructorForm {
  /** What was typed before a reload or a sign-in, with the step one was at; it counts instead of the profile. */
  storedDraft?: StoredOnboardingDraft | null;
}

interface OnboardingContext {
  /** The step to begin at. */
  startAt: OnboardingStep;
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
  /** Null: it is sent, and nothing is left to keep. */
  | { type: 'draft.updated'; storedDraft: StoredOnboardingDraft | null }
  | { type: 'profile.completed'; user: User }
  | { type: 'navigation.requested'; to: '/dashboard' };

const schemas = {
  expertise: expertiseStepSchema,
  qualifications: qualificationsStepSchema,
  // The last step sends everything, so everything is checked again [5.9].
  bio: instructorSchema,
};

/** The first thing that is wrong, as a key of the validation messages. */
function problemOf(step: OnboardingStep, draft: InstructorForm): ValidationKey | null {
  const checked = schemas[step].safeParse(draft);
  return checked.success ? null : ((checked.error.issues[0]?.message ?? null) as ValidationKey | null);
}

/** No later than the first step that is not done: what was kept may be older than the rules. */
function stepToStartAt({ draft, step }: StoredOnboardingDraft): OnboardingStep {
  const before = onboardingSteps.slice(0, onboardingSteps.indexOf(step));
  return before.find((earlier) => problemOf(earlier, draft) !== null) ?? step;
}

const isStepDone = (step: OnboardingStep) => ({ guard: { type: 'isDone' as const, params: { step } } });
const showProblem = (step: OnboardingStep) => ({
  actions: { type: 'setProblem' as const, params: { step } },
});

const draftChangedAt = (step: OnboardingStep) => ({
  actions: [
    {
      type: 'setDraft' as const,
      params: ({ event }: { event: { draft: Partial<InstructorForm> } }) => event,
    },
    { type: 'emitDraft' as const, params: { step } },
  ],
});

/** An instructor's profile in three steps, then `/dashboard` [2.87]. */
export const onboardingMachine = setup({
  types: {
    /** What the profile holds already, and what was typed since. */
    input: {} as OnboardingInput,
    context: {} as OnboardingContext,
    events: {} as OnboardingEvent,
    emitted: {} as OnboardingEmitted,
  },
  actors: { saveProfile: unimplementedActor<User, InstructorForm>('onboardingMachine', 'saveProfile') },
  delays: { untilDashboard: limits.redirectAfterOnboardingMs },
  guards: {
    isToStartAt: ({ context }, { step }: { step: OnboardingStep }) => context.startAt === step,
    isDone: ({ context }, { step }: { step: OnboardingStep }) => problemOf(step, context.draft) === null,
  },
  actions: {
    setDraft: assign({
      draft: ({ context }, { draft }: { draft: Partial<InstructorForm> }) => ({ ...context.draft, ...draft }),
      problem: null,
    }),
    setProblem: assign({
      problem: ({ context }, { step }: { step: OnboardingStep }) => problemOf(step, context.draft),
    }),
    emitDraft: emit(({ context }, { step }: { step: OnboardingStep }) => ({
      type: 'draft.updated' as const,
      storedDraft: { draft: context.draft, step },
    })),
    emitNoDraft: emit({ type: 'draft.updated', storedDraft: null }),
    clearProblem: assign({ problem: null, message: null }),
    setError: assign({ message: (_, { error }: { error: unknown }) => serverMessage(error) }),
    emitCompleted: emit((_, { user }: { user: User }) => ({ type: 'profile.completed' as const, user })),
    goToDashboard: emit({ type: 'navigation.requested', to: '/dashboard' }),
  },
}).createMachine({
  id: 'onboarding',
  context: ({ input: { storedDraft, ...profile } }) => ({
    draft: storedDraft?.draft ?? profile,
    startAt: storedDraft ? stepToStartAt(storedDraft) : 'expertise',
    problem: null,
    message: null,
  }),
  initial: 'deciding',
  states: {
    deciding: {
      always: [
        { guard: { type: 'isToStartAt', params: { step: 'bio' } }, target: 'bio' },
        { guard: { type: 'isToStartAt', params: { step: 'qualifications' } }, target: 'qualifications' },
        { target: 'expertise' },
      ],
    },
    expertise: {
      entry: ['clearProblem', { type: 'emitDraft', params: { step: 'expertise' } }],
      on: {
        'draft.changed': draftChangedAt('expertise'),
        'next.requested': [
          { ...isStepDone('expertise'), target: 'qualifications' },
          showProblem('expertise'),
        ],
      },
    },
    qualifications: {
      entry: ['clearProblem', { type: 'emitDraft', params: { step: 'qualifications' } }],
      on: {
        'draft.changed': draftChangedAt('qualifications'),
        'back.requested': 'expertise',
        'next.requested': [{ ...isStepDone('qualifications'), target: 'bio' }, showProblem('qualifications')],
      },
    },
    bio: {
      entry: ['clearProblem', { type: 'emitDraft', params: { step: 'bio' } }],
      on: {
        'draft.changed': draftChangedAt('bio'),
        'back.requested': 'qualifications',
        'next.requested': [{ ...isStepDone('bio'), target: 'saving' }, showProblem('bio')],
      },
    },
    saving: {
      entry: 'clearProblem',
      on: { 'draft.changed': draftChangedAt('bio') },
      invoke: {
        id: 'saveProfile',
        src: 'saveProfile',
        input: ({ context }) => instructorSchema.parse(context.draft),
        onDone: {
          target: 'completed',
          actions: [
            'emitNoDraft',
            { type: 'emitCompleted', params: ({ event }) => ({ user: event.output }) },
          ],
        },
        onError: {
          target: 'refused',
          actions: { type: 'setError', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    refused: {
      on: {
        'draft.changed': draftChangedAt('bio'),
        'back.requested': 'qualifications',
        'next.requested': [{ ...isStepDone('bio'), target: 'saving' }, showProblem('bio')],
      },
    },
    completed: { after: { untilDashboard: 'onTheWayToDashboard' } },
    onTheWayToDashboard: { entry: 'goToDashboard', type: 'final' },
  },
});

/** The step that a state shows; from `saving` on it is the last. */
export function onboardingStepOf(state: string): OnboardingStep {
  return onboardingSteps.find((step) => step === state) ?? 'bio';
}
