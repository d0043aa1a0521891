export { onboardingActors } from './onboarding.actors.ts';
export {
  type KeptOnboarding,
  keptOnboardingSchema,
  type OnboardingStep,
  onboardingMachine,
  onboardingStepOf,
  onboardingSteps,
} from './onboarding.machine.ts';
