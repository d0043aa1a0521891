import type { Applicant } from '@lyceum/rules';
import type { AccountStepForm, ExpertRegistration, InstructorForm } from '@lyceum/rules/schemas';
import type { DraftKey } from '../app/app.types.ts';
import type { IdentityProof } from '../third-party.ts';
import type { ExpertForm, ExpertStep } from './expert-form.ts';

/** Steps, or one form with a dialog for the account [2.80]. */
export type ExpertLayout = 'steps' | 'oneForm';

/** `profile` and `account` contain the values of the forms, valid or not. */
export interface StepsContext extends ExpertForm {
  draftKey: DraftKey;
  /** The user of the form. Only a guest needs the account step. */
  applicant: Applicant;
  layout: ExpertLayout;
  step: ExpertStep;
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
  /** The expertise or the qualifications are valid: 'Next'. */
  | { type: 'step.completed' }
  /** The bio, and so the whole profile, is valid: 'Next', 'Submit' or 'Complete'. */
  | { type: 'profile.completed'; profile: InstructorForm }
  /** The account, and so the whole registration, is valid: 'Submit' or 'Create Account'. */
  | { type: 'registration.completed'; registration: ExpertRegistration }
  /** The user signed in or out, or their role changed. The id is null for a guest. */
  | { type: 'applicant.changed'; applicant: Applicant; userId: string | null }
  | { type: 'layout.changed'; layout: ExpertLayout }
  /** 'Use Email Instead' or 'Continue with Email', with a valid profile. */
  | { type: 'email.chosen' }
  /** The button of the third party, with a valid profile. */
  | { type: 'thirdParty.requested' }
  | { type: 'dialog.closed' };
