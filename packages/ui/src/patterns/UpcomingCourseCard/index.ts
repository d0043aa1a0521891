export { UpcomingCourseCard, type UpcomingCourseCardProps } from './UpcomingCourseCard.tsx';
