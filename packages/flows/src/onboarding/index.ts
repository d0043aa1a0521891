export { onboardingActors } from './onboarding.actors.ts';
export { onboardingMachine, storedOnboardingDraftSchema } from './onboarding.machine.ts';
