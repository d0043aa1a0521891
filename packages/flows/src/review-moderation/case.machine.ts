import { isPermanentFailure, messageFor, type ReviewCase, type ReviewDecision } from '@lyceum/api-client';
import { limits } from '@lyceum/rules';
import type { ReportForm } from '@lyceum/rules/review';
import { type ActorRefFrom, assign, sendTo, setup } from 'xstate';
import type { ItemOutcome, QueueRef } from '../factories/create-decision-queue.ts';
import { unimplementedActor } from '../unimplemented-actor.ts';

/** What a moderator decides. `values`: why the text is hidden. */
export type CaseDecision =
  | { decision: 'hide'; values: ReportForm }
  | { decision: 'keep' | 'restore'; values: null };

/** The last decision or undo. */
export type LastDecision = CaseDecision['decision'] | 'undo';

export interface CaseInput {
  reviewCase: ReviewCase;
  /** The list that receives the outcome. */
  list: QueueRef<LastDecision>;
}

export interface CaseContext extends CaseInput {
  /** The decision that is being sent or was made; null before. */
  decision: CaseDecision | null;
  /** Why the last call failed. */
  failure: { message: string; isPermanent: boolean } | null;
}

type CaseEvent =
  /** 'Hide' opens the form for the reason. */
  | { type: 'hiding.requested' }
  | { type: 'hiding.canceled' }
  | ({ type: 'decision.made' } & CaseDecision)
  | { type: 'undo.requested' }
  /** The message of a failure was read. */
  | { type: 'failure.dismissed' };

const operations = { hide: 'hideReview', keep: 'keepReview', restore: 'restoreReview' } as const;

const onDecision = {
  target: 'deciding' as const,
  actions: { type: 'setDecision' as const, params: ({ event }: { event: CaseDecision }) => event },
};

/** One reported review or reply, and the decision on it, which can be undone for ten seconds [2.328]. */
export const caseMachine = setup({
  types: {
    input: {} as CaseInput,
    context: {} as CaseContext,
    events: {} as CaseEvent,
  },
  actors: {
    decide: unimplementedActor<ReviewDecision, { id: string; decision: CaseDecision | null }>(
      'caseMachine',
      'decide',
    ),
    undo: unimplementedActor<ReviewDecision, { id: string }>('caseMachine', 'undo'),
  },
  delays: { untilFinal: limits.decisionUndoMs },
  guards: {
    isFinal: ({ context }) => context.failure?.isPermanent === true,
    isHiding: ({ context }) => context.decision?.decision === 'hide',
  },
  actions: {
    setDecision: assign({
      decision: (_, { decision, values }: CaseDecision) => ({ decision, values }) as CaseDecision,
    }),
    clearDecision: assign({ decision: null }),
    setFailure: assign({
      failure: (
        _,
        {
          call,
          error,
        }: { call: (typeof operations)[keyof typeof operations] | 'undoReviewDecision'; error: unknown },
      ) => ({ message: messageFor(call, error), isPermanent: isPermanentFailure(error) }),
    }),
    clearFailure: assign({ failure: null }),
    sendOutcome: sendTo(
      ({ context }) => context.list,
      (
        { context: { reviewCase, decision } },
        { type }: Pick<ItemOutcome<LastDecision>, 'type'>,
      ): ItemOutcome<LastDecision> => {
        const { id } = reviewCase;
        if (type === 'item.decided') return { type, id, last: decision?.decision ?? 'keep' };
        return type === 'item.restored' ? { type, id, last: 'undo' } : { type, id };
      },
    ),
  },
}).createMachine({
  id: 'case',
  context: ({ input }) => ({ ...input, decision: null, failure: null }),
  initial: 'waiting',
  states: {
    waiting: { on: { 'hiding.requested': 'describing', 'decision.made': onDecision } },
    /** The moderator enters why the text is hidden. */
    describing: { on: { 'hiding.canceled': 'waiting', 'decision.made': onDecision } },
    deciding: {
      invoke: {
        id: 'decide',
        src: 'decide',
        input: ({ context: { reviewCase, decision } }) => ({ id: reviewCase.id, decision }),
        onDone: {
          target: 'decided',
          actions: { type: 'sendOutcome', params: { type: 'item.decided' } },
        },
        onError: {
          target: 'refused',
          actions: [
            {
              type: 'setFailure',
              params: ({ context: { decision }, event }) => ({
                call: operations[decision?.decision ?? 'keep'],
                error: event.error,
              }),
            },
            { type: 'sendOutcome', params: { type: 'item.failed' } },
          ],
        },
      },
    },
    /** What was entered stays. After a permanent failure, such as the decision of someone else, the case leaves the list. */
    refused: {
      exit: 'clearFailure',
      on: {
        'decision.made': onDecision,
        'hiding.canceled': { target: 'waiting', actions: 'clearDecision' },
        'failure.dismissed': [
          { guard: 'isFinal', target: 'completed' },
          { guard: 'isHiding', target: 'describing' },
          { target: 'waiting', actions: 'clearDecision' },
        ],
      },
    },
    decided: {
      initial: 'undoable',
      states: {
        undoable: { on: { 'undo.requested': 'undoing' }, after: { untilFinal: '#case.completed' } },
        undoing: {
          invoke: {
            id: 'undo',
            src: 'undo',
            input: ({ context }) => ({ id: context.reviewCase.id }),
            onDone: {
              target: '#case.waiting',
              actions: ['clearDecision', { type: 'sendOutcome', params: { type: 'item.restored' } }],
            },
            onError: {
              target: 'failed',
              actions: [
                {
                  type: 'setFailure',
                  params: ({ event }) => ({ call: 'undoReviewDecision', error: event.error }),
                },
                { type: 'sendOutcome', params: { type: 'item.failed' } },
              ],
            },
          },
        },
        failed: {
          exit: 'clearFailure',
          on: { 'undo.requested': 'undoing', 'failure.dismissed': '#case.completed' },
        },
      },
    },
    completed: { type: 'final', entry: { type: 'sendOutcome', params: { type: 'item.completed' } } },
  },
});

export type CaseActor = ActorRefFrom<typeof caseMachine>;
