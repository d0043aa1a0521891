export { applicationActors } from './application.actors.ts';
export type { Applicant } from './application.context.ts';
export { applicationMachine } from './application.machine.ts';
