export { courseProgressActors } from './course-progress.actors.ts';
export { type CourseProgressContext, courseProgressMachine, progressOf } from './course-progress.machine.ts';
