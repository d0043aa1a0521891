export { ContinueCard, type ContinueCardProps } from './ContinueCard.tsx';
