export { reviewReportActors } from './review-report.actors.ts';
export { isSameText, reviewReportMachine } from './review-report.machine.ts';
