export { applicationActors, applicationMachine } from './application.machine.ts';
