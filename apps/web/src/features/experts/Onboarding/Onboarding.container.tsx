import type { User } from '@lyceum/api-client';
import { onboardingActors, onboardingMachine, storedOnboardingDraftSchema } from '@lyceum/flows/onboarding';
import { useStoredDraft } from '../../../app/forms/drafts.ts';
import { useExpertiseSearch } from '../../../app/forms/ExpertiseField.tsx';
import { useFlow } from '../../../app/system/useFlow.ts';
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
