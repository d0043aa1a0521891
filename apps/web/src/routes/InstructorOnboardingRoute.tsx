import type { User } from '@lyceum/api-client';
import { onboardingActors, onboardingMachine, storedOnboardingDraftSchema } from '@lyceum/flows/onboarding';
import { useMachine } from '@xstate/react';
import { useEffect, useState } from 'react';
import { loadPageTexts } from '../document/i18n.ts';
import { useNavigationRequests } from '../document/useNavigationRequests.ts';
import { usePageTexts } from '../document/usePageTexts.ts';
import { useDraftStorage, useDraftStore } from '../forms/drafts.ts';
import { useExpertiseSearch } from '../forms/ExpertiseField.tsx';
import { OnboardingScreen } from '../screens/Onboarding/OnboardingScreen.tsx';
import { InstructorsOnly } from '../session/InstructorsOnly.tsx';
import { useSession } from '../session/SessionProvider.tsx';
import { useProvidedMachine } from '../session/useProvidedMachine.ts';
import type { Route } from './+types/InstructorOnboardingRoute.ts';

export const loader = ({ context }: Route.LoaderArgs) => ({ texts: context.texts(['instructor']) });
export const clientLoader = async () => {
  await loadPageTexts('instructor');
  return { texts: null };
};

export default function InstructorOnboardingRoute({ loaderData: { texts } }: Route.ComponentProps) {
  usePageTexts(texts);
  return <InstructorsOnly>{(user) => <OnboardingOf key={user.id} user={user} />}</InstructorsOnly>;
}

function OnboardingOf({ user }: { user: User }) {
  const { userChanged } = useSession();
  const { expertise, qualifications, bio } = user;
  const drafts = useDraftStore({ name: 'onboarding', owner: user.id, shape: storedOnboardingDraftSchema });
  const [storedDraft] = useState(drafts.read);
  const [onboarding, send, actor] = useMachine(useProvidedMachine(onboardingMachine, onboardingActors), {
    input: { expertise, qualifications, bio, storedDraft },
  });
  const search = useExpertiseSearch(storedDraft?.draft.expertise ?? expertise, expertise);
  useNavigationRequests(actor);
  useDraftStorage(actor, drafts);
  useEffect(() => {
    const listening = actor.on('profile.completed', ({ user: changed }) => userChanged(changed));
    return () => listening.unsubscribe();
  }, [actor, userChanged]);
  return <OnboardingScreen onboarding={onboarding} send={send} expertise={search} />;
}
