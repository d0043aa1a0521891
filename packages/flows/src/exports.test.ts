import { globSync } from 'node:fs';
import { dirname } from 'node:path';
import { expect, test } from 'vitest';

const flows = globSync('*/index.ts', { cwd: import.meta.dirname }).map(dirname);

test('each folder is an export of the package, with its machine and its actors', async () => {
  const names = await Promise.all(
    flows.map(async (name) => {
      const exported: object = await import(`@lyceum/flows/${name}`);
      return [`./${name}`, Object.keys(exported).sort()] as const;
    }),
  );
  expect(Object.fromEntries(names)).toMatchObject({
    './app': ['appMachine'],
    './application': ['applicationActors', 'applicationMachine'],
    './auth': ['authMachine'],
    './auth-dialog': ['ThirdPartyCanceled', 'authDialogActors', 'authDialogMachine'],
    './become-instructor': ['becomeInstructorActors', 'becomeInstructorMachine'],
    './course-duplication': ['courseDuplicationActors', 'courseDuplicationMachine'],
    './course-editor': ['courseDraftKey', 'courseEditorActors', 'courseEditorMachine'],
    './course-message': ['courseMessageActors', 'courseMessageMachine', 'messageDraftKey'],
    './course-preview': ['coursePreviewActors', 'coursePreviewMachine'],
    './course-progress': [
      'continuationOf',
      'courseProgressActors',
      'courseProgressMachine',
      'nextLessonOf',
      'progressOf',
    ],
    './email-verification': ['resendActors', 'resendMachine', 'verificationActors', 'verificationMachine'],
    './enrollment': ['enrollmentActors', 'enrollmentMachine', 'isContinued'],
    './enrollment-history': ['enrollmentHistoryActors', 'enrollmentHistoryMachine'],
    './expert-sign-up': [
      'expertSignUpActors',
      'expertSignUpMachine',
      'expertSteps',
      'storedExpertDraftSchema',
    ],
    './expertise-search': ['expertiseSearchActors', 'expertiseSearchMachine'],
    './favorites': ['favoritesActors', 'favoritesIn', 'favoritesMachine'],
    './figures-export': ['figuresExportActors', 'figuresExportMachine'],
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
    './leave-course': ['leaveCourseActors', 'leaveCourseMachine'],
    './message-subscription': ['messageSubscriptionActors', 'messageSubscriptionMachine'],
    './notification-preferences': ['notificationPreferencesMachine'],
    './onboarding': ['onboardingActors', 'onboardingMachine', 'storedOnboardingDraftSchema'],
    './own-course': ['ownCourseActors', 'ownCourseMachine'],
    './paged-list': ['createPagedList', 'hasMore', 'isSameQuery', 'loadPageBy', 'loadedRange'],
    './password-reset': ['passwordResetActors', 'passwordResetMachine'],
    './personal-page': ['personalPageMachine'],
    './review-moderation': [
      'caseMachine',
      'hasMoreCases',
      'reviewModerationActors',
      'reviewModerationMachine',
    ],
    './review-report': ['isSameText', 'reviewReportActors', 'reviewReportMachine'],
    './rotating-message': ['rotatingMessageMachine'],
    './search-suggestions': ['searchSuggestionsActors', 'searchSuggestionsMachine'],
    './session': ['decodeAccessToken', 'hasProfile', 'sessionActors', 'sessionMachine'],
    './statistics': ['statisticsActors', 'statisticsMachine'],
    './timed-notice': ['timedNoticeMachine'],
    './upload': ['uploadActors', 'uploadMachine'],
    './waiting-applications': ['waitingApplicationsActors', 'waitingApplicationsMachine'],
  });
});
