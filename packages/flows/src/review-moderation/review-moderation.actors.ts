import type { ApiClient, ReviewDecision } from '@lyceum/api-client';
import { fromPromise } from 'xstate';
import { type CaseDecision, caseMachine } from './case.machine.ts';
import type { CaseList, CasesPage } from './review-moderation.machine.ts';

export function reviewModerationActors(api: ApiClient) {
  return {
    loadCases: fromPromise<CasesPage, { status: CaseList; page: number; limit: number }>(
      ({ input, signal }) => api.call('listReviewReports', { query: input, signal }),
    ),
    case: caseMachine.provide({
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
  };
}
