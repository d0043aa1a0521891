import type { SignedIn, User } from '@lyceum/api-client';
import type { AccountStepForm, InstructorForm } from '@lyceum/rules/schemas';
import type { ExpertForm, ExpertProblems, ExpertStep, StoredExpertDraft } from '../expert-form.ts';

/** Who applies. Only a guest needs the account step. An instructor cannot apply. */
export type Applicant = 'guest' | 'learner' | 'instructor';

export interface ApplicationInput {
  applicant: Applicant;
  /** The draft of an earlier visit, with its step. */
  storedDraft?: StoredExpertDraft | null;
}

export interface ApplicationContext extends ExpertForm {
  applicant: Applicant;
  step: ExpertStep;
  problems: ExpertProblems;
  /** The server's error message; null if the screen shows its own text. */
  message: string | null;
}

export type ApplicationEvent =
  | { type: 'profile.typed'; profile: Partial<InstructorForm> }
  | { type: 'account.typed'; account: Partial<AccountStepForm> }
  /** The user signed in or out, or their role changed. */
  | { type: 'applicant.changed'; applicant: Applicant }
  | { type: 'back.requested' }
  /** 'Next', and 'Submit' at the last step. */
  | { type: 'next.requested' };

export type ApplicationEmitted =
  /** Null deletes the stored draft. */
  | { type: 'draft.updated'; storedDraft: StoredExpertDraft | null }
  | ({ type: 'user.signedIn' } & SignedIn)
  | { type: 'profile.changed'; user: User }
  | { type: 'navigation.requested'; to: '/dashboard' };
