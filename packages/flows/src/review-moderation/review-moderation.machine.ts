import type { ReviewCase } from '@lyceum/api-client';
import { limits } from '@lyceum/rules';
import { assign, sendTo, setup, stopChild } from 'xstate';
import { clearError, showError } from '../call-error.ts';
import { unimplementedActor } from '../unimplemented-actor.ts';
import { type CaseActor, type CaseDecision, type CaseOutcome, caseMachine } from './case.machine.ts';

/** Which texts are listed: reported ones that wait for a decision, or hidden ones. */
export type CaseList = 'open' | 'hidden';

/** One page of the list. */
export interface CasesPage {
  results: readonly ReviewCase[];
  /** The length of the list. */
  totalResults: number;
}

export interface ReviewModerationContext {
  list: CaseList;
  /** The loaded cases. Each is an actor. */
  cases: readonly CaseActor[];
  /** The ids of the decided cases that are still in the list. */
  decided: readonly string[];
  /** The ids of the cases whose decision or undo is being sent. */
  sending: readonly string[];
  /** The length of the server's list. */
  totalResults: number;
  /** The last decision or undo, for the status message. */
  last: CaseDecision['decision'] | 'undo' | null;
  /** Why a page failed to load. */
  message: string | null;
}

type ReviewModerationEvent =
  | ({ type: 'decision.made'; id: string } & CaseDecision)
  | { type: 'undo.requested'; id: string }
  /** The end of the list scrolled into view. */
  | { type: 'more.requested' }
  /** Loads again after a failure, or when the list was empty. */
  | { type: 'reload.requested' }
  | CaseOutcome;

type Forwarded = Extract<ReviewModerationEvent, { type: 'decision.made' | 'undo.requested' }>;

const idOf = ({ event }: { event: { id: string } }) => ({ id: event.id });
const pageOf = ({ event }: { event: { output: CasesPage } }) => ({ page: event.output });

const countWaiting = ({ cases, decided }: Pick<ReviewModerationContext, 'cases' | 'decided'>) =>
  cases.length - decided.length;

/** Whether the server's list is longer than what is loaded. */
export const hasMoreCases = (
  context: Pick<ReviewModerationContext, 'cases' | 'decided' | 'totalResults'>,
): boolean => countWaiting(context) < context.totalResults;

/** Forwards the event to the case that it names, which sends a call. */
const sending = {
  actions: [
    { type: 'forward' as const, params: ({ event }: { event: Forwarded }) => event },
    { type: 'addSending' as const, params: idOf },
  ],
};

/**
 * Reported reviews and replies for staff, page by page, and the hidden ones [2.328]. Each decision shortens the server's
 * list, so a page loads only while no decision is being sent, and its number follows from the cases that wait. A decided
 * case stays as long as it can be undone.
 */
export const reviewModerationMachine = setup({
  types: {
    input: {} as { list: CaseList },
    context: {} as ReviewModerationContext,
    events: {} as ReviewModerationEvent,
  },
  actors: {
    loadCases: unimplementedActor<CasesPage, { status: CaseList; page: number; limit: number }>(
      'reviewModerationMachine',
      'loadCases',
    ),
    case: caseMachine,
  },
  guards: {
    isNothing: (_, { page }: { page: CasesPage }) => page.results.length === 0,
    isListed: ({ context }, { id }: { id: string }) => context.cases.some((one) => one.id === id),
    isWaiting: ({ context }, { id }: { id: string }) =>
      context.cases.some((one) => one.id === id) && !context.decided.includes(id),
    isDecided: ({ context }, { id }: { id: string }) => context.decided.includes(id),
    isLast: ({ context: { cases } }, { id }: { id: string }) => cases.length === 1 && cases[0]?.id === id,
    hasMore: ({ context }) => hasMoreCases(context),
    isNoneSending: ({ context }) => context.sending.length === 0,
  },
  actions: {
    addCases: assign(({ context, spawn, self }, { page }: { page: CasesPage }) => {
      const known = new Set(context.cases.map(({ id }) => id));
      const fresh = page.results.filter(({ id }) => !known.has(id));
      const spawned = fresh.map((reviewCase) =>
        spawn('case', { id: reviewCase.id, input: { reviewCase, list: self } }),
      );
      const cases = [...context.cases, ...spawned];
      // A page without new cases is the last, regardless of the total.
      const waiting = cases.length - context.decided.length;
      return { cases, totalResults: fresh.length > 0 ? page.totalResults : waiting };
    }),
    forward: sendTo(
      (_, { id }: Forwarded) => id,
      (_, { id, ...event }) => event,
    ),
    addSending: assign({
      sending: ({ context }, { id }: { id: string }) => [...new Set([...context.sending, id])],
    }),
    removeSending: assign({
      sending: ({ context }, { id }: { id: string }) => context.sending.filter((one) => one !== id),
    }),
    addDecided: assign({
      decided: ({ context }, { id }: { id: string; decision: CaseDecision['decision'] }) => [
        ...context.decided,
        id,
      ],
      totalResults: ({ context }) => Math.max(0, context.totalResults - 1),
      last: (_, { decision }) => decision,
    }),
    restoreCase: assign({
      decided: ({ context }, { id }: { id: string }) => context.decided.filter((one) => one !== id),
      totalResults: ({ context }) => context.totalResults + 1,
      last: 'undo',
    }),
    stopCase: stopChild((_, { id }: { id: string }) => id),
    removeCase: assign(({ context }, { id }: { id: string }) => {
      const cases = context.cases.filter((one) => one.id !== id);
      const decided = context.decided.filter((one) => one !== id);
      // A case that someone else has decided leaves without a decision.
      const isDecided = context.decided.includes(id);
      return { cases, decided, totalResults: Math.max(0, context.totalResults - (isDecided ? 0 : 1)) };
    }),
  },
}).createMachine({
  id: 'reviewModeration',
  context: ({ input }) => ({
    list: input.list,
    cases: [],
    decided: [],
    sending: [],
    totalResults: 0,
    last: null,
    message: null,
  }),
  initial: 'loading',
  states: {
    loading: {
      invoke: {
        id: 'loadCases',
        src: 'loadCases',
        input: ({ context }) => ({
          status: context.list,
          page: limits.firstPage,
          limit: limits.reviewCasesPerPage,
        }),
        onDone: [
          { guard: { type: 'isNothing', params: pageOf }, target: 'empty' },
          { target: 'listed', actions: { type: 'addCases', params: pageOf } },
        ],
        onError: { target: 'failed', actions: showError('listReviewReports') },
      },
    },
    failed: { exit: clearError, on: { 'reload.requested': 'loading' } },
    empty: { on: { 'reload.requested': 'loading' } },
    listed: {
      initial: 'settled',
      on: {
        'decision.made': { guard: { type: 'isWaiting', params: idOf }, ...sending },
        'undo.requested': { guard: { type: 'isDecided', params: idOf }, ...sending },
        'case.decided': {
          guard: { type: 'isWaiting', params: idOf },
          actions: [
            { type: 'removeSending', params: idOf },
            { type: 'addDecided', params: ({ event }) => event },
          ],
        },
        'case.restored': {
          guard: { type: 'isDecided', params: idOf },
          actions: [
            { type: 'removeSending', params: idOf },
            { type: 'restoreCase', params: idOf },
          ],
        },
        'case.failed': { actions: { type: 'removeSending', params: idOf } },
        'case.completed': [
          {
            guard: { type: 'isLast', params: idOf },
            target: 'loading',
            actions: [
              { type: 'stopCase', params: idOf },
              { type: 'removeCase', params: idOf },
            ],
          },
          {
            guard: { type: 'isListed', params: idOf },
            actions: [
              { type: 'stopCase', params: idOf },
              { type: 'removeCase', params: idOf },
            ],
          },
        ],
      },
      states: {
        settled: { on: { 'more.requested': { guard: 'hasMore', target: 'loadingMore' } } },
        loadingMore: {
          entry: clearError,
          initial: 'waiting',
          // A decision or an undo shifts the page that is loading, so it is loaded again afterwards.
          on: {
            'decision.made': { guard: { type: 'isWaiting', params: idOf }, target: '.waiting', ...sending },
            'undo.requested': { guard: { type: 'isDecided', params: idOf }, target: '.waiting', ...sending },
          },
          states: {
            waiting: { always: { guard: 'isNoneSending', target: 'running' } },
            running: {
              invoke: {
                id: 'loadMore',
                src: 'loadCases',
                input: ({ context }) => ({
                  status: context.list,
                  page: Math.floor(countWaiting(context) / limits.reviewCasesPerPage) + limits.firstPage,
                  limit: limits.reviewCasesPerPage,
                }),
                onDone: {
                  target: '#reviewModeration.listed.settled',
                  actions: { type: 'addCases', params: pageOf },
                },
                onError: {
                  target: '#reviewModeration.listed.moreFailed',
                  actions: showError('listReviewReports'),
                },
              },
            },
          },
        },
        moreFailed: { exit: clearError, on: { 'reload.requested': 'loadingMore' } },
      },
    },
  },
});
