import { ownCourseActors, ownCourseMachine } from '@lyceum/flows/own-course';
import { limits } from '@lyceum/rules';
import { useFlow } from '../../app/useFlow.ts';
import { learnerList } from '../../catalog/myLists.ts';
import { usePagedList } from '../../catalog/usePagedList.ts';
import { LearnersScreen } from './LearnersScreen.tsx';

export function LearnersContainer({ courseId, userId }: { courseId: string; userId: string }) {
  const [course, sendToCourse] = useFlow(ownCourseMachine, ownCourseActors, {
    input: { courseId, userId },
    key: courseId,
  });
  const [list, send] = usePagedList(learnerList, { query: { courseId }, limit: limits.learnersPerPage });
  return <LearnersScreen course={course} sendToCourse={sendToCourse} list={list} send={send} />;
}
