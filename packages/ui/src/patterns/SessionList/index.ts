export {
  type LearnersSession,
  type NumberedSession,
  SessionList,
  type SessionListProps,
  sessionRowId,
} from './SessionList.tsx';
export { SessionOutline, type SessionOutlineProps } from './SessionOutline.tsx';
