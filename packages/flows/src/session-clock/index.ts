export { sessionClockMachine } from './session-clock.machine.ts';
