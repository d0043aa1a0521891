export { enrollmentHistoryActors } from './enrollment-history.actors.ts';
export { enrollmentHistoryMachine } from './enrollment-history.machine.ts';
