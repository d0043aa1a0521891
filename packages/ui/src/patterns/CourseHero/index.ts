export { CourseHero, type CourseHeroProps } from './CourseHero.tsx';
