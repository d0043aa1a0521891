/**
 * The default texts of failed calls without a message from the server, by `operationId` [8.1]; operations that the
 * specification does not list follow its style. The same texts by language: `errors:operations.*`.
 */
export const errorCatalog = {
  listDomains: 'Failed to fetch domains',
  getDomain: 'Failed to fetch domain details',
  listDomainCategories: 'Failed to fetch domain categories',
  getCategory: 'Failed to fetch category details',
  listCategoryCourses: 'Failed to fetch courses',
  getCourse: 'Failed to fetch course details',
  enrollInCourse: 'Failed to enroll in course',
  updateProgress: 'Failed to update progress',
  listSessions: 'Failed to fetch sessions',
  listExpertises: 'Failed to search expertises',
  getExpertise: 'Failed to load selected expertises',
  listInstructorRequests: 'Failed to fetch instructor requests',
  approveInstructorRequest: 'Failed to approve instructor request',
  rejectInstructorRequest: 'Failed to reject instructor request',
  login: 'Login failed',
  register: 'Registration failed',
  registerInstructor: 'Registration failed',
  signInWithGoogle: 'Google login failed',
  registerInstructorWithGoogle: 'Google registration failed',
  logout: 'Failed to log out',
  refreshTokens: 'Failed to refresh tokens',
  upgradeToInstructor: 'Failed to request instructor role',
  sendVerificationEmail: 'Failed to send verification email',
  verifyEmail: 'Failed to verify email',
  forgotPassword: 'Failed to send password reset email',
  resetPassword: 'Failed to reset password',
  getProfile: 'Failed to get user profile',
  submitInstructorInfo: 'Failed to submit instructor information',
  updateInstructorProfile: 'Failed to update instructor profile',
  listMyEnrollments: 'Failed to fetch enrolled courses',
  getInstructorStatistics: 'Failed to fetch instructor statistics',
  listInstructorCourses: 'Failed to fetch instructor courses',
  createCourse: 'Failed to create course',
  updateCourse: 'Failed to update course',
  deleteCourse: 'Failed to delete course',
  publishCourse: 'Failed to publish course',
  unpublishCourse: 'Failed to unpublish course',
} as const;

/** The ids of the contract's operations. */
export type OperationId = keyof typeof errorCatalog;

/** Failures without a response [8.2] [8.3]. By language: `errors:operations.*` as well. */
export const generalErrors = {
  networkError: 'Network error. Please try again.',
  noToken: 'No token found',
  noRefreshToken: 'No refresh token found',
} as const;

/** Screens with a text other than the operation's default [8.8]. By language: `errors:screens.*`. */
export const screenErrors = {
  instructorRequests: 'Failed to load instructor requests',
  expertGoogleSignUp: 'Google registration failed',
  resendVerification: 'Failed to resend verification email',
  resendWithoutSession: 'You need to be logged in to resend verification email',
  onboarding: 'Failed to set up profile',
  application: 'Failed to submit application',
} as const;
