import type { TokenUser } from '@lyceum/api-client';
import { statisticsActors, statisticsMachine } from '@lyceum/flows/statistics';
import { limits } from '@lyceum/rules';
import { useMachine } from '@xstate/react';
import { useEffect } from 'react';
import { courseList, mine } from '../../catalog/myLists.ts';
import { usePagedList } from '../../catalog/usePagedList.ts';
import { useErrorLog } from '../../document/useErrorLog.ts';
import { useProvidedMachine } from '../../session/useProvidedMachine.ts';
import { InstructorDashboard } from './InstructorDashboard.tsx';

export function InstructorDashboardContainer({ user }: { user: TokenUser }) {
  const [list, send] = usePagedList(courseList, { query: mine, limit: limits.coursesPerPage });
  const [statistics, sendToStatistics] = useStatistics();
  useErrorLog('The courses could not be loaded', list.context.message);
  return (
    <InstructorDashboard
      user={user}
      statistics={statistics}
      sendToStatistics={sendToStatistics}
      list={list}
      send={send}
    />
  );
}

/** Runs the machine of an instructor's figures. Why they did not come stands in the console only [8.37]. */
function useStatistics() {
  const [statistics, send, actor] = useMachine(useProvidedMachine(statisticsMachine, statisticsActors));
  useEffect(() => {
    const listening = actor.on('load.failed', ({ error }) =>
      console.error('The figures could not be loaded', error),
    );
    return () => listening.unsubscribe();
  }, [actor]);
  return [statistics, send] as const;
}
