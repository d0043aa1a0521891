export {
  DecidedRequests,
  type DecidedRequestsProps,
  RequestCard,
  type RequestCardProps,
  type RequestCardTexts,
  type RequestUndo,
} from './RequestCard.tsx';
