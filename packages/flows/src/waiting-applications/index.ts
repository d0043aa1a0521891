export { waitingApplicationsActors } from './waiting-applications.actors.ts';
export { type WaitingApplications, waitingApplicationsMachine } from './waiting-applications.machine.ts';
