import { messageFor, type User } from '@lyceum/api-client';
import { limits } from '@lyceum/rules';
import type { InstructorForm } from '@lyceum/rules/schemas';
import { assertEvent, assign, emit, setup } from 'xstate';
import { unwired } from '../unimplemented-actor.ts';

interface InstructorInfoContext {
  /** What the form holds: at first what was kept of it, else what the profile says. */
  draft: InstructorForm;
  /** Why it was refused. */
  message: string | null;
}

type InstructorInfoEvent =
  /** Something was typed or chosen. */
  { type: 'draft.changed'; draft: InstructorForm } | { type: 'info.submitted'; info: InstructorForm };

type InstructorInfoEmitted =
  /** Null: it is sent, and nothing is left to keep. */
  | { type: 'draft.kept'; kept: InstructorForm | null }
  /** What the server says the person is now. */
  | { type: 'profile.changed'; user: User }
  | { type: 'place.wanted'; to: '/dashboard' };

/** An instructor's information in one form, then `/dashboard` [2.88]. */
export const instructorInfoMachine = setup({
  types: {
    input: {} as { draft: InstructorForm },
    context: {} as InstructorInfoContext,
    events: {} as InstructorInfoEvent,
    emitted: {} as InstructorInfoEmitted,
  },
  actors: { submitInfo: unwired<User, InstructorForm>('instructorInfoMachine', 'submitInfo') },
  delays: { untilDashboard: limits.redirectAfterInstructorInfoMs },
  actions: {
    rememberDraft: assign({ draft: (_, { draft }: { draft: InstructorForm }) => draft }),
    keepDraft: emit(({ context }) => ({ type: 'draft.kept' as const, kept: context.draft })),
    forgetDraft: emit({ type: 'draft.kept', kept: null }),
    forgetRefusal: assign({ message: null }),
    rememberRefusal: assign({
      message: (_, { error }: { error: unknown }) => messageFor('submitInstructorInfo', error),
    }),
    tellChanged: emit((_, { user }: { user: User }) => ({ type: 'profile.changed' as const, user })),
    wantDashboard: emit({ type: 'place.wanted', to: '/dashboard' }),
  },
}).createMachine({
  id: 'instructorInfo',
  context: ({ input }) => ({ draft: input.draft, message: null }),
  initial: 'filling',
  states: {
    filling: {
      on: {
        'draft.changed': { actions: [{ type: 'rememberDraft', params: ({ event }) => event }, 'keepDraft'] },
        'info.submitted': 'submitting',
      },
    },
    submitting: {
      entry: 'forgetRefusal',
      on: {
        'draft.changed': { actions: [{ type: 'rememberDraft', params: ({ event }) => event }, 'keepDraft'] },
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
        'info.submitted': 'submitting',
      },
    },
    submitted: { after: { untilDashboard: 'onTheWayToDashboard' } },
    onTheWayToDashboard: { entry: 'wantDashboard', type: 'final' },
  },
});
