import type { User } from '@lyceum/api-client';
import { onboardingActors, onboardingMachine, storedOnboardingDraftSchema } from '@lyceum/flows/onboarding';
import { useMachine } from '@xstate/react';
import { useEffect, useState } from 'react';
import { useNavigationRequests } from '../../document/useNavigationRequests.ts';
import { useDraftStorage, useDraftStore } from '../../forms/drafts.ts';
import { useExpertiseSearch } from '../../forms/ExpertiseField.tsx';
import { useProvidedMachine } from '../../session/useProvidedMachine.ts';
import { useSession } from '../../session/useSession.ts';
import { OnboardingScreen } from './OnboardingScreen.tsx';

export function OnboardingContainer({ user }: { user: User }) {
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
    const listening = actor.on('profile.changed', ({ user: changed }) => userChanged(changed));
    return () => listening.unsubscribe();
  }, [actor, userChanged]);
  return <OnboardingScreen onboarding={onboarding} send={send} expertise={search} />;
}
