import type { TokenUser } from '@lyceum/api-client';
import { dashboardKind, limits } from '@lyceum/rules';
import { courseList, enrollmentList, mine } from '../catalog/myLists.ts';
import { usePagedList } from '../catalog/usePagedList.ts';
import { useStatistics } from '../catalog/useStatistics.ts';
import { loadPageTexts } from '../document/i18n.ts';
import { useErrorLog } from '../document/useErrorLog.ts';
import { usePageTexts } from '../document/usePageTexts.ts';
import { DashboardScreen } from '../screens/Dashboard/DashboardScreen.tsx';
import { InstructorDashboard } from '../screens/Dashboard/InstructorDashboard.tsx';
import { LearnerDashboard } from '../screens/Dashboard/LearnerDashboard.tsx';
import { SignedOut } from '../screens/Dashboard/SignedOut.tsx';
import { Protected } from '../session/Protected.tsx';
import type { Route } from './+types/DashboardRoute.ts';

export const loader = ({ context }: Route.LoaderArgs) => ({ texts: context.texts(['dashboard']) });
export const clientLoader = async () => {
  await loadPageTexts('dashboard');
  return { texts: null };
};

export default function DashboardRoute({ loaderData: { texts } }: Route.ComponentProps) {
  usePageTexts(texts);
  return (
    <Protected ended={<SignedOut />}>
      {(user) => (
        <DashboardScreen user={user}>
          {dashboardKind(user.role) === 'instructor' ? (
            <OfInstructor key={user.id} user={user} />
          ) : (
            <OfLearner key={user.id} />
          )}
        </DashboardScreen>
      )}
    </Protected>
  );
}

function OfLearner() {
  const [list, send] = usePagedList(enrollmentList, { query: mine, limit: limits.enrollmentsPerPage });
  useErrorLog('The enrollments could not be loaded', list.context.message);
  return <LearnerDashboard list={list} send={send} />;
}

function OfInstructor({ user }: { user: TokenUser }) {
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
