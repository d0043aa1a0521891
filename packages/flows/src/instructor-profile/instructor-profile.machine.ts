import { messageFor, type User } from '@lyceum/api-client';
import { incompleteInstructor, limits } from '@lyceum/rules';
import type { InstructorProfileForm } from '@lyceum/rules/schemas';
import { assertEvent, assign, emit, setup } from 'xstate';
import { unimplementedActor } from '../unimplemented-actor.ts';

interface InstructorProfileContext {
  /** What the form holds: at first what was kept of it, else what the profile says. */
  draft: InstructorProfileForm;
  /** Why it was refused. */
  message: string | null;
  /** Whether what was saved last lacks something, which the onboarding asks for. */
  isIncomplete: boolean;
}

type InstructorProfileEvent =
  /** Something was typed or chosen. */
  | { type: 'draft.changed'; draft: InstructorProfileForm }
  | { type: 'profile.submitted'; profile: InstructorProfileForm };

type InstructorProfileEmitted =
  /** Null: it is sent, and nothing is left to keep. */
  | { type: 'draft.updated'; storedDraft: InstructorProfileForm | null }
  /** What the server says the person is now. */
  | { type: 'profile.changed'; user: User }
  | { type: 'navigation.requested'; to: '/instructor-onboarding' };

/**
 * Editing a profile that exists: what was saved is said for 3 s, and one edits on; who saved an incomplete profile is
 * then led to complete it [2.89] [2.142].
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
