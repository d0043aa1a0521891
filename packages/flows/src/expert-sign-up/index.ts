export {
  type ExpertForm,
  type ExpertStep,
  expertSteps,
  storedExpertDraftSchema,
} from '../form/expert-form.ts';
export { expertSignUpActors } from './expert-sign-up.actors.ts';
export { expertSignUpMachine } from './expert-sign-up.machine.ts';
