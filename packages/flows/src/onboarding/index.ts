export { onboardingActors } from './onboarding.actors.ts';
export {
  type OnboardingStep,
  onboardingMachine,
  onboardingStepOf,
  onboardingSteps,
  type StoredOnboardingDraft,
  storedOnboardingDraftSchema,
} from './onboarding.machine.ts';
