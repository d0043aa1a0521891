import { textsLoader } from '../document/loading/textsLoader.ts';
import { OnboardingContainer } from '../screens/Onboarding/Onboarding.container.tsx';
import { usePageProfile } from '../session/protectedPage.ts';
import type { Route } from './+types/InstructorOnboardingRoute.ts';

export const loader = ({ context }: Route.LoaderArgs) => ({ texts: context.texts(['instructor']) });
export const clientLoader = textsLoader('instructor');

export default function InstructorOnboardingRoute() {
  const user = usePageProfile();
  return <OnboardingContainer key={user.id} user={user} />;
}
