export { isSameText, reviewReportActors, reviewReportMachine } from './review-report.machine.ts';
