import type { ApiClient, SignedIn } from '@lyceum/api-client';
import { limits } from '@lyceum/rules';
import { instructorSchema } from '@lyceum/rules/schemas';
import { assign, emit, fromPromise } from 'xstate';
import type { DraftKey } from '../app/app.types.ts';
import { clearError, showServerMessage } from '../call-error.ts';
import type { StoredExpertDraft } from '../form/expert-form.ts';
import { registerExpert } from '../form/form.actors.ts';
import { stepsContext, stepsSetup } from '../form/steps.setup.ts';
import type { ExpertLayout, ThirdPartyRegistration } from '../form/steps.types.ts';
import { type IdentityProof, type RequestIdToken, ThirdPartyCanceled } from '../third-party.ts';

export interface ExpertSignUpInput {
  draftKey: DraftKey;
  layout: ExpertLayout;
  /** The draft of an earlier visit, with its step. */
  storedDraft?: StoredExpertDraft | null;
}

const steps = stepsSetup({ id: 'expertSignUp', input: {} as ExpertSignUpInput });

const role = 'instructor';

export const expertSignUpActors = (api: ApiClient, requestIdToken: RequestIdToken) => ({
  register: registerExpert(api),
  askThirdParty: fromPromise<IdentityProof>(({ signal }) => requestIdToken(signal)),
  registerByThirdParty: fromPromise<SignedIn, ThirdPartyRegistration>(({ input, signal }) =>
    input.expertise.length > 0
      ? api.call('registerInstructorWithGoogle', { body: { ...input, role }, signal })
      : api.call('signInWithGoogle', {
          body: { tokenId: input.tokenId, nonce: input.nonce, role },
          signal,
        }),
  ),
});

/**
 * The dialog 'Create Your Expert Account': a guest becomes an instructor with an account, in four steps on a phone, in one
 * form on a desktop [2.80].
 */
export const expertSignUpMachine = steps.setup
  .extend({
    delays: { untilDashboard: limits.redirectAfterExpertSignUpMs },
    guards: {
      isOneForm: ({ context }) => context.layout === 'oneForm',
      isCanceled: (_, { error }: { error: unknown }) => error instanceof ThirdPartyCanceled,
    },
    actions: {
      setLayout: assign({ layout: (_, { layout }: { layout: ExpertLayout }) => layout }),
      setIdentity: assign({ identity: (_, identity: IdentityProof) => identity }),
      emitCanceled: emit({ type: 'signUp.canceled' }),
    },
  })
  .createMachine({
    id: 'expertSignUp',
    context: ({ input: { storedDraft, ...input } }) => stepsContext({ ...storedDraft, ...input }),
    initial: 'filling',
    on: {
      'layout.changed': { actions: { type: 'setLayout', params: ({ event }) => event } },
      'dialog.closed': '.canceled',
    },
    states: {
      filling: {
        initial: 'deciding',
        on: {
          ...steps.profileEdits,
          'layout.changed': {
            target: '.deciding',
            actions: { type: 'setLayout', params: ({ event }) => event },
          },
        },
        states: {
          deciding: {
            always: [
              { guard: 'isOneForm', target: 'choosing' },
              { ...steps.continuesAt('account'), target: 'choosing' },
              ...steps.continued,
            ],
          },
          ...steps.firstSteps,
          bio: {
            entry: steps.enter('bio'),
            on: { 'back.requested': 'qualifications', 'profile.completed': 'choosing' },
          },
          /** Choosing between the third party and an e-mail. The single form ends with this choice. */
          choosing: {
            entry: steps.enter('account'),
            initial: 'alone',
            on: {
              'back.requested': [{ guard: 'isOneForm' }, { target: 'bio' }],
              'email.chosen': '#expertSignUp.byEmail',
              'thirdParty.requested': '.askingThirdParty',
            },
            states: {
              alone: {},
              // The window may stay open, so the form remains usable, and the profile may change.
              askingThirdParty: {
                invoke: {
                  id: 'askThirdParty',
                  src: 'askThirdParty',
                  onDone: [
                    {
                      ...steps.continuesAt('account'),
                      target: '#expertSignUp.registeringByThirdParty',
                      actions: { type: 'setIdentity', params: ({ event }) => event.output },
                    },
                    { target: 'incomplete' },
                  ],
                  onError: [
                    {
                      guard: { type: 'isCanceled', params: ({ event }) => ({ error: event.error }) },
                      target: 'alone',
                    },
                    { target: 'refused', actions: showServerMessage },
                  ],
                },
              },
              /** The third party has responded, but the profile is not valid anymore. The form shows its errors. */
              incomplete: {},
              refused: { exit: clearError },
            },
          },
        },
      },
      byEmail: {
        ...steps.submittable,
        entry: steps.enter('account'),
        on: {
          ...steps.accountEdits,
          'back.requested': '#expertSignUp.filling.choosing',
          'registration.completed': 'registering',
        },
      },
      registering: steps.registering({ done: 'signedUp', refused: 'byEmail.refused' }),
      registeringByThirdParty: {
        on: steps.profileEdits,
        invoke: {
          id: 'registerByThirdParty',
          src: 'registerByThirdParty',
          input: ({ context: { profile, identity } }) => ({
            ...instructorSchema.parse(profile),
            ...identity,
          }),
          onDone: { target: 'signedUp', actions: steps.signIn },
          onError: { target: 'filling.choosing.refused', actions: showServerMessage },
        },
      },
      signedUp: {
        after: { untilDashboard: 'onTheWayToDashboard' },
        on: { 'dialog.closed': 'onTheWayToDashboard' },
      },
      onTheWayToDashboard: { entry: steps.goToDashboard, type: 'final' },
      canceled: { entry: 'emitCanceled', type: 'final' },
    },
  });
