export { enrollmentHistoryActors, enrollmentHistoryMachine } from './enrollment-history.machine.ts';
