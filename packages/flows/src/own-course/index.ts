export { ownCourseActors, ownCourseMachine } from './own-course.machine.ts';
