export {
  type ExpertForm,
  type ExpertStep,
  expertSteps,
  storedExpertDraftSchema,
} from '../form/expert-form.ts';
export { expertSignUpActors, expertSignUpMachine } from './expert-sign-up.machine.ts';
