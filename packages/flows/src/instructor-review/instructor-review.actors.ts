import type { ApiClient, InstructorDecision, InstructorRequest } from '@lyceum/api-client';
import { fromPromise } from 'xstate';
import { requestMachine } from './request.machine.ts';

export function instructorReviewActors(api: ApiClient) {
  return {
    loadRequests: fromPromise<InstructorRequest[]>(async ({ signal }) => {
      const { requests } = await api.call('listInstructorRequests', { signal });
      return requests;
    }),
    request: requestMachine.provide({
      actors: {
        approve: fromPromise<InstructorDecision, { id: string }>(({ input, signal }) =>
          api.call('approveInstructorRequest', { path: input, signal }),
        ),
        reject: fromPromise<InstructorDecision, { id: string }>(({ input, signal }) =>
          api.call('rejectInstructorRequest', { path: input, signal }),
        ),
      },
    }),
  };
}
