import { messageFor, type User } from '@lyceum/api-client';
import { limits } from '@lyceum/rules';
import type { InstructorForm } from '@lyceum/rules/schemas';
import { assertEvent, assign, emit, setup } from 'xstate';
import { unimplementedActor } from '../unimplemented-actor.ts';

interface InstructorInfoContext {
  /** The values of the form, initially the stored draft or the profile. */
  draft: InstructorForm;
  /** Why the submission failed. */
  message: string | null;
}

type InstructorInfoEvent =
  /** A field changed. */
  { type: 'draft.changed'; draft: InstructorForm } | { type: 'info.submitted'; info: InstructorForm };

type InstructorInfoEmitted =
  /** Null deletes the stored draft. */
  | { type: 'draft.updated'; storedDraft: InstructorForm | null }
  /** The user as the server returned it. */
  | { type: 'profile.changed'; user: User }
  | { type: 'navigation.requested'; to: '/dashboard' };

/** The instructor's information in one form, then a redirect to `/dashboard` [2.88]. */
export const instructorInfoMachine = setup({
  types: {
    input: {} as { draft: InstructorForm },
    context: {} as InstructorInfoContext,
    events: {} as InstructorInfoEvent,
    emitted: {} as InstructorInfoEmitted,
  },
  actors: { submitInfo: unimplementedActor<User, InstructorForm>('instructorInfoMachine', 'submitInfo') },
  delays: { untilDashboard: limits.redirectAfterInstructorInfoMs },
  actions: {
    setDraft: assign({ draft: (_, { draft }: { draft: InstructorForm }) => draft }),
    emitDraft: emit(({ context }) => ({ type: 'draft.updated' as const, storedDraft: context.draft })),
    emitNoDraft: emit({ type: 'draft.updated', storedDraft: null }),
    clearError: assign({ message: null }),
    setError: assign({
      message: (_, { error }: { error: unknown }) => messageFor('submitInstructorInfo', error),
    }),
    emitProfileChanged: emit((_, { user }: { user: User }) => ({ type: 'profile.changed' as const, user })),
    goToDashboard: emit({ type: 'navigation.requested', to: '/dashboard' }),
  },
}).createMachine({
  id: 'instructorInfo',
  context: ({ input }) => ({ draft: input.draft, message: null }),
  initial: 'filling',
  states: {
    filling: {
      on: {
        'draft.changed': { actions: [{ type: 'setDraft', params: ({ event }) => event }, 'emitDraft'] },
        'info.submitted': 'submitting',
      },
    },
    submitting: {
      entry: 'clearError',
      on: {
        'draft.changed': { actions: [{ type: 'setDraft', params: ({ event }) => event }, 'emitDraft'] },
      },
      invoke: {
        id: 'submitInfo',
        src: 'submitInfo',
        input: ({ event }) => {
          assertEvent(event, 'info.submitted');
          return event.info;
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
        'info.submitted': 'submitting',
      },
    },
    submitted: { after: { untilDashboard: 'onTheWayToDashboard' } },
    onTheWayToDashboard: { entry: 'goToDashboard', type: 'final' },
  },
});
