import type { User } from '@lyceum/api-client';
import { keptOnboardingSchema, onboardingActors, onboardingMachine } from '@lyceum/flows/onboarding';
import { useMachine } from '@xstate/react';
import { useEffect, useState } from 'react';
import { useDraftStore, useKeptDraft } from '../app/drafts.ts';
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
  const drafts = useDraftStore({ name: 'onboarding', owner: user.id, shape: keptOnboardingSchema });
  const [kept] = useState(drafts.read);
  const [onboarding, send, actor] = useMachine(useWired(onboardingMachine, onboardingActors), {
    input: { expertise, qualifications, bio, kept },
  });
  const search = useExpertiseSearch(kept?.draft.expertise ?? expertise, expertise);
  useWantedPlace(actor);
  useKeptDraft(actor, drafts);
  useEffect(() => {
    const listening = actor.on('profile.completed', ({ user: changed }) => userChanged(changed));
    return () => listening.unsubscribe();
  }, [actor, userChanged]);
  return <OnboardingScreen onboarding={onboarding} send={send} expertise={search} />;
}
