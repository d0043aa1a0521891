import { dashboardKind } from '@lyceum/rules';
import { textsLoader } from '../document/loading/textsLoader.ts';
import { DashboardScreen } from '../screens/Dashboard/DashboardScreen.tsx';
import { InstructorDashboardContainer } from '../screens/Dashboard/InstructorDashboard.container.tsx';
import { LearnerDashboardContainer } from '../screens/Dashboard/LearnerDashboard.container.tsx';
import { SignedOut } from '../screens/Dashboard/SignedOut.tsx';
import { type ProtectedPageHandle, usePageUser } from '../session/protectedPage.ts';
import type { Route } from './+types/DashboardRoute.ts';

export const loader = ({ context }: Route.LoaderArgs) => ({ texts: context.texts(['dashboard']) });
export const clientLoader = textsLoader('dashboard');

export const handle: ProtectedPageHandle = { SessionEnded: SignedOut };

export default function DashboardRoute() {
  const user = usePageUser();
  return (
    <DashboardScreen user={user}>
      {dashboardKind(user.role) === 'instructor' ? (
        <InstructorDashboardContainer key={user.id} user={user} />
      ) : (
        <LearnerDashboardContainer key={user.id} />
      )}
    </DashboardScreen>
  );
}
