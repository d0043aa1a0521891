export { lessonClockMachine } from './lesson-clock.machine.ts';
