export { EnrolledCourseCard, type EnrolledCourseCardProps } from './EnrolledCourseCard.tsx';
