import type { ApiClient, InstructorDecision } from '@lyceum/api-client';
import { fromPromise } from 'xstate';
import { requestMachine } from './request.machine.ts';
import type { RequestsPage } from './requests-page.ts';

export function instructorReviewActors(api: ApiClient) {
  return {
    loadRequests: fromPromise<RequestsPage, { page: number; limit: number }>(({ input, signal }) =>
      api.call('listInstructorRequests', { query: input, signal }),
    ),
    request: requestMachine.provide({
      actors: {
        approve: fromPromise<InstructorDecision, { id: string }>(({ input, signal }) =>
          api.call('approveInstructorRequest', { path: input, signal }),
        ),
        reject: fromPromise<InstructorDecision, { id: string }>(({ input, signal }) =>
          api.call('rejectInstructorRequest', { path: input, signal }),
        ),
        undo: fromPromise<InstructorDecision, { id: string }>(({ input, signal }) =>
          api.call('undoInstructorDecision', { path: input, signal }),
        ),
      },
    }),
  };
}
