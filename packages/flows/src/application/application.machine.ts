import { type Applicant, limits } from '@lyceum/rules';
import { assign } from 'xstate';
import type { DraftKey } from '../app/app.types.ts';
import { isDoneAt, type StoredExpertDraft } from '../form/expert-form.ts';
import { stepsContext, stepsSetup } from '../form/steps.setup.ts';

interface ApplicationInput {
  draftKey: DraftKey;
  applicant: Applicant;
  /** The draft of an earlier visit, with its step. */
  storedDraft?: StoredExpertDraft | null;
}

const steps = stepsSetup({ id: 'application', input: {} as ApplicationInput });
const { isDone, showProblems, continuesAt } = steps;

/** A learner or a guest applies as an instructor, step by step, at `/experts/apply` [10.20]. */
export const applicationMachine = steps.setup
  .extend({
    delays: {
      untilVisible: limits.applicationVisibleAfterMs,
      untilDashboard: limits.redirectAfterExpertSignUpMs,
    },
    guards: {
      isDoneByUser: ({ context }) => context.applicant !== 'guest' && isDoneAt('bio', context),
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
            always: [
              { ...continuesAt('account'), target: 'account' },
              { ...continuesAt('bio'), target: 'bio' },
              { ...continuesAt('qualifications'), target: 'qualifications' },
              { target: 'expertise' },
            ],
          },
          ...steps.firstSteps,
          bio: {
            entry: steps.enter('bio'),
            initial: 'typing',
            on: {
              'back.requested': 'qualifications',
              'next.requested': [
                { guard: 'isDoneByUser', target: '#application.applying' },
                { ...isDone('bio'), target: 'account' },
                showProblems('bio'),
              ],
            },
            states: { typing: {}, refused: { exit: 'clearError' } },
          },
          account: {
            entry: steps.enter('account'),
            initial: 'typing',
            on: {
              ...steps.accountEdits,
              'back.requested': 'bio',
              // This step shows no profile field.
              'profile.typed': {},
              'next.requested': [
                { ...isDone('account'), target: '#application.registering' },
                showProblems('account'),
              ],
            },
            states: { typing: {}, refused: { exit: 'clearError' } },
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
