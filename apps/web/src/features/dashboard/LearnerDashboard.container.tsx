import { limits } from '@lyceum/rules';
import { usePagedList } from '../../app/lists/usePagedList.ts';
import { InstructorEnrollments } from './InstructorEnrollments.tsx';
import { LearnerDashboard, type LearnerDashboardProps } from './LearnerDashboard.tsx';
import { enrollmentList } from './lists.ts';

function useEnrollments() {
  return usePagedList(enrollmentList, {
    query: {},
    limit: limits.enrollmentsPerPage,
    failureMessage: 'The enrollments could not be loaded',
  });
}

export function LearnerDashboardContainer({ isMain }: Pick<LearnerDashboardProps, 'isMain'>) {
  const [list, send] = useEnrollments();
  return <LearnerDashboard list={list} send={send} isMain={isMain} />;
}

export function InstructorEnrollmentsContainer() {
  const [list, send] = useEnrollments();
  return <InstructorEnrollments list={list} send={send} />;
}
