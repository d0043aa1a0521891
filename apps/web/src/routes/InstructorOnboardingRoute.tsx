import { usePageProfile } from '../app/access/protectedPage.ts';
import { OnboardingContainer } from '../features/experts/Onboarding/Onboarding.container.tsx';
import { textsLoader } from '../platform/i18n/texts.ts';

export const loader = () => ({ texts: ['instructor'] as const });
export const clientLoader = textsLoader('instructor');

export default function InstructorOnboardingRoute() {
  const user = usePageProfile();
  return <OnboardingContainer key={user.id} user={user} />;
}
