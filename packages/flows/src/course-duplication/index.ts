export { courseDuplicationActors } from './course-duplication.actors.ts';
export { courseDuplicationMachine } from './course-duplication.machine.ts';
