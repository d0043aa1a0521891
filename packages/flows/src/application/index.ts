export { applicationActors } from './application.actors.ts';
export { applicationMachine } from './application.machine.ts';
