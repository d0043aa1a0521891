export {
  type Continuation,
  type CourseProgressContext,
  continuationOf,
  courseProgressActors,
  courseProgressMachine,
  nextLessonOf,
  progressOf,
} from './course-progress.machine.ts';
