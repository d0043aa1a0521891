export { HeroMessage, type HeroMessageProps } from './HeroMessage.tsx';
