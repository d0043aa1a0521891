export { enrollmentActors } from './enrollment.actors.ts';
export { enrollmentMachine } from './enrollment.machine.ts';
