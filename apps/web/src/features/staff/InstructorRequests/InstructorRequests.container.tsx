import { instructorReviewActors, instructorReviewMachine } from '@lyceum/flows/instructor-review';
import { useFlow } from '../../../app/system/useFlow.ts';
import { InstructorRequestsScreen } from './InstructorRequestsScreen.tsx';

export function InstructorRequestsContainer() {
  const [review, send] = useFlow(instructorReviewMachine, instructorReviewActors);
  return <InstructorRequestsScreen review={review} send={send} />;
}
