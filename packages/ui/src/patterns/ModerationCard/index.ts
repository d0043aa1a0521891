export {
  ModerationCard,
  type ModerationCardProps,
  type ModerationUndo,
} from './ModerationCard.tsx';
