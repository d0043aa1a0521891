import { second } from '@lyceum/rules';
import { type ActorRef, assign, enqueueActions, fromCallback, type Snapshot, setup } from 'xstate';
import { unimplementedActor } from '../unimplemented-actor.ts';
import type { DraftAutosaveEvent, DraftAutosaveReport, TypedDraft } from './draft-autosave.types.ts';

/** The pause in typing after which a draft is stored on the server. */
export const courseDraftAfterMs = 2 * second;
/** The time to a new attempt to store a draft. */
export const courseDraftRetryMs = 30 * second;

export interface DraftAutosaveInput {
  /** The actor that receives the reports; null for none. */
  reportTo: ActorRef<Snapshot<unknown>, DraftAutosaveReport> | null;
}

export interface DraftAutosaveContext extends DraftAutosaveInput {
  /** What was typed and is not stored yet. */
  typed: TypedDraft | null;
  /** The course, or the new course (null), whose draft has to be deleted; undefined for none. */
  finished: string | null | undefined;
  /** What is being stored. */
  sent: TypedDraft | null;
}

const whileBusy = {
  'draft.typed': {
    actions: { type: 'setTyped', params: ({ event }: { event: TypedDraft }) => event },
  },
  'draft.finished': {
    actions: {
      type: 'setFinished',
      params: ({ event }: { event: { courseId: string | null } }) => event,
    },
  },
} as const;

/**
 * Stores what is typed in a course form on the server: after a pause, and when the page is hidden or closed. One call runs at a
 * time, in order. A failure is reported to the parent and repeated later; it never blocks the form.
 */
export const draftAutosaveMachine = setup({
  types: {
    input: {} as DraftAutosaveInput,
    context: {} as DraftAutosaveContext,
    events: {} as DraftAutosaveEvent,
  },
  actors: {
    store: unimplementedActor<void, TypedDraft>('draftAutosaveMachine', 'store'),
    discard: unimplementedActor<void, { courseId: string | null }>('draftAutosaveMachine', 'discard'),
    watchPage: fromCallback(() => {
      throw new Error(
        'draftAutosaveMachine was started without its `watchPage` actor, so nothing is stored when the page is hidden. Start ' +
          'draftAutosaveMachine.provide({ actors }) with the actors of courseEditorActors.',
      );
    }),
  },
  delays: {
    pause: courseDraftAfterMs,
    retry: courseDraftRetryMs,
  },
  guards: {
    isFinished: ({ context }) => context.finished !== undefined,
    isTyped: ({ context }) => context.typed !== null,
  },
  actions: {
    setTyped: assign((_, { courseId, draft, revision, savedAt }: TypedDraft) => ({
      typed: { courseId, draft, revision, savedAt },
    })),
    setFinished: assign((_, { courseId }: { courseId: string | null }) => ({
      typed: null,
      finished: courseId,
    })),
    send: assign(({ context }) => ({ sent: context.typed, typed: null })),
    /** A newer draft replaces the one that could not be stored. */
    takeBack: assign(({ context }) =>
      context.finished === undefined ? { typed: context.typed ?? context.sent } : {},
    ),
    clearFinished: assign({ finished: undefined }),
    report: enqueueActions(({ context: { reportTo }, enqueue }, report: DraftAutosaveReport) => {
      if (reportTo) enqueue.sendTo(reportTo, report);
    }),
  },
}).createMachine({
  id: 'draftAutosave',
  context: ({ input: { reportTo } }) => ({ reportTo, typed: null, finished: undefined, sent: null }),
  invoke: { id: 'watchPage', src: 'watchPage' },
  initial: 'idle',
  on: whileBusy,
  states: {
    idle: {
      always: [
        { guard: 'isFinished', target: 'discarding' },
        { guard: 'isTyped', target: 'waiting' },
      ],
    },
    /** Every keystroke starts the pause anew. */
    waiting: {
      always: { guard: 'isFinished', target: 'discarding' },
      after: { pause: 'storing' },
      on: {
        'draft.typed': { ...whileBusy['draft.typed'], target: 'waiting', reenter: true },
        'page.hidden': 'storing',
      },
    },
    storing: {
      entry: 'send',
      // There may be no time to wait for the running call.
      on: { 'page.hidden': { guard: 'isTyped', target: 'storing', reenter: true } },
      invoke: {
        id: 'store',
        src: 'store',
        input: ({ context: { sent } }) => {
          if (sent === null) throw new Error('There is no draft to store.');
          return sent;
        },
        onDone: {
          target: 'idle',
          actions: {
            type: 'report',
            params: ({ context }) => ({ type: 'draft.stored', savedAt: context.sent?.savedAt ?? '' }),
          },
        },
        onError: {
          target: 'failed',
          actions: ['takeBack', { type: 'report', params: { type: 'draft.notStored' } }],
        },
      },
    },
    failed: {
      always: { guard: 'isFinished', target: 'discarding' },
      after: { retry: 'storing' },
      on: {
        'draft.typed': { ...whileBusy['draft.typed'], target: 'waiting' },
        'page.hidden': 'storing',
      },
    },
    /** If this fails, the editor compares the draft with the course when it is opened next, and ignores it. */
    discarding: {
      invoke: {
        id: 'discard',
        src: 'discard',
        input: ({ context: { finished } }) => ({ courseId: finished ?? null }),
        onDone: { target: 'idle', actions: 'clearFinished' },
        onError: { target: 'idle', actions: 'clearFinished' },
      },
    },
  },
});
