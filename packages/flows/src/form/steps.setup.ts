import type { SignedIn, User } from '@lyceum/api-client';
import type { Applicant } from '@lyceum/rules';
import type { ExpertDraft } from '@lyceum/rules/drafts';
import type { AccountStepForm, ExpertRegistration, InstructorForm } from '@lyceum/rules/schemas';
import { assertEvent, assign, setup } from 'xstate';
import { changeUser, clearDraft, navigate, startSession, storeDraft } from '../app/app.actions.ts';
import type { DraftKey } from '../app/app.types.ts';
import { clearError, showServerMessage } from '../call-error.ts';
import type { IdentityProof } from '../third-party.ts';
import { unimplementedActor } from '../unimplemented-actor.ts';
import { draftOf, type ExpertForm, type ExpertStep, formOf, stepToContinueAt } from './expert-form.ts';
import type { StepsContext, StepsEvent, ThirdPartyRegistration } from './steps.types.ts';
import { watchApplicant } from './watch-applicant.ts';

const noIdentity: IdentityProof = { tokenId: '', nonce: '' };

interface StepsOptions<Input> {
  /** The id of the machine. */
  id: string;
  input: Input;
  /** The stored part of the form. @default everything except the passwords */
  draft?: (form: ExpertForm) => InstructorForm;
}

type Outcome = { done: string; refused: string };

/**
 * The setup of a form with steps: the screen validates each step by its schema, and the machine stores the draft while it
 * is edited, and submits it. A machine adds its own states, guards and delays, and uses those actors that it needs.
 */
export function stepsSetup<Input>({ id, draft = draftOf }: StepsOptions<Input>) {
  const machine = `${id}Machine`;
  const base = setup({
    types: {
      input: {} as Input,
      context: {} as StepsContext,
      events: {} as StepsEvent,
      emitted: {} as { type: 'signUp.canceled' },
    },
    actors: {
      submit: unimplementedActor<User, InstructorForm>(machine, 'submit'),
      register: unimplementedActor<SignedIn, ExpertRegistration>(machine, 'register'),
      askThirdParty: unimplementedActor<IdentityProof>(machine, 'askThirdParty'),
      registerByThirdParty: unimplementedActor<SignedIn, ThirdPartyRegistration>(
        machine,
        'registerByThirdParty',
      ),
      watchApplicant,
    },
    guards: {
      continuesAt: ({ context: { applicant, step: at, profile } }, { step }: { step: ExpertStep }) => {
        const next = stepToContinueAt(at, profile);
        return step === (next === 'account' && applicant !== 'guest' ? 'bio' : next);
      },
    },
    actions: {
      setProfile: assign({
        profile: ({ context }, { profile }: { profile: Partial<InstructorForm> }) => ({
          ...context.profile,
          ...profile,
        }),
      }),
      setAccount: assign({
        account: ({ context }, { account }: { account: Partial<AccountStepForm> }) => ({
          ...context.account,
          ...account,
        }),
      }),
      setStep: assign({
        step: (_, { step }: { step: ExpertStep }) => step,
        identity: noIdentity,
      }),
      changeUser,
      startSession,
      storeDraft,
      clearDraft,
      navigate,
    },
  });

  const continuesAt = (step: ExpertStep) => ({ guard: { type: 'continuesAt' as const, params: { step } } });
  const store = {
    type: 'storeDraft',
    params: ({ context }: { context: StepsContext }) => ({
      key: context.draftKey,
      draft: { draft: draft(context), step: context.step },
    }),
  } as const;
  const clear = {
    type: 'clearDraft',
    params: ({ context }: { context: StepsContext }) => ({ key: context.draftKey }),
  } as const;
  const enter = (step: ExpertStep) => [{ type: 'setStep' as const, params: { step } }, store];

  const profileEdits = {
    'profile.typed': {
      actions: [
        { type: 'setProfile', params: ({ event }: { event: { profile: Partial<InstructorForm> } }) => event },
        store,
      ],
    },
  } as const;
  const accountEdits = {
    'account.typed': {
      actions: [
        {
          type: 'setAccount',
          params: ({ event }: { event: { account: Partial<AccountStepForm> } }) => event,
        },
        store,
      ],
    },
  } as const;
  const signIn = [
    clear,
    { type: 'startSession', params: ({ event }: { event: { output: SignedIn } }) => event.output },
  ] as const;

  return {
    setup: base,
    continuesAt,
    enter,
    profileEdits,
    accountEdits,
    signIn,
    goToDashboard: { type: 'navigate', params: { to: '/dashboard', replace: true } } as const,
    /** The transitions of a stored draft to the step at which it continues. */
    continued: [
      { ...continuesAt('bio'), target: 'bio' },
      { ...continuesAt('qualifications'), target: 'qualifications' },
      { target: 'expertise' },
    ] as const,
    /** A step whose submission the server may refuse. */
    submittable: { initial: 'typing', states: { typing: {}, refused: { exit: clearError } } } as const,
    /** The first two steps. */
    firstSteps: {
      expertise: base.createStateConfig({
        entry: enter('expertise'),
        on: { 'step.completed': 'qualifications' },
      }),
      qualifications: base.createStateConfig({
        entry: enter('qualifications'),
        on: { 'back.requested': 'expertise', 'step.completed': 'bio' },
      }),
    },
    /** Sends the profile of a user with an account. */
    submitting: ({ done, refused }: Outcome) =>
      base.createStateConfig({
        on: profileEdits,
        invoke: {
          id: 'submit',
          src: 'submit',
          input: ({ event }) => {
            assertEvent(event, 'profile.completed');
            return event.profile;
          },
          onDone: {
            target: done,
            actions: [clear, { type: 'changeUser', params: ({ event }) => ({ user: event.output }) }],
          },
          onError: { target: refused, actions: showServerMessage },
        },
      }),
    /** Creates an account by e-mail with its profile. */
    registering: ({ done, refused }: Outcome) =>
      base.createStateConfig({
        on: accountEdits,
        invoke: {
          id: 'register',
          src: 'register',
          input: ({ event }) => {
            assertEvent(event, 'registration.completed');
            return event.registration;
          },
          onDone: { target: done, actions: signIn },
          onError: { target: refused, actions: showServerMessage },
        },
      }),
  };
}

interface StepsStart {
  draftKey: DraftKey;
  /** The initial values. @default empty fields */
  draft?: Partial<ExpertDraft>;
  step?: ExpertStep;
  applicant?: Applicant;
  layout?: StepsContext['layout'];
}

/** The initial context of a form with steps. */
export const stepsContext = ({
  draftKey,
  draft,
  step = 'expertise',
  applicant = 'guest',
  layout = 'steps',
}: StepsStart): StepsContext => ({
  ...formOf(draft),
  draftKey,
  applicant,
  layout,
  step,
  message: null,
  identity: noIdentity,
});
