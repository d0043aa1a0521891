import { messageFor, type User } from '@lyceum/api-client';
import { incompleteInstructor, limits } from '@lyceum/rules';
import type { InstructorProfileForm } from '@lyceum/rules/schemas';
import { assertEvent, assign, emit, setup } from 'xstate';
import { unimplementedActor } from '../unimplemented-actor.ts';

interface InstructorProfileContext {
  /** The values of the form, initially the stored draft or the profile. */
  draft: InstructorProfileForm;
  /** Why the submission failed. */
  message: string | null;
  /** Whether the last saved profile is incomplete. */
  isIncomplete: boolean;
}

type InstructorProfileEvent =
  /** A field changed. */
  | { type: 'draft.changed'; draft: InstructorProfileForm }
  | { type: 'profile.submitted'; profile: InstructorProfileForm };

type InstructorProfileEmitted =
  /** Null deletes the stored draft. */
  | { type: 'draft.updated'; storedDraft: InstructorProfileForm | null }
  /** The user as the server returned it. */
  | { type: 'profile.changed'; user: User }
  | { type: 'navigation.requested'; to: '/instructor-onboarding' };

/**
 * Editing an existing profile. The success message is shown for 3 s. An incomplete profile then leads to the onboarding
 * [2.89] [2.142].
 */
export const instructorProfileMachine = setup({
  types: {
    input: {} as { draft: InstructorProfileForm },
    context: {} as InstructorProfileContext,
    events: {} as InstructorProfileEvent,
    emitted: {} as InstructorProfileEmitted,
  },
  actors: {
    saveProfile: unimplementedActor<User, InstructorProfileForm>('instructorProfileMachine', 'saveProfile'),
  },
  delays: { untilNoticeHidden: limits.instructorProfileSavedNoticeMs },
  guards: { isIncomplete: ({ context }) => context.isIncomplete },
  actions: {
    setDraft: assign({ draft: (_, { draft }: { draft: InstructorProfileForm }) => draft }),
    emitDraft: emit(({ context }) => ({ type: 'draft.updated' as const, storedDraft: context.draft })),
    emitNoDraft: emit({ type: 'draft.updated', storedDraft: null }),
    clearError: assign({ message: null }),
    setError: assign({
      message: (_, { error }: { error: unknown }) => messageFor('updateInstructorProfile', error),
    }),
    setSaved: assign({
      isIncomplete: (_, { user }: { user: User }) => incompleteInstructor(user),
    }),
    emitProfileChanged: emit((_, { user }: { user: User }) => ({ type: 'profile.changed' as const, user })),
    goToOnboarding: emit({ type: 'navigation.requested', to: '/instructor-onboarding' }),
  },
}).createMachine({
  id: 'instructorProfile',
  context: ({ input }) => ({ draft: input.draft, message: null, isIncomplete: false }),
  initial: 'editing',
  states: {
    editing: {
      on: {
        'draft.changed': { actions: [{ type: 'setDraft', params: ({ event }) => event }, 'emitDraft'] },
        'profile.submitted': 'saving',
      },
    },
    saving: {
      entry: 'clearError',
      on: {
        'draft.changed': { actions: [{ type: 'setDraft', params: ({ event }) => event }, 'emitDraft'] },
      },
      invoke: {
        id: 'saveProfile',
        src: 'saveProfile',
        input: ({ event }) => {
          assertEvent(event, 'profile.submitted');
          return event.profile;
        },
        onDone: {
          target: 'saved',
          actions: [
            'emitNoDraft',
            { type: 'setSaved', params: ({ event }) => ({ user: event.output }) },
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
        'profile.submitted': 'saving',
      },
    },
    saved: {
      on: {
        'draft.changed': { actions: [{ type: 'setDraft', params: ({ event }) => event }, 'emitDraft'] },
        'profile.submitted': 'saving',
      },
      after: {
        untilNoticeHidden: [{ guard: 'isIncomplete', target: 'onTheWayToOnboarding' }, { target: 'editing' }],
      },
    },
    onTheWayToOnboarding: { entry: 'goToOnboarding', type: 'final' },
  },
});
