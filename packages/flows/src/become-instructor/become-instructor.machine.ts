import type { User } from '@lyceum/api-client';
import { limits } from '@lyceum/rules';
import type { InstructorForm } from '@lyceum/rules/schemas';
import { assertEvent, assign, emit, setup } from 'xstate';
import { serverMessage } from '../server-message.ts';
import { unimplementedActor } from '../unimplemented-actor.ts';

interface BecomeInstructorContext {
  /** The values of the form, initially the stored draft or the profile. */
  draft: InstructorForm;
  /** The server's error message; null if the screen shows 'Failed to submit application'. */
  message: string | null;
}

type BecomeInstructorEvent =
  /** A field changed. */
  | { type: 'draft.changed'; draft: InstructorForm }
  | { type: 'application.submitted'; application: InstructorForm };

type BecomeInstructorEmitted =
  /** Null deletes the stored draft. */
  | { type: 'draft.updated'; storedDraft: InstructorForm | null }
  /** The user as the server returned it. */
  | { type: 'profile.changed'; user: User };

/**
 * 'Become an Instructor' in the settings. The success message is shown for 2 s. A rejected applicant can apply again
 * [4.13].
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
