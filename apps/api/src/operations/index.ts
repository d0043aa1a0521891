import type { Handlers } from '../contract/types.ts';
import { approveInstructorRequest } from './approveInstructorRequest/approveInstructorRequest.ts';
import { createCourse } from './createCourse/createCourse.ts';
import { deleteCourse } from './deleteCourse/deleteCourse.ts';
import { enrolInCourse } from './enrolInCourse/enrolInCourse.ts';
import { getCategory } from './getCategory/getCategory.ts';
import { getCourse } from './getCourse/getCourse.ts';
import { getDomain } from './getDomain/getDomain.ts';
import { getExpertise } from './getExpertise/getExpertise.ts';
import { getInstructorStatistics } from './getInstructorStatistics/getInstructorStatistics.ts';
import { getProfile } from './getProfile/getProfile.ts';
import { listCategoryCourses } from './listCategoryCourses/listCategoryCourses.ts';
import { listDomainCategories } from './listDomainCategories/listDomainCategories.ts';
import { listDomains } from './listDomains/listDomains.ts';
import { listExpertises } from './listExpertises/listExpertises.ts';
import { listInstructorCourses } from './listInstructorCourses/listInstructorCourses.ts';
import { listInstructorRequests } from './listInstructorRequests/listInstructorRequests.ts';
import { listMyEnrolments } from './listMyEnrolments/listMyEnrolments.ts';
import { listSessions } from './listSessions/listSessions.ts';
import { publishCourse } from './publishCourse/publishCourse.ts';
import { rejectInstructorRequest } from './rejectInstructorRequest/rejectInstructorRequest.ts';
import { unpublishCourse } from './unpublishCourse/unpublishCourse.ts';
import { updateCourse } from './updateCourse/updateCourse.ts';
import { updateProgress } from './updateProgress/updateProgress.ts';

const unwritten = async (): Promise<never> => {
  throw new Error('This operation is not written yet');
};

/** A handler for every call of the contract. */
export const handlers: Handlers = {
  listDomains,
  getDomain,
  listDomainCategories,
  getCategory,
  listCategoryCourses,
  getCourse,
  enrolInCourse,
  updateProgress,
  listSessions,
  listExpertises,
  getExpertise,
  listInstructorRequests,
  approveInstructorRequest,
  rejectInstructorRequest,
  login: unwritten,
  register: unwritten,
  registerInstructor: unwritten,
  signInWithGoogle: unwritten,
  registerInstructorWithGoogle: unwritten,
  logout: unwritten,
  refreshTokens: unwritten,
  upgradeToInstructor: unwritten,
  sendVerificationEmail: unwritten,
  verifyEmail: unwritten,
  forgotPassword: unwritten,
  resetPassword: unwritten,
  getProfile,
  submitInstructorInfo: unwritten,
  updateInstructorProfile: unwritten,
  listMyEnrolments,
  getInstructorStatistics,
  listInstructorCourses,
  createCourse,
  updateCourse,
  deleteCourse,
  publishCourse,
  unpublishCourse,
};
