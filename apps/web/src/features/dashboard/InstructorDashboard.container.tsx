import type { TokenUser } from '@lyceum/api-client';
import { courseDuplicationActors, courseDuplicationMachine } from '@lyceum/flows/course-duplication';
import { statisticsActors, statisticsMachine } from '@lyceum/flows/statistics';
import { limits } from '@lyceum/rules';
import { usePagedList } from '../../app/lists/usePagedList.ts';
import { useFlow } from '../../app/system/useFlow.ts';
import { InstructorDashboard } from './InstructorDashboard.tsx';
import { courseList } from './lists.ts';
import { useDeletedCourse } from './useDeletedCourse.ts';

export function InstructorDashboardContainer({ user }: { user: TokenUser }) {
  const [list, send] = usePagedList(courseList, {
    query: {},
    limit: limits.coursesPerPage,
    failureMessage: 'The courses could not be loaded',
  });
  const [statistics, sendToStatistics] = useFlow(statisticsMachine, statisticsActors);
  const [duplication, sendDuplication] = useFlow(courseDuplicationMachine, courseDuplicationActors);
  return (
    <InstructorDashboard
      user={user}
      deletedCourse={useDeletedCourse()}
      statistics={statistics}
      sendToStatistics={sendToStatistics}
      duplication={duplication}
      onDuplicate={(courseId) => sendDuplication({ type: 'duplication.requested', courseId })}
      list={list}
      send={send}
    />
  );
}
