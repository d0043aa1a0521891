export { onboardingActors, onboardingMachine, storedOnboardingDraftSchema } from './onboarding.machine.ts';
