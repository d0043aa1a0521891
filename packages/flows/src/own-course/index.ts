export { ownCourseActors } from './own-course.actors.ts';
export { ownCourseMachine } from './own-course.machine.ts';
