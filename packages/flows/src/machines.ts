// Generated from the folders of packages/flows by `npm run generate`; do not edit.
import { appMachine } from './app/app.machine.ts';
import { applicationMachine } from './application/application.machine.ts';
import { authMachine } from './auth/auth.machine.ts';
import { authDialogMachine } from './auth-dialog/auth-dialog.machine.ts';
import { becomeInstructorMachine } from './become-instructor/become-instructor.machine.ts';
import { calendarSubscriptionMachine } from './calendar-subscription/calendar-subscription.machine.ts';
import { courseDuplicationMachine } from './course-duplication/course-duplication.machine.ts';
import { courseEditorMachine } from './course-editor/course-editor.machine.ts';
import { draftAutosaveMachine } from './course-editor/draft-autosave.machine.ts';
import { courseMessageMachine } from './course-message/course-message.machine.ts';
import { coursePreviewMachine } from './course-preview/course-preview.machine.ts';
import { courseProgressMachine } from './course-progress/course-progress.machine.ts';
import { courseReviewMachine } from './course-review/course-review.machine.ts';
import { resendMachine } from './email-verification/resend.machine.ts';
import { verificationMachine } from './email-verification/verification.machine.ts';
import { enrollmentMachine } from './enrollment/enrollment.machine.ts';
import { enrollmentHistoryMachine } from './enrollment-history/enrollment-history.machine.ts';
import { expertSignUpMachine } from './expert-sign-up/expert-sign-up.machine.ts';
import { expertiseSearchMachine } from './expertise-search/expertise-search.machine.ts';
import { favoritesMachine } from './favorites/favorites.machine.ts';
import { figuresExportMachine } from './figures-export/figures-export.machine.ts';
import { forgotPasswordMachine } from './forgot-password/forgot-password.machine.ts';
import { instructorInfoMachine } from './instructor-info/instructor-info.machine.ts';
import { instructorProfileMachine } from './instructor-profile/instructor-profile.machine.ts';
import { instructorReviewMachine } from './instructor-review/instructor-review.machine.ts';
import { requestMachine } from './instructor-review/request.machine.ts';
import { languageChoiceMachine } from './language-choice/language-choice.machine.ts';
import { leaveCourseMachine } from './leave-course/leave-course.machine.ts';
import { lessonClockMachine } from './lesson-clock/lesson-clock.machine.ts';
import { materialDownloadMachine } from './material-download/material-download.machine.ts';
import { messagePreferencesMachine } from './message-preferences/message-preferences.machine.ts';
import { messageSubscriptionMachine } from './message-subscription/message-subscription.machine.ts';
import { notificationPreferencesMachine } from './notification-preferences/notification-preferences.machine.ts';
import { onboardingMachine } from './onboarding/onboarding.machine.ts';
import { ownCourseMachine } from './own-course/own-course.machine.ts';
import { createPagedList } from './paged-list/paged-list.machine.ts';
import { passwordResetMachine } from './password-reset/password-reset.machine.ts';
import { personalPageMachine } from './personal-page/personal-page.machine.ts';
import { caseMachine } from './review-moderation/case.machine.ts';
import { reviewModerationMachine } from './review-moderation/review-moderation.machine.ts';
import { reviewReplyMachine } from './review-reply/review-reply.machine.ts';
import { reviewReportMachine } from './review-report/review-report.machine.ts';
import { rotatingMessageMachine } from './rotating-message/rotating-message.machine.ts';
import { searchSuggestionsMachine } from './search-suggestions/search-suggestions.machine.ts';
import { sessionMachine } from './session/session.machine.ts';
import { statisticsMachine } from './statistics/statistics.machine.ts';
import { timedNoticeMachine } from './timed-notice/timed-notice.machine.ts';
import { uploadMachine } from './upload/upload.machine.ts';
import { waitingApplicationsMachine } from './waiting-applications/waiting-applications.machine.ts';

/** All flows, for the documentation and for tests. Pages import the flow that they use. */
export const machines = {
  app: appMachine,
  application: applicationMachine,
  auth: authMachine,
  authDialog: authDialogMachine,
  becomeInstructor: becomeInstructorMachine,
  calendarSubscription: calendarSubscriptionMachine,
  courseDuplication: courseDuplicationMachine,
  courseEditor: courseEditorMachine,
  draftAutosave: draftAutosaveMachine,
  courseMessage: courseMessageMachine,
  coursePreview: coursePreviewMachine,
  courseProgress: courseProgressMachine,
  courseReview: courseReviewMachine,
  resend: resendMachine,
  verification: verificationMachine,
  enrollment: enrollmentMachine,
  enrollmentHistory: enrollmentHistoryMachine,
  expertSignUp: expertSignUpMachine,
  expertiseSearch: expertiseSearchMachine,
  favorites: favoritesMachine,
  figuresExport: figuresExportMachine,
  forgotPassword: forgotPasswordMachine,
  instructorInfo: instructorInfoMachine,
  instructorProfile: instructorProfileMachine,
  instructorReview: instructorReviewMachine,
  request: requestMachine,
  languageChoice: languageChoiceMachine,
  leaveCourse: leaveCourseMachine,
  lessonClock: lessonClockMachine,
  materialDownload: materialDownloadMachine,
  messagePreferences: messagePreferencesMachine,
  messageSubscription: messageSubscriptionMachine,
  notificationPreferences: notificationPreferencesMachine,
  onboarding: onboardingMachine,
  ownCourse: ownCourseMachine,
  pagedList: createPagedList('listDomains'),
  passwordReset: passwordResetMachine,
  personalPage: personalPageMachine,
  case: caseMachine,
  reviewModeration: reviewModerationMachine,
  reviewReply: reviewReplyMachine,
  reviewReport: reviewReportMachine,
  rotatingMessage: rotatingMessageMachine,
  searchSuggestions: searchSuggestionsMachine,
  session: sessionMachine,
  statistics: statisticsMachine,
  timedNotice: timedNoticeMachine,
  upload: uploadMachine,
  waitingApplications: waitingApplicationsMachine,
};
