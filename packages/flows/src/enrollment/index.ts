export { enrollmentActors, enrollmentMachine, isContinued } from './enrollment.machine.ts';
