export { onboardingActors } from './onboarding.actors.ts';
export {
  type OnboardingStep,
  onboardingMachine,
  onboardingStepOf,
  onboardingSteps,
} from './onboarding.machine.ts';
