import type { Handlers } from '../platform/contract/types.ts';
import { addFavorite } from './addFavorite/addFavorite.ts';
import { approveInstructorRequest } from './approveInstructorRequest/approveInstructorRequest.ts';
import { createCourse } from './createCourse/createCourse.ts';
import { deleteCourse } from './deleteCourse/deleteCourse.ts';
import { deleteCourseDraft } from './deleteCourseDraft/deleteCourseDraft.ts';
import { duplicateCourse } from './duplicateCourse/duplicateCourse.ts';
import { enrollInCourse } from './enrollInCourse/enrollInCourse.ts';
import { forgotPassword } from './forgotPassword/forgotPassword.ts';
import { getCalendar } from './getCalendar/getCalendar.ts';
import { getCategory } from './getCategory/getCategory.ts';
import { getCertificate } from './getCertificate/getCertificate.ts';
import { getCourse } from './getCourse/getCourse.ts';
import { getCourseDraft } from './getCourseDraft/getCourseDraft.ts';
import { getDomain } from './getDomain/getDomain.ts';
import { getEnrollmentHistory } from './getEnrollmentHistory/getEnrollmentHistory.ts';
import { getExpertise } from './getExpertise/getExpertise.ts';
import { getInstructor } from './getInstructor/getInstructor.ts';
import { getInstructorStatistics } from './getInstructorStatistics/getInstructorStatistics.ts';
import { getMessagePreferences } from './getMessagePreferences/getMessagePreferences.ts';
import { getMessageSubscription } from './getMessageSubscription/getMessageSubscription.ts';
import { getMyReview } from './getMyReview/getMyReview.ts';
import { getProfile } from './getProfile/getProfile.ts';
import { hideReview } from './hideReview/hideReview.ts';
import { keepReview } from './keepReview/keepReview.ts';
import { leaveCourse } from './leaveCourse/leaveCourse.ts';
import { listCategoryCourses } from './listCategoryCourses/listCategoryCourses.ts';
import { listCourseFigures } from './listCourseFigures/listCourseFigures.ts';
import { listCourseMessages } from './listCourseMessages/listCourseMessages.ts';
import { listCourseReviews } from './listCourseReviews/listCourseReviews.ts';
import { listCourseSessions } from './listCourseSessions/listCourseSessions.ts';
import { listCourses } from './listCourses/listCourses.ts';
import { listDomainCategories } from './listDomainCategories/listDomainCategories.ts';
import { listDomains } from './listDomains/listDomains.ts';
import { listExpertises } from './listExpertises/listExpertises.ts';
import { listFavorites } from './listFavorites/listFavorites.ts';
import { listInstructorCourses } from './listInstructorCourses/listInstructorCourses.ts';
import { listInstructorRequests } from './listInstructorRequests/listInstructorRequests.ts';
import { listLearners } from './listLearners/listLearners.ts';
import { listMyCertificates } from './listMyCertificates/listMyCertificates.ts';
import { listMyEnrollments } from './listMyEnrollments/listMyEnrollments.ts';
import { listPublicCourses } from './listPublicCourses/listPublicCourses.ts';
import { listReportedReviews } from './listReportedReviews/listReportedReviews.ts';
import { listReviewReports } from './listReviewReports/listReviewReports.ts';
import { listSessions } from './listSessions/listSessions.ts';
import { login } from './login/login.ts';
import { logout } from './logout/logout.ts';
import { mergeFavorites } from './mergeFavorites/mergeFavorites.ts';
import { publishCourse } from './publishCourse/publishCourse.ts';
import { refreshTokens } from './refreshTokens/refreshTokens.ts';
import { register } from './register/register.ts';
import { registerInstructor } from './registerInstructor/registerInstructor.ts';
import { registerInstructorWithGoogle } from './registerInstructorWithGoogle/registerInstructorWithGoogle.ts';
import { rejectInstructorRequest } from './rejectInstructorRequest/rejectInstructorRequest.ts';
import { removeFavorite } from './removeFavorite/removeFavorite.ts';
import { renewCalendar } from './renewCalendar/renewCalendar.ts';
import { replyToReview } from './replyToReview/replyToReview.ts';
import { reportReview } from './reportReview/reportReview.ts';
import { resetPassword } from './resetPassword/resetPassword.ts';
import { restoreReview } from './restoreReview/restoreReview.ts';
import { saveCourseDraft } from './saveCourseDraft/saveCourseDraft.ts';
import { search } from './search/search.ts';
import { sendCourseMessage } from './sendCourseMessage/sendCourseMessage.ts';
import { sendVerificationEmail } from './sendVerificationEmail/sendVerificationEmail.ts';
import { setMessagePreferences } from './setMessagePreferences/setMessagePreferences.ts';
import { setMessageSubscription } from './setMessageSubscription/setMessageSubscription.ts';
import { signInWithGoogle } from './signInWithGoogle/signInWithGoogle.ts';
import { submitInstructorInfo } from './submitInstructorInfo/submitInstructorInfo.ts';
import { turnOffCalendar } from './turnOffCalendar/turnOffCalendar.ts';
import { undoInstructorDecision } from './undoInstructorDecision/undoInstructorDecision.ts';
import { undoReviewDecision } from './undoReviewDecision/undoReviewDecision.ts';
import { unpublishCourse } from './unpublishCourse/unpublishCourse.ts';
import { updateCourse } from './updateCourse/updateCourse.ts';
import { updateInstructorProfile } from './updateInstructorProfile/updateInstructorProfile.ts';
import { updateProgress } from './updateProgress/updateProgress.ts';
import { upgradeToInstructor } from './upgradeToInstructor/upgradeToInstructor.ts';
import { uploadFile } from './uploadFile/uploadFile.ts';
import { uploadImage } from './uploadImage/uploadImage.ts';
import { verifyEmail } from './verifyEmail/verifyEmail.ts';
import { withdrawReply } from './withdrawReply/withdrawReply.ts';
import { withdrawReview } from './withdrawReview/withdrawReview.ts';
import { writeReview } from './writeReview/writeReview.ts';

/** A handler for every operation of the contract. */
export const handlers: Handlers = {
  listDomains,
  getDomain,
  listCourseSessions,
  listDomainCategories,
  getCategory,
  listCategoryCourses,
  getCourse,
  getCourseDraft,
  duplicateCourse,
  enrollInCourse,
  leaveCourse,
  addFavorite,
  removeFavorite,
  listFavorites,
  mergeFavorites,
  listCourses,
  getInstructor,
  listPublicCourses,
  updateProgress,
  listCourseReviews,
  getMyReview,
  writeReview,
  withdrawReview,
  replyToReview,
  withdrawReply,
  listCourseMessages,
  sendCourseMessage,
  getMessageSubscription,
  setMessageSubscription,
  reportReview,
  listReportedReviews,
  listReviewReports,
  hideReview,
  keepReview,
  restoreReview,
  undoReviewDecision,
  listSessions,
  listExpertises,
  saveCourseDraft,
  search,
  getExpertise,
  listInstructorRequests,
  approveInstructorRequest,
  rejectInstructorRequest,
  undoInstructorDecision,
  login,
  register,
  registerInstructor,
  signInWithGoogle,
  registerInstructorWithGoogle,
  logout,
  refreshTokens,
  upgradeToInstructor,
  sendVerificationEmail,
  verifyEmail,
  forgotPassword,
  resetPassword,
  getProfile,
  submitInstructorInfo,
  updateInstructorProfile,
  listMyEnrollments,
  listMyCertificates,
  getCertificate,
  getCalendar,
  renewCalendar,
  turnOffCalendar,
  getMessagePreferences,
  setMessagePreferences,
  getInstructorStatistics,
  getEnrollmentHistory,
  listCourseFigures,
  listLearners,
  listInstructorCourses,
  createCourse,
  updateCourse,
  deleteCourse,
  deleteCourseDraft,
  publishCourse,
  unpublishCourse,
  uploadFile,
  uploadImage,
};
