import { usePageProfile } from '../app/access/protectedPage.ts';
import type { RouteHandle } from '../app/page/routeHandle.ts';
import { OnboardingContainer } from '../features/experts/Onboarding/Onboarding.container.tsx';
import { textsLoader } from '../platform/i18n/texts.ts';

export const handle = { texts: ['instructor'] } as const satisfies RouteHandle;

export const loader = () => null;
export const clientLoader = textsLoader(...handle.texts);

export default function InstructorOnboardingRoute() {
  const user = usePageProfile();
  return <OnboardingContainer key={user.id} user={user} />;
}
