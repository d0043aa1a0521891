export { instructorInfoActors } from './instructor-info.actors.ts';
export { instructorInfoMachine } from './instructor-info.machine.ts';
