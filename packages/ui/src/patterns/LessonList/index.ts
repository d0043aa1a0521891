export {
  type LearnerLesson,
  LessonList,
  type LessonListProps,
  lessonRowId,
  type NumberedLesson,
} from './LessonList.tsx';
export { LessonOutline, type LessonOutlineProps } from './LessonOutline.tsx';
