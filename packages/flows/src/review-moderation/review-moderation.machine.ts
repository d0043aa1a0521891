import type { ApiClient, ReviewCase, ReviewDecision } from '@lyceum/api-client';
import { limits } from '@lyceum/rules';
import { fromPromise } from 'xstate';
import { showError } from '../call-error.ts';
import { createDecisionQueue, hasMoreItems } from '../factories/create-decision-queue.ts';
import { type CaseActor, type CaseDecision, caseMachine, type LastDecision } from './case.machine.ts';

/** Which texts are listed: reported ones that wait for a decision, or hidden ones. */
export type CaseList = 'open' | 'hidden';

export interface CasesPage {
  results: readonly ReviewCase[];
  /** The length of the list. */
  totalResults: number;
}

export const reviewModerationActors = (api: ApiClient) => ({
  load: fromPromise<CasesPage, { list: CaseList; page: number; limit: number }>(
    ({ input: { list: status, page, limit }, signal }) =>
      api.call('listReviewReports', { query: { status, page, limit }, signal }),
  ),
  item: caseMachine.provide({
    actors: {
      decide: fromPromise<ReviewDecision, { id: string; decision: CaseDecision | null }>(
        ({ input: { id, decision }, signal }) => {
          const call = { path: { id }, signal };
          if (decision?.decision === 'restore') return api.call('restoreReview', call);
          if (decision?.decision !== 'hide') return api.call('keepReview', call);
          const { reason, text: note } = decision.values;
          return api.call('hideReview', { ...call, body: { reason, note } });
        },
      ),
      undo: fromPromise<ReviewDecision, { id: string }>(({ input, signal }) =>
        api.call('undoReviewDecision', { path: input, signal }),
      ),
    },
  }),
});

/** Whether the server's list is longer than what is loaded. */
export const hasMoreCases = hasMoreItems;

/** Reported reviews and replies for staff, and the hidden ones [2.328]. */
export const reviewModerationMachine = createDecisionQueue({
  id: 'reviewModeration',
  types: {} as {
    input: { list: CaseList };
    page: CasesPage;
    item: CaseActor;
    decision: { type: 'decision.made' } & CaseDecision;
    last: LastDecision;
  },
  decisions: ['decision.made'],
  list: (input): CaseList => input.list,
  itemsPerPage: limits.reviewCasesPerPage,
  results: ({ results, totalResults }) => ({ items: results, totalResults }),
  item: caseMachine,
  itemInput: (reviewCase, list) => ({ reviewCase, list }),
  onError: showError('listReviewReports'),
});
