import type { SignedIn } from '@lyceum/api-client';
import type { AccountStepForm, InstructorForm } from '@lyceum/rules/schemas';
import type { ExpertForm, ExpertProblems, ExpertStep, StoredExpertDraft } from '../expert-form.ts';
import type { IdentityProof } from '../third-party.ts';

/** In four steps, as on mobile, or all in one form, with a dialog of its own for the account [2.80]. */
export type ExpertLayout = 'steps' | 'oneForm';

export interface ExpertSignUpInput {
  layout: ExpertLayout;
  /** What was typed before a reload, with the step one was at. */
  storedDraft?: StoredExpertDraft | null;
}

export interface ExpertSignUpContext extends ExpertForm {
  layout: ExpertLayout;
  step: ExpertStep;
  problems: ExpertProblems;
  /** What the server said of a refusal; null where the screen's own text stands. */
  message: string | null;
  /** What the third party gave. */
  identity: IdentityProof;
}

/** What the third party gave, and the expert that comes with it. */
export type ExpertThirdPartyAnswer = InstructorForm & IdentityProof;

export type ExpertSignUpEvent =
  | { type: 'profile.typed'; profile: Partial<InstructorForm> }
  | { type: 'account.typed'; account: Partial<AccountStepForm> }
  | { type: 'layout.changed'; layout: ExpertLayout }
  /** 'Back', and the closing of the account's own dialog. */
  | { type: 'back.requested' }
  /** 'Next', and 'Submit' or 'Create Account' at the end. */
  | { type: 'next.requested' }
  /** 'Use Email Instead' or 'Continue with Email'. */
  | { type: 'email.chosen' }
  | { type: 'thirdParty.requested' }
  | { type: 'dialog.closed' };

export type ExpertSignUpEmitted =
  /** Null: it is sent, and nothing is left to keep. */
  | { type: 'draft.updated'; storedDraft: StoredExpertDraft | null }
  | ({ type: 'user.signedIn' } & SignedIn)
  | { type: 'navigation.requested'; to: '/dashboard' }
  /** The dialog was closed before an account was made. */
  | { type: 'signUp.canceled' };
