import {
  type InstructorDecision,
  type InstructorRequest,
  isPermanentFailure,
  messageFor,
} from '@lyceum/api-client';
import { limits } from '@lyceum/rules';
import { type ActorRefFrom, assign, sendTo, setup } from 'xstate';
import { reportFailure } from '../app/app.actions.ts';
import type { ItemOutcome, QueueRef } from '../factories/create-decision-queue.ts';
import { serverMessage } from '../server-message.ts';
import { unimplementedActor } from '../unimplemented-actor.ts';

/** The decision of an administrator. */
export type Decision = 'approve' | 'reject';

/** The last decision or undo, and whose application it was. */
export interface LastDecision {
  id: string;
  name: string;
  decision: Decision | 'undo';
}

export interface RequestInput {
  request: InstructorRequest;
  /** The list that receives the outcome. */
  list: QueueRef<LastDecision>;
}

export interface RequestContext extends RequestInput {
  decision: Decision | null;
  /** Why the undo failed; `message` is null if the server sent none. */
  failure: { message: string | null; isPermanent: boolean } | null;
}

const calls = { approve: 'approveInstructorRequest', reject: 'rejectInstructorRequest' } as const;

/** The invocation that sends a decision. A failed one is logged, and leaves the application unchanged [4.12]. */
const deciding = <Name extends Decision>(decision: Name) =>
  ({
    invoke: {
      id: decision,
      src: decision,
      input: ({ context }: { context: RequestContext }) => ({ id: context.request.id }),
      onDone: {
        target: 'decided',
        actions: [
          { type: 'setDecision', params: { decision } },
          { type: 'sendOutcome', params: { type: 'item.decided', decision } },
        ],
      },
      onError: {
        target: 'waiting',
        actions: [
          { type: 'sendOutcome', params: { type: 'item.failed' } },
          {
            type: 'reportFailure',
            params: ({ event }: { event: { error: unknown } }) => ({
              level: 'error' as const,
              message: messageFor(calls[decision], null),
              detail: event.error,
            }),
          },
        ],
      },
    },
  }) as const;

type OutcomeParams =
  | { type: 'item.decided' | 'item.restored'; decision: LastDecision['decision'] }
  | { type: 'item.failed' | 'item.completed' };

/** One application and the decision on it, which can be undone for ten seconds [2.220]. */
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
    approve: unimplementedActor<InstructorDecision, { id: string }>('requestMachine', 'approve'),
    reject: unimplementedActor<InstructorDecision, { id: string }>('requestMachine', 'reject'),
    undo: unimplementedActor<InstructorDecision, { id: string }>('requestMachine', 'undo'),
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
      ({ context: { request } }, outcome: OutcomeParams): ItemOutcome<LastDecision> => {
        const { id, name } = request;
        return 'decision' in outcome
          ? { type: outcome.type, id, last: { id, name, decision: outcome.decision } }
          : { type: outcome.type, id };
      },
    ),
    reportFailure,
  },
}).createMachine({
  id: 'request',
  context: ({ input }) => ({ ...input, decision: null, failure: null }),
  initial: 'waiting',
  states: {
    waiting: { on: { 'approval.requested': 'approving', 'rejection.requested': 'rejecting' } },
    approving: deciding('approve'),
    rejecting: deciding('reject'),
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
              actions: [
                'clearDecision',
                { type: 'sendOutcome', params: { type: 'item.restored', decision: 'undo' } },
              ],
            },
            onError: {
              target: 'failed',
              actions: [
                { type: 'setFailure', params: ({ event }) => ({ error: event.error }) },
                { type: 'sendOutcome', params: { type: 'item.failed' } },
              ],
            },
          },
        },
        failed: { on: { 'undo.requested': 'undoing', 'failure.dismissed': '#request.completed' } },
      },
    },
    completed: { type: 'final', entry: { type: 'sendOutcome', params: { type: 'item.completed' } } },
  },
});

export type RequestActor = ActorRefFrom<typeof requestMachine>;
