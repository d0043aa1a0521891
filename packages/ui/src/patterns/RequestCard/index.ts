export {
  RequestCard,
  type RequestCardProps,
  type RequestCardTexts,
  type RequestUndo,
} from './RequestCard.tsx';
