import * as app from '@lyceum/flows/app';
import * as application from '@lyceum/flows/application';
import * as auth from '@lyceum/flows/auth';
import * as authDialog from '@lyceum/flows/auth-dialog';
import * as becomeInstructor from '@lyceum/flows/become-instructor';
import * as courseEditor from '@lyceum/flows/course-editor';
import * as courseProgress from '@lyceum/flows/course-progress';
import * as emailVerification from '@lyceum/flows/email-verification';
import * as enrollment from '@lyceum/flows/enrollment';
import * as expertSignUp from '@lyceum/flows/expert-sign-up';
import * as expertiseSearch from '@lyceum/flows/expertise-search';
import * as forgotPassword from '@lyceum/flows/forgot-password';
import * as instructorInfo from '@lyceum/flows/instructor-info';
import * as instructorProfile from '@lyceum/flows/instructor-profile';
import * as instructorReview from '@lyceum/flows/instructor-review';
import * as languageChoice from '@lyceum/flows/language-choice';
import * as machines from '@lyceum/flows/machines';
import * as notificationPreferences from '@lyceum/flows/notification-preferences';
import * as onboarding from '@lyceum/flows/onboarding';
import * as pagedList from '@lyceum/flows/paged-list';
import * as passwordReset from '@lyceum/flows/password-reset';
import * as personalPage from '@lyceum/flows/personal-page';
import * as rotatingMessage from '@lyceum/flows/rotating-message';
import * as session from '@lyceum/flows/session';
import * as statistics from '@lyceum/flows/statistics';
import * as timedNotice from '@lyceum/flows/timed-notice';
import { expect, test } from 'vitest';
import packageFile from '../package.json' with { type: 'json' };

const flows = {
  './app': app,
  './application': application,
  './auth': auth,
  './auth-dialog': authDialog,
  './become-instructor': becomeInstructor,
  './course-editor': courseEditor,
  './course-progress': courseProgress,
  './email-verification': emailVerification,
  './enrollment': enrollment,
  './expert-sign-up': expertSignUp,
  './expertise-search': expertiseSearch,
  './forgot-password': forgotPassword,
  './instructor-info': instructorInfo,
  './instructor-profile': instructorProfile,
  './instructor-review': instructorReview,
  './language-choice': languageChoice,
  './machines': machines,
  './notification-preferences': notificationPreferences,
  './onboarding': onboarding,
  './paged-list': pagedList,
  './password-reset': passwordReset,
  './personal-page': personalPage,
  './rotating-message': rotatingMessage,
  './session': session,
  './statistics': statistics,
  './timed-notice': timedNotice,
};

test('what @lyceum/flows exports, flow by flow', () => {
  expect(Object.keys(packageFile.exports)).toEqual(Object.keys(flows));
  const names = Object.entries(flows).map(([flow, exported]) => [flow, Object.keys(exported).sort()]);
  expect(Object.fromEntries(names)).toEqual({
    './app': ['appMachine'],
    './application': ['applicationActors', 'applicationMachine'],
    './auth': ['authMachine'],
    './auth-dialog': ['ThirdPartyCanceled', 'authDialogActors', 'authDialogMachine'],
    './become-instructor': ['becomeInstructorActors', 'becomeInstructorMachine'],
    './course-editor': ['courseDraftKey', 'courseEditorActors', 'courseEditorMachine'],
    './course-progress': ['courseProgressActors', 'courseProgressMachine', 'progressOf'],
    './email-verification': ['resendActors', 'resendMachine', 'verificationActors', 'verificationMachine'],
    './enrollment': ['enrollmentActors', 'enrollmentMachine', 'isContinued'],
    './expert-sign-up': [
      'expertSignUpActors',
      'expertSignUpMachine',
      'expertSteps',
      'storedExpertDraftSchema',
    ],
    './expertise-search': ['expertiseSearchActors', 'expertiseSearchMachine'],
    './forgot-password': ['forgotPasswordActors', 'forgotPasswordMachine'],
    './instructor-info': ['instructorInfoActors', 'instructorInfoMachine'],
    './instructor-profile': ['instructorProfileActors', 'instructorProfileMachine'],
    './instructor-review': [
      'hasMoreRequests',
      'instructorReviewActors',
      'instructorReviewMachine',
      'requestMachine',
    ],
    './language-choice': ['languageChoiceActors', 'languageChoiceMachine'],
    './machines': ['machines'],
    './notification-preferences': ['notificationPreferencesMachine'],
    './onboarding': ['onboardingActors', 'onboardingMachine', 'storedOnboardingDraftSchema'],
    './paged-list': ['createPagedList', 'hasMore', 'isSameQuery', 'loadPageBy'],
    './password-reset': ['passwordResetActors', 'passwordResetMachine'],
    './personal-page': ['personalPageMachine'],
    './rotating-message': ['rotatingMessageMachine'],
    './session': ['decodeAccessToken', 'hasProfile', 'sessionActors', 'sessionMachine'],
    './statistics': ['statisticsActors', 'statisticsMachine'],
    './timed-notice': ['timedNoticeMachine'],
  });
});
