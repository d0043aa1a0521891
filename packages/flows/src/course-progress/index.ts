export { courseProgressActors } from './course-progress.actors.ts';
export {
  type Continuation,
  type CourseProgressContext,
  continuationOf,
  courseProgressMachine,
  nextSessionOf,
  progressOf,
} from './course-progress.machine.ts';
