export { becomeInstructorActors, becomeInstructorMachine } from './become-instructor.machine.ts';
