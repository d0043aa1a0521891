export { SessionList, type SessionListProps, sessionRowId } from './SessionList.tsx';
