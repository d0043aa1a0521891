import { dashboardKind } from '@lyceum/rules';
import { textsLoader } from '../document/texts.ts';
import { CertificatesContainer } from '../screens/Dashboard/Certificates.container.tsx';
import { DashboardScreen } from '../screens/Dashboard/DashboardScreen.tsx';
import { InstructorDashboardContainer } from '../screens/Dashboard/InstructorDashboard.container.tsx';
import {
  InstructorEnrollmentsContainer,
  LearnerDashboardContainer,
} from '../screens/Dashboard/LearnerDashboard.container.tsx';
import { SignedOut } from '../screens/Dashboard/SignedOut.tsx';
import { WaitingApplicationsContainer } from '../screens/Dashboard/WaitingApplications.container.tsx';
import { type ProtectedPageHandle, usePageUser } from '../session/protectedPage.ts';

const needed = ['dashboard', 'admin'] as const;

export const loader = () => ({ texts: needed });
export const clientLoader = textsLoader(...needed);

export const handle: ProtectedPageHandle = { SessionEnded: SignedOut };

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
