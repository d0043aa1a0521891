export { applicationActors } from './application.actors.ts';
export { applicationMachine } from './application.machine.ts';
export type { Applicant } from './application.types.ts';
