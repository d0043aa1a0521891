export { ThreePoints, type ThreePointsProps } from './ThreePoints.tsx';
