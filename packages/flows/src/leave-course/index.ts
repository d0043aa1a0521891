export { leaveCourseActors, leaveCourseMachine } from './leave-course.machine.ts';
