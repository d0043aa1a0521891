export { CourseCard, type CourseCardProps, CourseGrid, type CourseGridProps } from './CourseCard.tsx';
