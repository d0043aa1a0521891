export { courseDuplicationActors, courseDuplicationMachine } from './course-duplication.machine.ts';
