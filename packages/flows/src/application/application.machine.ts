import { type Applicant, limits } from '@lyceum/rules';
import { assign } from 'xstate';
import type { DraftKey } from '../app/app.types.ts';
import type { StoredExpertDraft } from '../form/expert-form.ts';
import { stepsContext, stepsSetup } from '../form/steps.setup.ts';

/** The multi-step application page fades in its content after this time. */
const applicationVisibleAfterMs = 100;

export interface ApplicationInput {
  draftKey: DraftKey;
  applicant: Applicant;
  /** The draft of an earlier visit, with its step. */
  storedDraft?: StoredExpertDraft | null;
}

const steps = stepsSetup({ id: 'application', input: {} as ApplicationInput });

/** A learner or a guest applies as an instructor, step by step, at `/experts/apply` [2.82]. */
export const applicationMachine = steps.setup
  .extend({
    delays: {
      untilVisible: applicationVisibleAfterMs,
      untilDashboard: limits.redirectAfterExpertSignUpMs,
    },
    guards: {
      isUser: ({ context }) => context.applicant !== 'guest',
      isInstructor: (_, { applicant }: { applicant: Applicant }) => applicant === 'instructor',
    },
    actions: {
      setApplicant: assign(
        ({ context }, { applicant, userId }: { applicant: Applicant; userId: string | null }) => ({
          applicant,
          draftKey: { ...context.draftKey, owner: userId },
        }),
      ),
    },
  })
  .createMachine({
    id: 'application',
    context: ({ input: { storedDraft, ...input } }) => stepsContext({ ...storedDraft, ...input }),
    invoke: { id: 'watchApplicant', src: 'watchApplicant' },
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
          ...steps.profileEdits,
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
            always: [{ ...steps.continuesAt('account'), target: 'account' }, ...steps.continued],
          },
          ...steps.firstSteps,
          bio: {
            ...steps.submittable,
            entry: steps.enter('bio'),
            on: {
              'back.requested': 'qualifications',
              'profile.completed': [
                { guard: 'isUser', target: '#application.applying' },
                { target: 'account' },
              ],
            },
          },
          account: {
            ...steps.submittable,
            entry: steps.enter('account'),
            on: {
              ...steps.accountEdits,
              'back.requested': 'bio',
              'registration.completed': '#application.registering',
            },
          },
        },
      },
      applying: steps.submitting({ done: 'applied', refused: 'filling.bio.refused' }),
      registering: steps.registering({ done: 'registered', refused: 'filling.account.refused' }),
      // The success message remains visible until the dashboard opens.
      applied: { after: { untilDashboard: { actions: steps.goToDashboard } } },
      registered: { after: { untilDashboard: { actions: steps.goToDashboard } } },
      /** Instructors cannot apply. */
      onTheWayToDashboard: { entry: steps.goToDashboard, type: 'final' },
    },
  });
