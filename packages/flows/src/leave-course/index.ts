export { leaveCourseActors } from './leave-course.actors.ts';
export { leaveCourseMachine } from './leave-course.machine.ts';
