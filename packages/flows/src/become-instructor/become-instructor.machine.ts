import type { User } from '@lyceum/api-client';
import { limits } from '@lyceum/rules';
import type { InstructorForm } from '@lyceum/rules/schemas';
import { assertEvent, assign, emit, setup } from 'xstate';
import { refusalIn } from '../server-message.ts';
import { unwired } from '../unimplemented-actor.ts';

interface BecomeInstructorContext {
  /** What the form holds: at first what was kept of it, else what the profile says. */
  draft: InstructorForm;
  /** What the server said; null where the screen's own text stands: 'Failed to submit application'. */
  message: string | null;
}

type BecomeInstructorEvent =
  /** Something was typed or chosen. */
  | { type: 'draft.changed'; draft: InstructorForm }
  | { type: 'application.submitted'; application: InstructorForm };

type BecomeInstructorEmitted =
  /** Null: it is sent, and nothing is left to keep. */
  | { type: 'draft.kept'; kept: InstructorForm | null }
  /** What the server says the person is now. */
  | { type: 'profile.changed'; user: User };

/**
 * 'Become an Instructor' in the profile: that it was submitted is said for 2 s. Who is rejected later may apply again,
 * so it begins anew [4.13].
 */
export const becomeInstructorMachine = setup({
  types: {
    input: {} as { draft: InstructorForm },
    context: {} as BecomeInstructorContext,
    events: {} as BecomeInstructorEvent,
    emitted: {} as BecomeInstructorEmitted,
  },
  actors: { apply: unwired<User, InstructorForm>('becomeInstructorMachine', 'apply') },
  delays: { untilSaidLongEnough: limits.applicationSubmittedNoticeMs },
  actions: {
    rememberDraft: assign({ draft: (_, { draft }: { draft: InstructorForm }) => draft }),
    keepDraft: emit(({ context }) => ({ type: 'draft.kept' as const, kept: context.draft })),
    forgetDraft: emit({ type: 'draft.kept', kept: null }),
    forgetRefusal: assign({ message: null }),
    rememberRefusal: assign({ message: (_, { error }: { error: unknown }) => refusalIn(error) }),
    tellChanged: emit((_, { user }: { user: User }) => ({ type: 'profile.changed' as const, user })),
  },
}).createMachine({
  id: 'becomeInstructor',
  context: ({ input }) => ({ draft: input.draft, message: null }),
  initial: 'filling',
  states: {
    filling: {
      on: {
        'draft.changed': { actions: [{ type: 'rememberDraft', params: ({ event }) => event }, 'keepDraft'] },
        'application.submitted': 'submitting',
      },
    },
    submitting: {
      entry: 'forgetRefusal',
      on: {
        'draft.changed': { actions: [{ type: 'rememberDraft', params: ({ event }) => event }, 'keepDraft'] },
      },
      invoke: {
        id: 'apply',
        src: 'apply',
        input: ({ event }) => {
          assertEvent(event, 'application.submitted');
          return event.application;
        },
        onDone: {
          target: 'submitted',
          actions: ['forgetDraft', { type: 'tellChanged', params: ({ event }) => ({ user: event.output }) }],
        },
        onError: {
          target: 'refused',
          actions: { type: 'rememberRefusal', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    refused: {
      on: {
        'draft.changed': { actions: [{ type: 'rememberDraft', params: ({ event }) => event }, 'keepDraft'] },
        'application.submitted': 'submitting',
      },
    },
    submitted: { after: { untilSaidLongEnough: 'filling' } },
  },
});
