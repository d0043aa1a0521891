export { applicationActors } from './application.actors.ts';
export type { Applicant } from './application.types.ts';
export { applicationMachine } from './application.machine.ts';
