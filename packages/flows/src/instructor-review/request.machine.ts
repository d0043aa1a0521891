import { type InstructorDecision, type InstructorRequest, isPermanentFailure } from '@lyceum/api-client';
import { limits } from '@lyceum/rules';
import { type ActorRef, type ActorRefFrom, assign, type Snapshot, sendTo, setup } from 'xstate';
import { serverMessage } from '../server-message.ts';
import { unimplementedActor } from '../unimplemented-actor.ts';

/** The decision of an administrator. */
export type Decision = 'approve' | 'reject';

type Outcome =
  | { type: 'request.decided'; decision: Decision }
  | { type: 'decision.failed'; decision: Decision; error: unknown }
  /** The decision was undone: the request is pending again. */
  | { type: 'request.restored' }
  | { type: 'undo.failed' }
  /** The decision is final: the request leaves the list. */
  | { type: 'request.completed' };

/** The events that a request sends to its list. */
export type RequestOutcome = Outcome & { id: string; name: string };

export interface RequestInput {
  request: InstructorRequest;
  /** The list that receives the outcome. */
  list: ActorRef<Snapshot<unknown>, RequestOutcome>;
}

export interface RequestContext extends RequestInput {
  decision: Decision | null;
  /** Why the undo failed; `message` is null if the server sent none. */
  failure: { message: string | null; isPermanent: boolean } | null;
}

export interface RequestPath {
  /** The id of the request. */
  id: string;
}

const failing = (decision: Decision) => ({
  target: 'waiting' as const,
  actions: {
    type: 'sendOutcome' as const,
    params: ({ event }: { event: { error: unknown } }) => ({
      type: 'decision.failed' as const,
      decision,
      error: event.error,
    }),
  },
});
const deciding = (decision: Decision) => ({
  target: 'decided' as const,
  actions: [
    { type: 'setDecision' as const, params: { decision } },
    { type: 'sendOutcome' as const, params: { type: 'request.decided' as const, decision } },
  ],
});

/**
 * One application and the decision on it, which can be undone for ten seconds [2.220]. A failed decision leaves the
 * application unchanged [4.12].
 */
export const requestMachine = setup({
  types: {
    input: {} as RequestInput,
    context: {} as RequestContext,
    events: {} as
      | { type: 'approval.requested' }
      | { type: 'rejection.requested' }
      | { type: 'undo.requested' }
      /** The message of a failed undo was read. */
      | { type: 'failure.dismissed' },
  },
  actors: {
    approve: unimplementedActor<InstructorDecision, RequestPath>('requestMachine', 'approve'),
    reject: unimplementedActor<InstructorDecision, RequestPath>('requestMachine', 'reject'),
    undo: unimplementedActor<InstructorDecision, RequestPath>('requestMachine', 'undo'),
  },
  delays: { untilFinal: limits.decisionUndoMs },
  actions: {
    setDecision: assign({ decision: (_, { decision }: { decision: Decision }) => decision }),
    clearDecision: assign({ decision: null }),
    setFailure: assign({
      failure: (_, { error }: { error: unknown }) => ({
        message: serverMessage(error),
        isPermanent: isPermanentFailure(error),
      }),
    }),
    clearFailure: assign({ failure: null }),
    sendOutcome: sendTo(
      ({ context }) => context.list,
      ({ context: { request } }, outcome: Outcome): RequestOutcome => ({
        ...outcome,
        id: request.id,
        name: request.name,
      }),
    ),
  },
}).createMachine({
  id: 'request',
  context: ({ input }) => ({ ...input, decision: null, failure: null }),
  initial: 'waiting',
  states: {
    waiting: { on: { 'approval.requested': 'approving', 'rejection.requested': 'rejecting' } },
    approving: {
      invoke: {
        id: 'approve',
        src: 'approve',
        input: ({ context }) => ({ id: context.request.id }),
        onDone: deciding('approve'),
        onError: failing('approve'),
      },
    },
    rejecting: {
      invoke: {
        id: 'reject',
        src: 'reject',
        input: ({ context }) => ({ id: context.request.id }),
        onDone: deciding('reject'),
        onError: failing('reject'),
      },
    },
    decided: {
      initial: 'undoable',
      states: {
        undoable: { on: { 'undo.requested': 'undoing' }, after: { untilFinal: '#request.completed' } },
        undoing: {
          entry: 'clearFailure',
          invoke: {
            id: 'undo',
            src: 'undo',
            input: ({ context }) => ({ id: context.request.id }),
            onDone: {
              target: '#request.waiting',
              actions: ['clearDecision', { type: 'sendOutcome', params: { type: 'request.restored' } }],
            },
            onError: {
              target: 'failed',
              actions: [
                { type: 'setFailure', params: ({ event }) => ({ error: event.error }) },
                { type: 'sendOutcome', params: { type: 'undo.failed' } },
              ],
            },
          },
        },
        failed: { on: { 'undo.requested': 'undoing', 'failure.dismissed': '#request.completed' } },
      },
    },
    completed: { type: 'final', entry: { type: 'sendOutcome', params: { type: 'request.completed' } } },
  },
});

export type RequestActor = ActorRefFrom<typeof requestMachine>;
