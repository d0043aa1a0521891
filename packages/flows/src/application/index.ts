export { applicationActors } from './application.actors.ts';
export { type Applicant, applicationMachine } from './application.machine.ts';
