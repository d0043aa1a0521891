import type { InstructorDecision, InstructorRequest } from '@lyceum/api-client';
import { type ActorRef, type ActorRefFrom, type Snapshot, sendTo, setup } from 'xstate';
import { unimplementedActor } from '../unimplemented-actor.ts';

/** The decision of an administrator. */
export type Decision = 'approve' | 'reject';

/** The events that a request sends to its list. */
export type RequestOutcome =
  | { type: 'request.decided'; id: string; name: string; decision: Decision }
  | { type: 'decision.failed'; id: string; decision: Decision; error: unknown };

interface RequestInput {
  request: InstructorRequest;
  /** The list that receives the outcome. */
  list: ActorRef<Snapshot<unknown>, RequestOutcome>;
}

interface RequestPath {
  /** The id of the request. */
  id: string;
}

const failing = (decision: Decision) => ({
  target: 'waiting' as const,
  actions: {
    type: 'tellFailed' as const,
    params: ({ event }: { event: { error: unknown } }) => ({ decision, error: event.error }),
  },
});
const deciding = (decision: Decision) => ({
  target: 'gone' as const,
  actions: { type: 'sendDecided' as const, params: { decision } },
});

/** One application and the decision on it. A failed decision leaves it unchanged [4.12]. */
export const requestMachine = setup({
  types: {
    input: {} as RequestInput,
    context: {} as RequestInput,
    events: {} as { type: 'approval.requested' } | { type: 'rejection.requested' },
  },
  actors: {
    approve: unimplementedActor<InstructorDecision, RequestPath>('requestMachine', 'approve'),
    reject: unimplementedActor<InstructorDecision, RequestPath>('requestMachine', 'reject'),
  },
  actions: {
    sendDecided: sendTo(
      ({ context }) => context.list,
      ({ context }, { decision }: { decision: Decision }): RequestOutcome => {
        const { id, name } = context.request;
        return { type: 'request.decided', id, name, decision };
      },
    ),
    tellFailed: sendTo(
      ({ context }) => context.list,
      ({ context }, { decision, error }: { decision: Decision; error: unknown }): RequestOutcome => ({
        type: 'decision.failed',
        id: context.request.id,
        decision,
        error,
      }),
    ),
  },
}).createMachine({
  id: 'request',
  context: ({ input }) => input,
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
    gone: { type: 'final' },
  },
});

export type RequestActor = ActorRefFrom<typeof requestMachine>;
