import type { InstructorRequest } from '@lyceum/api-client';
import { assign, emit, sendTo, setup, stopChild } from 'xstate';
import { refusalIn } from '../refusal.ts';
import { unwired } from '../unwired.ts';
import { type Decision, type RequestActor, type RequestTold, requestMachine } from './request.machine.ts';

interface InstructorReviewContext {
  /** The requests that wait, oldest first, each an actor of its own. */
  requests: readonly RequestActor[];
  /** The last one that was decided, so that its going away can be told. */
  decided: { name: string; decision: Decision } | null;
  /** Why the list did not come; null where the server said nothing. */
  message: string | null;
}

type InstructorReviewEvent =
  /** Of the request of this id. */
  | { type: 'approval.requested'; id: string }
  | { type: 'rejection.requested'; id: string }
  /** The list is wanted anew, after a failure or when it was empty. */
  | { type: 'reload.requested' }
  | RequestTold;

/**
 * The applications that wait for an administrator. Failed decisions are told to be logged, and the request stays.
 * Specification §2 (Admin instructor requests) and §4.
 */
export const instructorReviewMachine = setup({
  types: {
    context: {} as InstructorReviewContext,
    events: {} as InstructorReviewEvent,
    emitted: {} as { type: 'decision.failed'; decision: Decision; error: unknown },
  },
  actors: {
    loadRequests: unwired<InstructorRequest[]>('instructorReviewMachine', 'loadRequests'),
    request: requestMachine,
  },
  guards: {
    isNothing: (_, { requests }: { requests: readonly InstructorRequest[] }) => requests.length === 0,
    isListed: ({ context }, { id }: { id: string }) => context.requests.some((request) => request.id === id),
    isLast: ({ context }, { id }: { id: string }) => context.requests.every((request) => request.id === id),
  },
  actions: {
    forgetOutcome: assign({ decided: null, message: null }),
    rememberRequests: assign({
      requests: ({ spawn, self }, { requests }: { requests: readonly InstructorRequest[] }) =>
        requests.map((request) => spawn('request', { id: request.id, input: { request, list: self } })),
    }),
    rememberRefusal: assign({ message: (_, { error }: { error: unknown }) => refusalIn(error) }),
    passOn: sendTo(
      (_, { id }: { id: string; type: 'approval.requested' | 'rejection.requested' }) => id,
      (_, { type }) => ({ type }),
    ),
    stopRequest: stopChild((_, { id }: { id: string }) => id),
    forgetRequest: assign({
      requests: ({ context }, { id }: { id: string; name: string; decision: Decision }) =>
        context.requests.filter((request) => request.id !== id),
      decided: (_, { name, decision }) => ({ name, decision }),
    }),
    tellFailed: emit((_, { decision, error }: { decision: Decision; error: unknown }) => ({
      type: 'decision.failed' as const,
      decision,
      error,
    })),
  },
}).createMachine({
  id: 'instructorReview',
  context: { requests: [], decided: null, message: null },
  initial: 'loading',
  states: {
    loading: {
      entry: 'forgetOutcome',
      invoke: {
        id: 'loadRequests',
        src: 'loadRequests',
        onDone: [
          {
            guard: { type: 'isNothing', params: ({ event }) => ({ requests: event.output }) },
            target: 'empty',
          },
          {
            target: 'listed',
            actions: { type: 'rememberRequests', params: ({ event }) => ({ requests: event.output }) },
          },
        ],
        onError: {
          target: 'failed',
          actions: { type: 'rememberRefusal', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    failed: { on: { 'reload.requested': 'loading' } },
    empty: { on: { 'reload.requested': 'loading' } },
    listed: {
      on: {
        'approval.requested': {
          guard: { type: 'isListed', params: ({ event }) => event },
          actions: { type: 'passOn', params: ({ event }) => event },
        },
        'rejection.requested': {
          guard: { type: 'isListed', params: ({ event }) => event },
          actions: { type: 'passOn', params: ({ event }) => event },
        },
        'request.decided': [
          {
            guard: { type: 'isLast', params: ({ event }) => event },
            target: 'empty',
            actions: [
              { type: 'stopRequest', params: ({ event }) => event },
              { type: 'forgetRequest', params: ({ event }) => event },
            ],
          },
          {
            actions: [
              { type: 'stopRequest', params: ({ event }) => event },
              { type: 'forgetRequest', params: ({ event }) => event },
            ],
          },
        ],
        'decision.failed': { actions: { type: 'tellFailed', params: ({ event }) => event } },
      },
    },
  },
});
