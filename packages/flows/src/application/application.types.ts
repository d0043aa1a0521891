import type { SignedIn, User } from '@lyceum/api-client';
import type { AccountStepForm, InstructorForm } from '@lyceum/rules/schemas';
import type { ExpertForm, ExpertProblems, ExpertStep, StoredExpertDraft } from '../expert-form.ts';

/** Who applies. Only a guest needs the step for an account, and an instructor has nothing to apply for. */
export type Applicant = 'guest' | 'learner' | 'instructor';

export interface ApplicationInput {
  applicant: Applicant;
  /** What was typed before a reload or a sign-in, with the step one was at. */
  storedDraft?: StoredExpertDraft | null;
}

export interface ApplicationContext extends ExpertForm {
  applicant: Applicant;
  step: ExpertStep;
  problems: ExpertProblems;
  /** What the server said of a refusal; null where the screen's own text stands. */
  message: string | null;
}

export type ApplicationEvent =
  | { type: 'profile.typed'; profile: Partial<InstructorForm> }
  | { type: 'account.typed'; account: Partial<AccountStepForm> }
  /** Somebody signed in or out, or the server knows more of them. */
  | { type: 'applicant.changed'; applicant: Applicant }
  | { type: 'back.requested' }
  /** 'Next', and 'Submit' at the last step. */
  | { type: 'next.requested' };

export type ApplicationEmitted =
  /** Null: it is sent, and nothing is left to keep. */
  | { type: 'draft.updated'; storedDraft: StoredExpertDraft | null }
  | ({ type: 'user.signedIn' } & SignedIn)
  | { type: 'profile.changed'; user: User }
  | { type: 'navigation.requested'; to: '/dashboard' };
