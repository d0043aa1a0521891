import { loadPageTexts } from '../document/i18n.ts';
import { usePageTexts } from '../document/usePageTexts.ts';
import { OnboardingContainer } from '../screens/Onboarding/Onboarding.container.tsx';
import { InstructorsOnly } from '../session/InstructorsOnly.tsx';
import type { Route } from './+types/InstructorOnboardingRoute.ts';

export const loader = ({ context }: Route.LoaderArgs) => ({ texts: context.texts(['instructor']) });
export const clientLoader = async () => {
  await loadPageTexts('instructor');
  return { texts: null };
};

export default function InstructorOnboardingRoute({ loaderData: { texts } }: Route.ComponentProps) {
  usePageTexts(texts);
  return <InstructorsOnly>{(user) => <OnboardingContainer key={user.id} user={user} />}</InstructorsOnly>;
}
