export { CourseProgress, type CourseProgressProps } from './CourseProgress.tsx';
