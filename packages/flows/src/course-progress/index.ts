export { courseProgressActors } from './course-progress.actors.ts';
export {
  type CourseProgressContext,
  courseProgressMachine,
  nextSessionOf,
  progressOf,
} from './course-progress.machine.ts';
