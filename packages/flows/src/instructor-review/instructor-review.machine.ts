import type { ApiClient, InstructorDecision, InstructorRequest } from '@lyceum/api-client';
import { limits } from '@lyceum/rules';
import { fromPromise } from 'xstate';
import { showServerMessage } from '../call-error.ts';
import { createDecisionQueue, hasMoreItems } from '../factories/create-decision-queue.ts';
import { type LastDecision, type RequestActor, requestMachine } from './request.machine.ts';

export interface RequestsPage {
  /** Oldest first. */
  requests: readonly InstructorRequest[];
  /** The total number of pending applications. */
  totalResults: number;
}

const decideBy = (
  api: ApiClient,
  call: 'approveInstructorRequest' | 'rejectInstructorRequest' | 'undoInstructorDecision',
) =>
  fromPromise<InstructorDecision, { id: string }>(({ input, signal }) =>
    api.call(call, { path: input, signal }),
  );

export const instructorReviewActors = (api: ApiClient) => ({
  load: fromPromise<RequestsPage, { list: null; page: number; limit: number }>(
    ({ input: { page, limit }, signal }) =>
      api.call('listInstructorRequests', { query: { page, limit }, signal }),
  ),
  item: requestMachine.provide({
    actors: {
      approve: decideBy(api, 'approveInstructorRequest'),
      reject: decideBy(api, 'rejectInstructorRequest'),
      undo: decideBy(api, 'undoInstructorDecision'),
    },
  }),
});

/** Whether more requests are pending than loaded. */
export const hasMoreRequests = hasMoreItems;

/** The pending applications of instructors, which an administrator approves or rejects [2.220] [4.12]. */
export const instructorReviewMachine = createDecisionQueue({
  id: 'instructorReview',
  types: {} as {
    page: RequestsPage;
    item: RequestActor;
    decision: { type: 'approval.requested' } | { type: 'rejection.requested' };
    last: LastDecision;
  },
  decisions: ['approval.requested', 'rejection.requested'],
  list: () => null,
  itemsPerPage: limits.instructorRequestsPerPage,
  results: ({ requests, totalResults }) => ({ items: requests, totalResults }),
  item: requestMachine,
  itemInput: (request, list) => ({ request, list }),
  onError: showServerMessage,
  clearsLastOnReload: true,
});
