import type { CaseDecision, reviewModerationMachine } from '@lyceum/flows/review-moderation';
import type { SnapshotFrom } from 'xstate';

export interface ReviewReportsScreenProps {
  moderation: SnapshotFrom<typeof reviewModerationMachine>;
  send: (
    event:
      | ({ type: 'decision.made'; id: string } & CaseDecision)
      | { type: 'undo.requested'; id: string }
      | { type: 'reload.requested' | 'more.requested' },
  ) => void;
}
