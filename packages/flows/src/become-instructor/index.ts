export { becomeInstructorActors } from './become-instructor.actors.ts';
export { becomeInstructorMachine } from './become-instructor.machine.ts';
