export { instructorInfoActors, instructorInfoMachine } from './instructor-info.machine.ts';
