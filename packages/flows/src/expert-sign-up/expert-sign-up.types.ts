import type { SignedIn } from '@lyceum/api-client';
import type { AccountStepForm, InstructorForm } from '@lyceum/rules/schemas';
import type { ExpertForm, ExpertProblems, ExpertStep, StoredExpertDraft } from '../expert-form.ts';
import type { IdentityProof } from '../third-party.ts';

/** Four steps, as on mobile, or one form with a dialog for the account [2.80]. */
export type ExpertLayout = 'steps' | 'oneForm';

export interface ExpertSignUpInput {
  layout: ExpertLayout;
  /** The draft of an earlier visit, with its step. */
  storedDraft?: StoredExpertDraft | null;
}

export interface ExpertSignUpContext extends ExpertForm {
  layout: ExpertLayout;
  step: ExpertStep;
  problems: ExpertProblems;
  /** The server's error message; null if the screen shows its own text. */
  message: string | null;
  /** The proof of the third party. */
  identity: IdentityProof;
}

/** The proof of the third party, with the instructor profile. */
export type ExpertThirdPartyAnswer = InstructorForm & IdentityProof;

export type ExpertSignUpEvent =
  | { type: 'profile.typed'; profile: Partial<InstructorForm> }
  | { type: 'account.typed'; account: Partial<AccountStepForm> }
  | { type: 'layout.changed'; layout: ExpertLayout }
  /** 'Back', and closing the account dialog. */
  | { type: 'back.requested' }
  /** 'Next', and 'Submit' or 'Create Account' at the end. */
  | { type: 'next.requested' }
  /** 'Use Email Instead' or 'Continue with Email'. */
  | { type: 'email.chosen' }
  | { type: 'thirdParty.requested' }
  | { type: 'dialog.closed' };

export type ExpertSignUpEmitted =
  /** Null deletes the stored draft. */
  | { type: 'draft.updated'; storedDraft: StoredExpertDraft | null }
  | ({ type: 'user.signedIn' } & SignedIn)
  | { type: 'navigation.requested'; to: '/dashboard' }
  /** The dialog was closed before an account existed. */
  | { type: 'signUp.canceled' };
