import type { Applicant } from '@lyceum/rules';
import type { AccountStepForm, InstructorForm } from '@lyceum/rules/schemas';
import type { DraftKey } from '../app/app.types.ts';
import type { IdentityProof } from '../third-party.ts';
import type { ExpertForm, ExpertProblems, ExpertStep } from './expert-form.ts';

/** Steps, or one form with a dialog for the account [2.80]. */
export type ExpertLayout = 'steps' | 'oneForm';

export interface StepsContext extends ExpertForm {
  draftKey: DraftKey;
  /** The user of the form. Only a guest needs the account step. */
  applicant: Applicant;
  layout: ExpertLayout;
  step: ExpertStep;
  problems: ExpertProblems;
  /** The server's error message; null if the screen shows its own text. */
  message: string | null;
  /** The proof of the third party, empty until there is one. */
  identity: IdentityProof;
}

/** The proof of the third party, with the instructor profile. */
export type ThirdPartyRegistration = InstructorForm & IdentityProof;

export type StepsEvent =
  | { type: 'profile.typed'; profile: Partial<InstructorForm> }
  | { type: 'account.typed'; account: Partial<AccountStepForm> }
  /** 'Back', and closing the account dialog. */
  | { type: 'back.requested' }
  /** 'Next', and 'Submit', 'Complete' or 'Create Account' at the end. */
  | { type: 'next.requested' }
  /** The user signed in or out, or their role changed. The id is null for a guest. */
  | { type: 'applicant.changed'; applicant: Applicant; userId: string | null }
  | { type: 'layout.changed'; layout: ExpertLayout }
  /** 'Use Email Instead' or 'Continue with Email'. */
  | { type: 'email.chosen' }
  | { type: 'thirdParty.requested' }
  | { type: 'dialog.closed' };
