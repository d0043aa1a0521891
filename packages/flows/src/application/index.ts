export type { Applicant } from '../form/steps.types.ts';
export { applicationActors } from './application.actors.ts';
export { applicationMachine } from './application.machine.ts';
