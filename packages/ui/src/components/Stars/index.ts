export { Stars, type StarsProps, starNumbers } from './Stars.tsx';
