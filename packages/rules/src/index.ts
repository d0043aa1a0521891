export {
  type Access,
  type AccessClass,
  type AccessSession,
  accessRules,
  accessTo,
  type ProtectedClass,
  type Visit,
} from './access.ts';
export {
  afterSignIn,
  imageAddressMaximum,
  isCssColor,
  isHttpsAddress,
  isSafeHref,
  isSafeImageAddress,
  lastPathSegment,
} from './addresses.ts';
export { type CategorySegment, categorySegment, categorySegments } from './categories.ts';
export { newCourseDraft } from './course/newCourseDraft.ts';
export { type HistoryPeriod, historyPeriods } from './history.ts';
export {
  byLanguage,
  fallbackLanguage,
  type Language,
  type Localized,
  languageDefinitions,
  languages,
} from './languages.ts';
export { latinDigits } from './latinDigits.ts';
export { canJoin, joinTime, type LessonSchedule } from './lessonSchedule.ts';
export * as limits from './limits.ts';
export {
  cleanFullName,
  fullNameMaximum,
  fullNamePattern,
  isFullName,
  isVisible,
  linePattern,
  toLine,
  visiblePattern,
} from './names.ts';
export { leftCourseRetentionDays, percentComplete, reviewProgressMinimum } from './progress.ts';
export { type RateClass, rate } from './rates.ts';
export { type ReportReason, type ReportSubject, reportReasons } from './reports.ts';
export {
  expertiseSearchMinimum,
  findMatch,
  findMatches,
  normalizeForSearch,
  searchMaximum,
  searchResultsMaximum,
  searchWords,
  searchWordsMaximum,
  type TextRange,
} from './search.ts';
export { searchFilters } from './searchFilters.ts';
export { freeSeats, hasEnoughSeats, hasFewSeats } from './seats.ts';
export { seededRandom } from './seededRandom.ts';
export { signInBackoffMs, signInFailuresBeforeBackoff, signInFailuresResetAfterMs } from './signInBackoff.ts';
export {
  defaultSortOf,
  isSortOf,
  type SearchSort,
  type SortDirection,
  type SortedList,
  type SortOf,
  searchSorts,
  sorts,
  sortsOf,
} from './sorts.ts';
export { languageCookie, languageQuery, storageKeys } from './storage.ts';
export { isTimeZone } from './timeZones.ts';
export { day, hour, megabyte, minute, second } from './units.ts';
export {
  type FileType,
  fileTypeNames,
  fileTypes,
  fileUploadMaximumBytes,
  imageTypes,
  imageUploadMaximumBytes,
  imageWidths,
  titleOfFile,
  uploadArrivalMs,
  uploadedImageAddress,
  uploadedImageId,
  uploadedImageSet,
  uploadProcessingMs,
  uploadTypeOf,
} from './uploads.ts';
export {
  type Applicant,
  applicantOf,
  dashboardKind,
  type InstructorStatus,
  incompleteInstructor,
  instructorStatuses,
  mayApply,
  type NotificationKind,
  notificationDefaults,
  type Role,
  roles,
  type SignUpRole,
  signUpRoles,
  tokenUserFields,
  type UserWithProfile,
} from './users.ts';
export {
  bioMaximum,
  emailMaximum,
  expertiseMaximum,
  expertiseNameMaximum,
  isEmailAddress,
  passwordMaximum,
  passwordMinimum,
  qualificationsMaximum,
  type ValidationKey,
} from './validation.ts';
export { parseVerificationCode, verificationCodeOf } from './verificationCodes.ts';
