import { dashboardKind } from '@lyceum/rules';
import { usePageUser } from '../app/access/protectedPage.ts';
import type { RouteHandle } from '../app/page/routeHandle.ts';
import { CertificatesContainer } from '../features/dashboard/Certificates.container.tsx';
import { DashboardScreen } from '../features/dashboard/DashboardScreen.tsx';
import { InstructorDashboardContainer } from '../features/dashboard/InstructorDashboard.container.tsx';
import {
  InstructorEnrollmentsContainer,
  LearnerDashboardContainer,
} from '../features/dashboard/LearnerDashboard.container.tsx';
import { SignedOut } from '../features/dashboard/SignedOut.tsx';
import { WaitingApplicationsContainer } from '../features/dashboard/WaitingApplications.container.tsx';
import { textsLoader } from '../platform/i18n/texts.ts';

export const handle = {
  texts: ['dashboard', 'staff'],
  SessionEnded: SignedOut,
} as const satisfies RouteHandle;

export const loader = () => null;
export const clientLoader = textsLoader(...handle.texts);

export default function DashboardRoute() {
  const user = usePageUser();
  const isAdministrator = user.role === 'admin';
  return (
    <DashboardScreen user={user} nextStep={isAdministrator && <WaitingApplicationsContainer key={user.id} />}>
      {dashboardKind(user.role) === 'instructor' ? (
        <>
          <InstructorDashboardContainer key={user.id} user={user} />
          <InstructorEnrollmentsContainer key={`enrollments of ${user.id}`} />
        </>
      ) : (
        <LearnerDashboardContainer key={user.id} isMain={!isAdministrator} />
      )}
      <CertificatesContainer key={`certificates of ${user.id}`} />
    </DashboardScreen>
  );
}
