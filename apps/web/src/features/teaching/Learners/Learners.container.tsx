import { ownCourseActors, ownCourseMachine } from '@lyceum/flows/own-course';
import { limits } from '@lyceum/rules';
import { usePagedList } from '../../../app/lists/usePagedList.ts';
import { useFlow } from '../../../app/system/useFlow.ts';
import { learnerList } from '../lists.ts';
import { CourseMessageContainer } from './CourseMessage.container.tsx';
import { LearnersScreen } from './LearnersScreen.tsx';
import { LearnersTable } from './LearnersTable.tsx';

export function LearnersContainer({ courseId, userId }: { courseId: string; userId: string }) {
  const [course, sendToCourse] = useFlow(ownCourseMachine, ownCourseActors, {
    input: { courseId, userId },
    key: courseId,
  });
  return (
    <LearnersScreen course={course} sendToCourse={sendToCourse}>
      <CourseMessageContainer courseId={courseId} userId={userId} />
      <LearnersTableContainer courseId={courseId} />
    </LearnersScreen>
  );
}

/** Only the instructor of the course may load the list. */
function LearnersTableContainer({ courseId }: { courseId: string }) {
  const [list, send] = usePagedList(learnerList, { query: { courseId }, limit: limits.learnersPerPage });
  return <LearnersTable list={list} send={send} />;
}
