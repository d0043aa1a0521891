export { CourseRow, type CourseRowProps } from './CourseRow.tsx';
