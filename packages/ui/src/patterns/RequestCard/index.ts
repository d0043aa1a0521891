export { RequestCard, type RequestCardProps, type RequestCardTexts } from './RequestCard.tsx';
