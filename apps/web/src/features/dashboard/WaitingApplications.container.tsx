import { waitingApplicationsActors, waitingApplicationsMachine } from '@lyceum/flows/waiting-applications';
import { useFlow } from '../../app/system/useFlow.ts';
import { WaitingApplications } from './WaitingApplications.tsx';

export function WaitingApplicationsContainer() {
  const [applications, send] = useFlow(waitingApplicationsMachine, waitingApplicationsActors);
  return <WaitingApplications applications={applications} send={send} />;
}
