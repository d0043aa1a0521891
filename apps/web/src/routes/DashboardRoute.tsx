import { dashboardKind } from '@lyceum/rules';
import { loadPageTexts } from '../document/i18n.ts';
import { usePageTexts } from '../document/usePageTexts.ts';
import { DashboardScreen } from '../screens/Dashboard/DashboardScreen.tsx';
import { InstructorDashboardContainer } from '../screens/Dashboard/InstructorDashboard.container.tsx';
import { LearnerDashboardContainer } from '../screens/Dashboard/LearnerDashboard.container.tsx';
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
            <InstructorDashboardContainer key={user.id} user={user} />
          ) : (
            <LearnerDashboardContainer key={user.id} />
          )}
        </DashboardScreen>
      )}
    </Protected>
  );
}
