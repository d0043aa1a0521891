import type { Handlers } from '../contract/types.ts';
import { getProfile } from './getProfile/getProfile.ts';

const unwritten = async (): Promise<never> => {
  throw new Error('This operation is not written yet');
};

/** A handler for every call of the contract. */
export const handlers: Handlers = {
  listDomains: unwritten,
  getDomain: unwritten,
  listDomainCategories: unwritten,
  getCategory: unwritten,
  listCategoryCourses: unwritten,
  getCourse: unwritten,
  enrolInCourse: unwritten,
  updateProgress: unwritten,
  listSessions: unwritten,
  listExpertises: unwritten,
  getExpertise: unwritten,
  listInstructorRequests: unwritten,
  approveInstructorRequest: unwritten,
  rejectInstructorRequest: unwritten,
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
  listMyEnrolments: unwritten,
  getInstructorStatistics: unwritten,
  listInstructorCourses: unwritten,
  createCourse: unwritten,
  updateCourse: unwritten,
  deleteCourse: unwritten,
  publishCourse: unwritten,
  unpublishCourse: unwritten,
};
