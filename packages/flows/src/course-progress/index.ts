export {
  type Continuation,
  type CourseProgressContext,
  continuationOf,
  courseProgressActors,
  courseProgressMachine,
  nextSessionOf,
  progressOf,
} from './course-progress.machine.ts';
