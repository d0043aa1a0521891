// Generated from the folders of packages/flows by `npm run generate`; do not edit.
import { appMachine } from './app/index.ts';
import { applicationMachine } from './application/index.ts';
import { authMachine } from './auth/index.ts';
import { authDialogMachine } from './auth-dialog/index.ts';
import { becomeInstructorMachine } from './become-instructor/index.ts';
import { courseEditorMachine } from './course-editor/index.ts';
import { courseProgressMachine } from './course-progress/index.ts';
import { resendMachine, verificationMachine } from './email-verification/index.ts';
import { enrollmentMachine } from './enrollment/index.ts';
import { expertSignUpMachine } from './expert-sign-up/index.ts';
import { expertiseSearchMachine } from './expertise-search/index.ts';
import { forgotPasswordMachine } from './forgot-password/index.ts';
import { instructorInfoMachine } from './instructor-info/index.ts';
import { instructorProfileMachine } from './instructor-profile/index.ts';
import { instructorReviewMachine, requestMachine } from './instructor-review/index.ts';
import { languageChoiceMachine } from './language-choice/index.ts';
import { notificationPreferencesMachine } from './notification-preferences/index.ts';
import { onboardingMachine } from './onboarding/index.ts';
import { createPagedList } from './paged-list/index.ts';
import { passwordResetMachine } from './password-reset/index.ts';
import { personalPageMachine } from './personal-page/index.ts';
import { rotatingMessageMachine } from './rotating-message/index.ts';
import { sessionMachine } from './session/index.ts';
import { statisticsMachine } from './statistics/index.ts';
import { timedNoticeMachine } from './timed-notice/index.ts';

/** All flows, for the documentation and for tests. Pages import the flow that they use. */
export const machines = {
  app: appMachine,
  application: applicationMachine,
  auth: authMachine,
  authDialog: authDialogMachine,
  becomeInstructor: becomeInstructorMachine,
  courseEditor: courseEditorMachine,
  courseProgress: courseProgressMachine,
  resend: resendMachine,
  verification: verificationMachine,
  enrollment: enrollmentMachine,
  expertSignUp: expertSignUpMachine,
  expertiseSearch: expertiseSearchMachine,
  forgotPassword: forgotPasswordMachine,
  instructorInfo: instructorInfoMachine,
  instructorProfile: instructorProfileMachine,
  instructorReview: instructorReviewMachine,
  request: requestMachine,
  languageChoice: languageChoiceMachine,
  notificationPreferences: notificationPreferencesMachine,
  onboarding: onboardingMachine,
  passwordReset: passwordResetMachine,
  personalPage: personalPageMachine,
  rotatingMessage: rotatingMessageMachine,
  session: sessionMachine,
  statistics: statisticsMachine,
  timedNotice: timedNoticeMachine,
  pagedList: createPagedList('listDomains'),
};
