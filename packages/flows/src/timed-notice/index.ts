export { timedNoticeMachine } from './timed-notice.machine.ts';
