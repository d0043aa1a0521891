export { enrolmentActors } from './enrolment.actors.ts';
export { enrolmentMachine } from './enrolment.machine.ts';
