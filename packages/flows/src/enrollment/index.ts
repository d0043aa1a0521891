export { enrollmentActors } from './enrollment.actors.ts';
export { enrollmentMachine, isContinued } from './enrollment.machine.ts';
