import { authDialogMachine } from './auth-dialog/index.ts';
import { courseProgressMachine } from './course-progress/index.ts';
import { resendMachine, verificationMachine } from './email-verification/index.ts';
import { enrolmentMachine } from './enrolment/index.ts';
import { expertiseSearchMachine } from './expertise-search/index.ts';
import { forgotPasswordMachine } from './forgot-password/index.ts';
import { onboardingMachine } from './onboarding/index.ts';
import { createPagedList } from './paged-list/index.ts';
import { passwordResetMachine } from './password-reset/index.ts';
import { rotatingMessageMachine } from './rotating-message/index.ts';
import { sessionMachine } from './session/index.ts';
import { statisticsMachine } from './statistics/index.ts';
import { timedNoticeMachine } from './timed-notice/index.ts';

/** Every flow of the product, for what looks at all of them: pages of documentation, tests. A page imports its own. */
export const machines = {
  authDialog: authDialogMachine,
  courseProgress: courseProgressMachine,
  enrolment: enrolmentMachine,
  expertiseSearch: expertiseSearchMachine,
  forgotPassword: forgotPasswordMachine,
  onboarding: onboardingMachine,
  pagedList: createPagedList('listDomains'),
  passwordReset: passwordResetMachine,
  resend: resendMachine,
  rotatingMessage: rotatingMessageMachine,
  session: sessionMachine,
  statistics: statisticsMachine,
  timedNotice: timedNoticeMachine,
  verification: verificationMachine,
};
