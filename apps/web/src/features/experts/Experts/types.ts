import type { expertSignUpMachine } from '@lyceum/flows/expert-sign-up';
import type { EventFromLogic, SnapshotFrom } from 'xstate';
import type { ExpertiseSearch } from '../forms/ProfileStep.tsx';

export interface SignUpDialogProps {
  signUp: SnapshotFrom<typeof expertSignUpMachine>;
  send: (event: EventFromLogic<typeof expertSignUpMachine>) => void;
  /** The search for areas of expertise, and what it is sent. */
  expertise: ExpertiseSearch;
  /** Whether a third-party service is configured; there is no button for it otherwise. */
  hasThirdParty: boolean;
}
