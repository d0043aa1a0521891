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

/** The steps, in order [2.139]. */
export const onboardingSteps = ['expertise', 'qualifications', 'bio'] as const;
export type OnboardingStep = (typeof onboardingSteps)[number];

export type StoredOnboardingDraft = StoredDraft<InstructorForm, OnboardingStep>;
/** The shape of the stored draft. */
export const storedOnboardingDraftSchema = storedDraftSchema(instructorDraftSchema, onboardingSteps);

interface OnboardingInput extends InstructorForm {
  /** The draft of an earlier visit, with its step. It takes precedence over the profile. */
  storedDraft?: StoredOnboardingDraft | null;
}

interface OnboardingContext {
  /** The initial step. */
  startAt: OnboardingStep;
  draft: InstructorForm;
  /** The error of the current step. */
  problem: ValidationKey | null;
  /** The server's error message; null if the screen shows 'Failed to set up profile'. */
  message: string | null;
}

type OnboardingEvent =
  | { type: 'draft.changed'; draft: Partial<InstructorForm> }
  | { type: 'back.requested' }
  /** 'Next', and 'Complete' at the last step. */
  | { type: 'next.requested' };

type OnboardingEmitted =
  /** Null deletes the stored draft. */
  | { type: 'draft.updated'; storedDraft: StoredOnboardingDraft | null }
  | { type: 'profile.completed'; user: User }
  | { type: 'navigation.requested'; to: '/dashboard' };

const schemas = {
  expertise: expertiseStepSchema,
  qualifications: qualificationsStepSchema,
  // The last step submits the whole profile, so the whole profile is validated [5.9].
  bio: instructorSchema,
};

/** The first error, as a key of the validation messages. */
function problemOf(step: OnboardingStep, draft: InstructorForm): ValidationKey | null {
  const checked = schemas[step].safeParse(draft);
  return checked.success ? null : ((checked.error.issues[0]?.message ?? null) as ValidationKey | null);
}

/** The stored step, or the first incomplete step before it: the draft may be older than the validation rules. */
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

/** The profile of an instructor in three steps, then a redirect to `/dashboard` [2.87]. */
export const onboardingMachine = setup({
  types: {
    /** The profile, and the stored draft. */
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

/** The step that a state shows. From `saving` on it is the last. */
export function onboardingStepOf(state: string): OnboardingStep {
  return onboardingSteps.find((step) => step === state) ?? 'bio';
}
