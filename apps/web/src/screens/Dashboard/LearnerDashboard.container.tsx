import { limits } from '@lyceum/rules';
import { enrollmentList, mine } from '../../catalog/myLists.ts';
import { usePagedList } from '../../catalog/usePagedList.ts';
import { LearnerDashboard, type LearnerDashboardProps } from './LearnerDashboard.tsx';

export function LearnerDashboardContainer({ isMain }: Pick<LearnerDashboardProps, 'isMain'>) {
  const [list, send] = usePagedList(enrollmentList, {
    query: mine,
    limit: limits.enrollmentsPerPage,
    failureMessage: 'The enrollments could not be loaded',
  });
  return <LearnerDashboard list={list} send={send} isMain={isMain} />;
}
