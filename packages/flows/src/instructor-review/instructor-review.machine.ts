import { messageFor } from '@lyceum/api-client';
import { limits } from '@lyceum/rules';
import { assign, sendTo, setup, stopChild } from 'xstate';
import { reportFailure } from '../app/app.actions.ts';
import { serverMessage } from '../server-message.ts';
import { unimplementedActor } from '../unimplemented-actor.ts';
import { type Decision, type RequestActor, type RequestOutcome, requestMachine } from './request.machine.ts';
import { pageAfter, type RequestsPage } from './requests-page.ts';

interface InstructorReviewContext {
  /** The loaded pending requests, oldest first. Each is an actor. */
  requests: readonly RequestActor[];
  /** The total number of pending requests. */
  totalResults: number;
  /** The ids of the requests whose decision is being sent. */
  deciding: readonly string[];
  /** The last decision, for the status message. */
  decided: { name: string; decision: Decision } | null;
  /** Why a page failed to load; null if the server sent no message. */
  message: string | null;
}

type InstructorReviewEvent =
  /** The id of the request. */
  | { type: 'approval.requested'; id: string }
  | { type: 'rejection.requested'; id: string }
  /** The end of the list scrolled into view. */
  | { type: 'more.requested' }
  /** Retries the next page after a failure. */
  | { type: 'retry.requested' }
  /** Reloads the list after a failure or when it was empty. */
  | { type: 'reload.requested' }
  | RequestOutcome;

const idOf = ({ event }: { event: { id: string } }) => ({ id: event.id });
const pageOf = ({ event }: { event: { output: RequestsPage } }) => ({ answer: event.output });
const errorOf = ({ event }: { event: { error: unknown } }) => ({ error: event.error });

const operations = { approve: 'approveInstructorRequest', reject: 'rejectInstructorRequest' } as const;
const failureOf = ({ event }: { event: { decision: Decision; error: unknown } }) =>
  ({ level: 'error', message: messageFor(operations[event.decision], null), detail: event.error }) as const;

/** Whether more requests are pending than loaded. */
export function hasMoreRequests({
  requests,
  totalResults,
}: Pick<InstructorReviewContext, 'requests' | 'totalResults'>): boolean {
  return requests.length < totalResults;
}

/**
 * The pending applications of instructors, page by page. A page loads only while no decision is being sent, and reloads
 * after one, because each decision shifts the server's pages. When all loaded requests are decided, the first page is
 * loaded again. A failed decision is logged, and the request remains [4.12].
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
    isListed: ({ context }, { id }: { id: string }) => context.requests.some((request) => request.id === id),
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
      return { requests, totalResults: fresh.length > 0 ? answer.totalResults : requests.length };
    }),
    setError: assign({ message: (_, { error }: { error: unknown }) => serverMessage(error) }),
    clearError: assign({ message: null }),
    forwardDecision: sendTo(
      (_, { id }: { id: string; type: 'approval.requested' | 'rejection.requested' }) => id,
      (_, { type }) => ({ type }),
    ),
    addDeciding: assign({
      deciding: ({ context }, { id }: { id: string }) => [...new Set([...context.deciding, id])],
    }),
    removeDeciding: assign({
      deciding: ({ context }, { id }: { id: string }) => context.deciding.filter((one) => one !== id),
    }),
    stopRequest: stopChild((_, { id }: { id: string }) => id),
    removeRequest: assign({
      requests: ({ context }, { id }: { id: string; name: string; decision: Decision }) =>
        context.requests.filter((request) => request.id !== id),
      totalResults: ({ context }) => Math.max(0, context.totalResults - 1),
      decided: (_, { name, decision }) => ({ name, decision }),
    }),
    reportFailure: reportFailure(),
  },
}).createMachine({
  id: 'instructorReview',
  context: { requests: [], totalResults: 0, deciding: [], decided: null, message: null },
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
        onError: { target: 'failed', actions: { type: 'setError', params: errorOf } },
      },
    },
    failed: { on: { 'reload.requested': { target: 'loading', actions: 'clearOutcome' } } },
    empty: { on: { 'reload.requested': { target: 'loading', actions: 'clearOutcome' } } },
    listed: {
      initial: 'settled',
      on: {
        'approval.requested': {
          guard: { type: 'isListed', params: idOf },
          actions: [
            { type: 'forwardDecision', params: ({ event }) => event },
            { type: 'addDeciding', params: idOf },
          ],
        },
        'rejection.requested': {
          guard: { type: 'isListed', params: idOf },
          actions: [
            { type: 'forwardDecision', params: ({ event }) => event },
            { type: 'addDeciding', params: idOf },
          ],
        },
        'request.decided': [
          {
            guard: { type: 'isLast', params: idOf },
            target: 'loading',
            actions: [
              { type: 'stopRequest', params: idOf },
              { type: 'removeDeciding', params: idOf },
              { type: 'removeRequest', params: ({ event }) => event },
            ],
          },
          {
            guard: { type: 'isListed', params: idOf },
            actions: [
              { type: 'stopRequest', params: idOf },
              { type: 'removeDeciding', params: idOf },
              { type: 'removeRequest', params: ({ event }) => event },
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
          entry: 'clearError',
          initial: 'waiting',
          // A decision shifts the page that is loading, so it is loaded again afterwards.
          on: {
            'approval.requested': {
              guard: { type: 'isListed', params: idOf },
              target: '.waiting',
              actions: [
                { type: 'forwardDecision', params: ({ event }) => event },
                { type: 'addDeciding', params: idOf },
              ],
            },
            'rejection.requested': {
              guard: { type: 'isListed', params: idOf },
              target: '.waiting',
              actions: [
                { type: 'forwardDecision', params: ({ event }) => event },
                { type: 'addDeciding', params: idOf },
              ],
            },
          },
          states: {
            waiting: { always: { guard: 'isNoneDeciding', target: 'running' } },
            running: {
              invoke: {
                id: 'loadMore',
                src: 'loadRequests',
                input: ({ context }) => ({
                  page: pageAfter(context.requests.length),
                  limit: limits.instructorRequestsPerPage,
                }),
                onDone: {
                  target: '#instructorReview.listed.settled',
                  actions: { type: 'addRequests', params: pageOf },
                },
                onError: {
                  target: '#instructorReview.listed.moreFailed',
                  actions: { type: 'setError', params: errorOf },
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
