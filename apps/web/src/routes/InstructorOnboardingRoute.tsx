import { textsLoader } from '../document/texts.ts';
import { OnboardingContainer } from '../screens/Onboarding/Onboarding.container.tsx';
import { usePageProfile } from '../session/protectedPage.ts';

export const loader = () => ({ texts: ['instructor'] as const });
export const clientLoader = textsLoader('instructor');

export default function InstructorOnboardingRoute() {
  const user = usePageProfile();
  return <OnboardingContainer key={user.id} user={user} />;
}
