import type { User } from '@lyceum/api-client';
import { onboardingActors, onboardingMachine } from '@lyceum/flows/onboarding';
import { useMachine } from '@xstate/react';
import { useEffect } from 'react';
import { bringTexts } from '../app/i18n.ts';
import { useSession } from '../app/session.tsx';
import { usePageTexts } from '../app/texts.ts';
import { useWantedPlace } from '../app/useWantedPlace.ts';
import { useWired } from '../app/useWired.ts';
import { OnboardingScreen } from '../screens/Onboarding/OnboardingScreen.tsx';
import { useExpertiseSearch } from '../screens/parts/ExpertiseField.tsx';
import { InstructorsOnly } from '../screens/parts/InstructorsOnly.tsx';
import type { Route } from './+types/instructor-onboarding.ts';

export const loader = ({ context }: Route.LoaderArgs) => ({ texts: context.texts(['instructor']) });
export const clientLoader = async () => {
  await bringTexts('instructor');
  return { texts: null };
};

export default function InstructorOnboardingRoute({ loaderData: { texts } }: Route.ComponentProps) {
  usePageTexts(texts);
  return <InstructorsOnly>{(user) => <OnboardingOf key={user.id} user={user} />}</InstructorsOnly>;
}

function OnboardingOf({ user }: { user: User }) {
  const { userChanged } = useSession();
  const { expertise, qualifications, bio } = user;
  const [onboarding, send, actor] = useMachine(useWired(onboardingMachine, onboardingActors), {
    input: { expertise, qualifications, bio },
  });
  const search = useExpertiseSearch(expertise);
  useWantedPlace(actor);
  useEffect(() => {
    const listening = actor.on('profile.completed', ({ user: changed }) => userChanged(changed));
    return () => listening.unsubscribe();
  }, [actor, userChanged]);
  return <OnboardingScreen onboarding={onboarding} send={send} expertise={search} />;
}
