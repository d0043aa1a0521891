export {
  type LearnerLesson,
  LessonList,
  type LessonListProps,
  type NumberedLesson,
} from './LessonList.tsx';
export { LessonOutline, type LessonOutlineProps } from './LessonOutline.tsx';
export { lessonRowId } from './lessonRowId.ts';
