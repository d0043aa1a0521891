import type { SignedIn, User } from '@lyceum/api-client';
import type { ExpertDraft, StoredDraft } from '@lyceum/rules/drafts';
import type { AccountStepForm, InstructorForm } from '@lyceum/rules/schemas';
import type { IdentityProof } from '../third-party.ts';
import type { ExpertForm, ExpertProblems, ExpertStep } from './expert-form.ts';

/** The user of the form. Only a guest needs the account step. */
export type Applicant = 'guest' | 'learner' | 'instructor';

/** Steps, or one form with a dialog for the account [2.80]. */
export type ExpertLayout = 'steps' | 'oneForm';

export interface StepsContext extends ExpertForm {
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
  /** The user signed in or out, or their role changed. */
  | { type: 'applicant.changed'; applicant: Applicant }
  | { type: 'layout.changed'; layout: ExpertLayout }
  /** 'Use Email Instead' or 'Continue with Email'. */
  | { type: 'email.chosen' }
  | { type: 'thirdParty.requested' }
  | { type: 'dialog.closed' };

type StepsDraft = InstructorForm & Partial<ExpertDraft>;

export type StepsEmitted =
  /** Null deletes the stored draft. */
  | { type: 'draft.updated'; storedDraft: StoredDraft<StepsDraft, ExpertStep> | null }
  | ({ type: 'user.signedIn' } & SignedIn)
  | { type: 'profile.changed'; user: User }
  | { type: 'navigation.requested'; to: '/dashboard' }
  /** The dialog was closed before an account existed. */
  | { type: 'signUp.canceled' };
