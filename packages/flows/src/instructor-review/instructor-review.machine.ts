import { messageFor } from '@lyceum/api-client';
import { limits } from '@lyceum/rules';
import { assign, sendTo, setup, stopChild } from 'xstate';
import { reportFailure } from '../app/app.actions.ts';
import { clearError, showServerMessage } from '../call-error.ts';
import { unimplementedActor } from '../unimplemented-actor.ts';
import { type Decision, type RequestActor, type RequestOutcome, requestMachine } from './request.machine.ts';
import { pageAfter, type RequestsPage } from './requests-page.ts';

export interface InstructorReviewContext {
  /** The loaded requests, oldest first, with the decided ones that can be undone. Each is an actor. */
  requests: readonly RequestActor[];
  /** The ids of the decided requests, which are no longer listed and can still be undone. */
  undoable: readonly string[];
  /** The total number of pending requests. */
  totalResults: number;
  /** The ids of the requests whose decision or undo is being sent. */
  deciding: readonly string[];
  /** The last decision or undo, for the status message. */
  decided: { id: string; name: string; decision: Decision | 'undo' } | null;
  /** Why a page failed to load; null if the server sent no message. */
  message: string | null;
}

type InstructorReviewEvent =
  /** The id of the request. */
  | { type: 'approval.requested'; id: string }
  | { type: 'rejection.requested'; id: string }
  | { type: 'undo.requested'; id: string }
  /** The message of a failed undo was read. */
  | { type: 'failure.dismissed'; id: string }
  /** The end of the list scrolled into view. */
  | { type: 'more.requested' }
  /** Retries the next page after a failure. */
  | { type: 'retry.requested' }
  /** Reloads the list after a failure or when it was empty. */
  | { type: 'reload.requested' }
  | RequestOutcome;

type Forwarded = 'approval.requested' | 'rejection.requested' | 'undo.requested' | 'failure.dismissed';

const idOf = ({ event }: { event: { id: string } }) => ({ id: event.id });
const eventOf = ({ event }: { event: Extract<InstructorReviewEvent, { type: Forwarded }> }) => event;
const pageOf = ({ event }: { event: { output: RequestsPage } }) => ({ answer: event.output });

/** Forwards the event to the request that it names, which sends a call. */
const sendingIf = <Guard extends 'isPending' | 'isUndoable'>(guard: Guard) => ({
  guard: { type: guard, params: idOf },
  actions: [
    { type: 'forward' as const, params: eventOf },
    { type: 'addDeciding' as const, params: idOf },
  ],
});

const operations = { approve: 'approveInstructorRequest', reject: 'rejectInstructorRequest' } as const;
const failureOf = ({ event }: { event: { decision: Decision; error: unknown } }) =>
  ({ level: 'error', message: messageFor(operations[event.decision], null), detail: event.error }) as const;

const countPending = ({ requests, undoable }: Pick<InstructorReviewContext, 'requests' | 'undoable'>) =>
  requests.length - undoable.length;

/** Whether more requests are pending than loaded. */
export function hasMoreRequests(
  context: Pick<InstructorReviewContext, 'requests' | 'undoable' | 'totalResults'>,
): boolean {
  return countPending(context) < context.totalResults;
}

/**
 * The pending applications of instructors, page by page. A page loads only while no decision or undo is being sent, and
 * reloads after one, because each shifts the server's pages. A decided request stays as long as it can be undone [2.220].
 * When all loaded requests are decided and gone, the first page is loaded again. A failed decision is logged, and the
 * request remains [4.12].
 */
export const instructorReviewMachine = setup({
  types: {
    context: {} as InstructorReviewContext,
    events: {} as InstructorReviewEvent,
  },
  actors: {
    loadRequests: unimplementedActor<RequestsPage, { page: number; limit: number }>(
      'instructorReviewMachine',
      'loadRequests',
    ),
    request: requestMachine,
  },
  guards: {
    isNothing: (_, { answer }: { answer: RequestsPage }) => answer.requests.length === 0,
    isPending: ({ context }, { id }: { id: string }) =>
      context.requests.some((request) => request.id === id) && !context.undoable.includes(id),
    isUndoable: ({ context }, { id }: { id: string }) => context.undoable.includes(id),
    isLast: ({ context: { requests } }, { id }: { id: string }) =>
      requests.length === 1 && requests[0]?.id === id,
    hasMore: ({ context }) => hasMoreRequests(context),
    isNoneDeciding: ({ context }) => context.deciding.length === 0,
  },
  actions: {
    clearOutcome: assign({ decided: null, message: null }),
    addRequests: assign(({ context, spawn, self }, { answer }: { answer: RequestsPage }) => {
      const known = new Set(context.requests.map(({ id }) => id));
      const fresh = answer.requests.filter(({ id }) => !known.has(id));
      const spawned = fresh.map((request) =>
        spawn('request', { id: request.id, input: { request, list: self } }),
      );
      const requests = [...context.requests, ...spawned];
      // A page without new requests is the last, regardless of the total.
      const pending = requests.length - context.undoable.length;
      return { requests, totalResults: fresh.length > 0 ? answer.totalResults : pending };
    }),
    forward: sendTo(
      (_, { id }: Extract<InstructorReviewEvent, { type: Forwarded }>) => id,
      (_, { type }) => ({ type }),
    ),
    addDeciding: assign({
      deciding: ({ context }, { id }: { id: string }) => [...new Set([...context.deciding, id])],
    }),
    removeDeciding: assign({
      deciding: ({ context }, { id }: { id: string }) => context.deciding.filter((one) => one !== id),
    }),
    stopRequest: stopChild((_, { id }: { id: string }) => id),
    addUndoable: assign({
      undoable: ({ context }, { id }: { id: string; name: string; decision: Decision }) => [
        ...context.undoable,
        id,
      ],
      totalResults: ({ context }) => Math.max(0, context.totalResults - 1),
      decided: (_, { id, name, decision }) => ({ id, name, decision }),
    }),
    restoreRequest: assign({
      undoable: ({ context }, { id }: { id: string; name: string }) =>
        context.undoable.filter((one) => one !== id),
      totalResults: ({ context }) => context.totalResults + 1,
      decided: (_, { id, name }) => ({ id, name, decision: 'undo' }),
    }),
    removeRequest: assign({
      requests: ({ context }, { id }: { id: string }) =>
        context.requests.filter((request) => request.id !== id),
      undoable: ({ context }, { id }) => context.undoable.filter((one) => one !== id),
    }),
    reportFailure,
  },
}).createMachine({
  id: 'instructorReview',
  context: { requests: [], undoable: [], totalResults: 0, deciding: [], decided: null, message: null },
  initial: 'loading',
  states: {
    loading: {
      invoke: {
        id: 'loadRequests',
        src: 'loadRequests',
        input: { page: limits.firstPage, limit: limits.instructorRequestsPerPage },
        onDone: [
          { guard: { type: 'isNothing', params: pageOf }, target: 'empty' },
          { target: 'listed', actions: { type: 'addRequests', params: pageOf } },
        ],
        onError: { target: 'failed', actions: showServerMessage },
      },
    },
    failed: { on: { 'reload.requested': { target: 'loading', actions: 'clearOutcome' } } },
    empty: { on: { 'reload.requested': { target: 'loading', actions: 'clearOutcome' } } },
    listed: {
      initial: 'settled',
      on: {
        'approval.requested': sendingIf('isPending'),
        'rejection.requested': sendingIf('isPending'),
        'undo.requested': sendingIf('isUndoable'),
        'failure.dismissed': {
          guard: { type: 'isUndoable', params: idOf },
          actions: { type: 'forward', params: ({ event }) => event },
        },
        'request.decided': {
          guard: { type: 'isPending', params: idOf },
          actions: [
            { type: 'removeDeciding', params: idOf },
            { type: 'addUndoable', params: ({ event }) => event },
          ],
        },
        'request.restored': {
          guard: { type: 'isUndoable', params: idOf },
          actions: [
            { type: 'removeDeciding', params: idOf },
            { type: 'restoreRequest', params: ({ event }) => event },
          ],
        },
        'undo.failed': { actions: { type: 'removeDeciding', params: idOf } },
        'request.completed': [
          {
            guard: { type: 'isLast', params: idOf },
            target: 'loading',
            actions: [
              { type: 'stopRequest', params: idOf },
              { type: 'removeRequest', params: idOf },
            ],
          },
          {
            guard: { type: 'isUndoable', params: idOf },
            actions: [
              { type: 'stopRequest', params: idOf },
              { type: 'removeRequest', params: idOf },
            ],
          },
        ],
        'decision.failed': {
          actions: [
            { type: 'removeDeciding', params: idOf },
            { type: 'reportFailure', params: failureOf },
          ],
        },
      },
      states: {
        settled: { on: { 'more.requested': { guard: 'hasMore', target: 'loadingMore' } } },
        loadingMore: {
          entry: clearError,
          initial: 'waiting',
          // A decision or an undo shifts the page that is loading, so it is loaded again afterwards.
          on: {
            'approval.requested': { target: '.waiting', ...sendingIf('isPending') },
            'rejection.requested': { target: '.waiting', ...sendingIf('isPending') },
            'undo.requested': { target: '.waiting', ...sendingIf('isUndoable') },
          },
          states: {
            waiting: { always: { guard: 'isNoneDeciding', target: 'running' } },
            running: {
              invoke: {
                id: 'loadMore',
                src: 'loadRequests',
                input: ({ context }) => ({
                  page: pageAfter(countPending(context)),
                  limit: limits.instructorRequestsPerPage,
                }),
                onDone: {
                  target: '#instructorReview.listed.settled',
                  actions: { type: 'addRequests', params: pageOf },
                },
                onError: {
                  target: '#instructorReview.listed.moreFailed',
                  actions: showServerMessage,
                },
              },
            },
          },
        },
        moreFailed: { on: { 'retry.requested': 'loadingMore' } },
      },
    },
  },
});
