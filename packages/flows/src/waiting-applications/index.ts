export {
  type WaitingApplications,
  waitingApplicationsActors,
  waitingApplicationsMachine,
} from './waiting-applications.machine.ts';
