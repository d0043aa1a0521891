import type { ApiClient, InstructorStatistics } from '@lyceum/api-client';
import { fromPromise } from 'xstate';
import { createLoadMachine } from '../factories/create-load-machine.ts';

export const statisticsActors = (api: ApiClient) => ({
  load: fromPromise<InstructorStatistics>(({ signal }) => api.call('getInstructorStatistics', { signal })),
});

/** The statistics of an instructor. A failure is logged, not shown [2.58]. */
export const statisticsMachine = createLoadMachine({
  id: 'statistics',
  types: {} as {
    context: { statistics: InstructorStatistics | null };
    data: InstructorStatistics;
  },
  context: () => ({ statistics: null }),
  request: () => null,
  outcomes: { shown: { set: (statistics) => ({ statistics }) } },
  failure: { log: 'The figures could not be loaded' },
});
