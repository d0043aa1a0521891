import type { User } from '@lyceum/api-client';
import { onboardingActors, onboardingMachine, storedOnboardingDraftSchema } from '@lyceum/flows/onboarding';
import { useFlow } from '../../app/useFlow.ts';
import { useStoredDraft } from '../../forms/drafts.ts';
import { useExpertiseSearch } from '../../forms/ExpertiseField.tsx';
import { OnboardingScreen } from './OnboardingScreen.tsx';

export function OnboardingContainer({ user: { id, expertise, qualifications, bio } }: { user: User }) {
  const draftKey = { name: 'onboarding', owner: id };
  const storedDraft = useStoredDraft(draftKey, storedOnboardingDraftSchema);
  const [onboarding, send] = useFlow(onboardingMachine, onboardingActors, {
    input: { draftKey, expertise, qualifications, bio, storedDraft },
  });
  const search = useExpertiseSearch(storedDraft?.draft.expertise ?? expertise, expertise);
  return <OnboardingScreen onboarding={onboarding} send={send} expertise={search} />;
}
