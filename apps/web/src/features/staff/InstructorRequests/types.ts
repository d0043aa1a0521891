import type { instructorReviewMachine } from '@lyceum/flows/instructor-review';
import type { SnapshotFrom } from 'xstate';

export interface InstructorRequestsScreenProps {
  review: SnapshotFrom<typeof instructorReviewMachine>;
  send: (
    event:
      | {
          type: 'approval.requested' | 'rejection.requested' | 'undo.requested' | 'failure.dismissed';
          id: string;
        }
      | { type: 'reload.requested' | 'more.requested' },
  ) => void;
}
