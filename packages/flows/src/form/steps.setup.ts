import type { SignedIn, User } from '@lyceum/api-client';
import type { Applicant } from '@lyceum/rules';
import type { ExpertDraft } from '@lyceum/rules/drafts';
import {
  type AccountStepForm,
  accountStepSchema,
  type InstructorForm,
  instructorSchema,
} from '@lyceum/rules/schemas';
import { assign, setup } from 'xstate';
import { changeUser, clearDraft, navigate, startSession, storeDraft } from '../app/app.actions.ts';
import type { DraftKey } from '../app/app.types.ts';
import { serverMessage } from '../server-message.ts';
import type { IdentityProof } from '../third-party.ts';
import { unimplementedActor } from '../unimplemented-actor.ts';
import {
  draftOf,
  type ExpertForm,
  type ExpertRegistration,
  type ExpertStep,
  formOf,
  isDoneAt,
  problemsAt,
  stepToContinueAt,
} from './expert-form.ts';
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
 * The setup of a form with steps that is validated by the schema of each step, stored as a draft while it is edited,
 * and submitted. A machine adds its own states, guards and delays, and uses those actors that it needs.
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
      isDone: ({ context }, { step }: { step: ExpertStep }) => isDoneAt(step, context),
      isAt: ({ context: { applicant, step: at, ...form } }, { step }: { step: ExpertStep }) => {
        const goesOn = stepToContinueAt(at, form);
        return step === (goesOn === 'account' && applicant !== 'guest' ? 'bio' : goesOn);
      },
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
        // The fields share one error message.
        problems: {},
      }),
      setStep: assign({
        step: (_, { step }: { step: ExpertStep }) => step,
        problems: {},
        identity: noIdentity,
      }),
      setProblems: assign({
        problems: ({ context }, { step }: { step: ExpertStep }) => problemsAt(step, context),
      }),
      setError: assign({ message: (_, { error }: { error: unknown }) => serverMessage(error) }),
      clearError: assign({ message: null }),
      changeUser: changeUser(),
      startSession: startSession(),
      storeDraft: storeDraft(),
      clearDraft: clearDraft(),
      navigate: navigate(),
    },
  });

  const isDone = (step: ExpertStep) => ({ guard: { type: 'isDone' as const, params: { step } } });
  const showProblems = (step: ExpertStep) => ({
    actions: { type: 'setProblems' as const, params: { step } },
  });
  const continuesAt = (step: ExpertStep) => ({ guard: { type: 'isAt' as const, params: { step } } });
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
  const setError = {
    type: 'setError',
    params: ({ event }: { event: { error: unknown } }) => ({ error: event.error }),
  } as const;
  const signIn = [
    clear,
    { type: 'startSession', params: ({ event }: { event: { output: SignedIn } }) => event.output },
  ] as const;

  return {
    setup: base,
    isDone,
    showProblems,
    continuesAt,
    enter,
    profileEdits,
    accountEdits,
    setError,
    signIn,
    goToDashboard: { type: 'navigate', params: { to: '/dashboard', replace: true } } as const,
    /** The first two steps. */
    firstSteps: {
      expertise: base.createStateConfig({
        entry: enter('expertise'),
        on: {
          'next.requested': [{ ...isDone('expertise'), target: 'qualifications' }, showProblems('expertise')],
        },
      }),
      qualifications: base.createStateConfig({
        entry: enter('qualifications'),
        on: {
          'back.requested': 'expertise',
          'next.requested': [{ ...isDone('qualifications'), target: 'bio' }, showProblems('qualifications')],
        },
      }),
    },
    /** Sends the profile of a user with an account. */
    submitting: ({ done, refused }: Outcome) =>
      base.createStateConfig({
        on: profileEdits,
        invoke: {
          id: 'submit',
          src: 'submit',
          input: ({ context }) => instructorSchema.parse(context.profile),
          onDone: {
            target: done,
            actions: [clear, { type: 'changeUser', params: ({ event }) => ({ user: event.output }) }],
          },
          onError: { target: refused, actions: setError },
        },
      }),
    /** Creates an account by e-mail with its profile. */
    registering: ({ done, refused }: Outcome) =>
      base.createStateConfig({
        on: accountEdits,
        invoke: {
          id: 'register',
          src: 'register',
          input: ({ context: { profile, account } }) => ({
            ...instructorSchema.parse(profile),
            ...accountStepSchema.parse(account),
          }),
          onDone: { target: done, actions: signIn },
          onError: { target: refused, actions: setError },
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
  problems: {},
  message: null,
  identity: noIdentity,
});
