export { PendingBar, type PendingBarProps } from './PendingBar.tsx';
