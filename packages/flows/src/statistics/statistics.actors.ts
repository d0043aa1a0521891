import type { ApiClient, InstructorStatistics } from '@lyceum/api-client';
import { fromPromise } from 'xstate';

export function statisticsActors(api: ApiClient) {
  return {
    loadStatistics: fromPromise<InstructorStatistics>(({ signal }) =>
      api.call('getInstructorStatistics', { signal }),
    ),
  };
}
