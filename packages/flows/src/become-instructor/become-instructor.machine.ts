import type { User } from '@lyceum/api-client';
import { limits } from '@lyceum/rules';
import type { InstructorForm } from '@lyceum/rules/schemas';
import { assertEvent, assign, emit, setup } from 'xstate';
import { serverMessage } from '../server-message.ts';
import { unimplementedActor } from '../unimplemented-actor.ts';

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
  | { type: 'draft.updated'; storedDraft: InstructorForm | null }
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
  actors: { apply: unimplementedActor<User, InstructorForm>('becomeInstructorMachine', 'apply') },
  delays: { untilNoticeHidden: limits.applicationSubmittedNoticeMs },
  actions: {
    setDraft: assign({ draft: (_, { draft }: { draft: InstructorForm }) => draft }),
    emitDraft: emit(({ context }) => ({ type: 'draft.updated' as const, storedDraft: context.draft })),
    emitNoDraft: emit({ type: 'draft.updated', storedDraft: null }),
    clearError: assign({ message: null }),
    setError: assign({ message: (_, { error }: { error: unknown }) => serverMessage(error) }),
    emitProfileChanged: emit((_, { user }: { user: User }) => ({ type: 'profile.changed' as const, user })),
  },
}).createMachine({
  id: 'becomeInstructor',
  context: ({ input }) => ({ draft: input.draft, message: null }),
  initial: 'filling',
  states: {
    filling: {
      on: {
        'draft.changed': { actions: [{ type: 'setDraft', params: ({ event }) => event }, 'emitDraft'] },
        'application.submitted': 'submitting',
      },
    },
    submitting: {
      entry: 'clearError',
      on: {
        'draft.changed': { actions: [{ type: 'setDraft', params: ({ event }) => event }, 'emitDraft'] },
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
          actions: [
            'emitNoDraft',
            { type: 'emitProfileChanged', params: ({ event }) => ({ user: event.output }) },
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
        'draft.changed': { actions: [{ type: 'setDraft', params: ({ event }) => event }, 'emitDraft'] },
        'application.submitted': 'submitting',
      },
    },
    submitted: { after: { untilNoticeHidden: 'filling' } },
  },
});
