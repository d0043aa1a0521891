import * as rules from '@lyceum/rules';
import * as course from '@lyceum/rules/course';
import * as drafts from '@lyceum/rules/drafts';
import * as message from '@lyceum/rules/message';
import * as publication from '@lyceum/rules/publication';
import * as review from '@lyceum/rules/review';
import * as schemas from '@lyceum/rules/schemas';
import { expect, test } from 'vitest';

test('@lyceum/rules exports', () => {
  expect(Object.keys(rules).sort()).toMatchInlineSnapshot(`
    [
      "accessRules",
      "accessTo",
      "afterSignIn",
      "applicantOf",
      "bioMaximum",
      "byLanguage",
      "canJoin",
      "categorySegment",
      "categorySegments",
      "cleanFullName",
      "dashboardKind",
      "day",
      "defaultSortOf",
      "emailMaximum",
      "expertiseMaximum",
      "expertiseNameMaximum",
      "expertiseSearchMinimum",
      "fallbackLanguage",
      "fileTypeNames",
      "fileTypes",
      "fileUploadMaximumBytes",
      "findMatch",
      "findMatches",
      "freeSeats",
      "fullNameMaximum",
      "fullNamePattern",
      "hasEnoughSeats",
      "hasFewSeats",
      "historyPeriods",
      "hour",
      "imageAddressMaximum",
      "imageTypes",
      "imageUploadMaximumBytes",
      "imageWidths",
      "incompleteInstructor",
      "instructorStatuses",
      "isCssColor",
      "isEmailAddress",
      "isFullName",
      "isHttpsAddress",
      "isSafeHref",
      "isSafeImageAddress",
      "isSortOf",
      "isTimeZone",
      "isVisible",
      "joinTime",
      "languageCookie",
      "languageDefinitions",
      "languageQuery",
      "languages",
      "lastPathSegment",
      "latinDigits",
      "leftCourseRetentionDays",
      "limits",
      "linePattern",
      "mayApply",
      "megabyte",
      "minute",
      "newCourseDraft",
      "normalizeForSearch",
      "notificationDefaults",
      "parseVerificationCode",
      "passwordMaximum",
      "passwordMinimum",
      "percentComplete",
      "qualificationsMaximum",
      "rate",
      "reportReasons",
      "reviewProgressMinimum",
      "roles",
      "searchFilters",
      "searchMaximum",
      "searchResultsMaximum",
      "searchSorts",
      "searchWords",
      "searchWordsMaximum",
      "second",
      "seededRandom",
      "signInBackoffMs",
      "signInFailuresBeforeBackoff",
      "signInFailuresResetAfterMs",
      "signUpRoles",
      "sorts",
      "sortsOf",
      "storageKeys",
      "titleOfFile",
      "toLine",
      "tokenUserFields",
      "uploadArrivalMs",
      "uploadProcessingMs",
      "uploadTypeOf",
      "uploadedImageAddress",
      "uploadedImageId",
      "uploadedImageSet",
      "verificationCodeOf",
      "visiblePattern",
    ]
  `);
});

test('@lyceum/rules/course exports', () => {
  expect(Object.keys(course).sort()).toEqual([
    'courseDescriptionMaximum',
    'courseDraftSchema',
    'courseFields',
    'courseLearnersMaximum',
    'courseLessonsMaximum',
    'courseNameMaximum',
    'coursePriceMaximum',
    'courseSchema',
    'courseTagMaximum',
    'courseTagsMaximum',
    'differences',
    'differs',
    'emptyCourseDraft',
    'formatField',
    'isLocalized',
    'isTime',
    'lessonTitleMaximum',
    'localizedFields',
    'materialTitleMaximum',
    'materialsPerLesson',
    'partOf',
    'readField',
    'storedCourseSchema',
  ]);
});

test('@lyceum/rules/drafts exports', () => {
  expect(Object.keys(drafts).sort()).toEqual([
    'emptyExpertDraft',
    'emptyInstructorDraft',
    'expertDraftSchema',
    'instructorDraftSchema',
    'storedDraftSchema',
  ]);
});

test('@lyceum/rules/message exports', () => {
  expect(Object.keys(message).sort()).toEqual(['emptyMessageDraft', 'messageDraftSchema', 'messageSchema']);
});

test('@lyceum/rules/publication exports', () => {
  expect(Object.keys(publication).sort()).toEqual([
    'missingForPublication',
    'publicationChecklist',
    'recommendedForPublication',
    'requiredForPublication',
  ]);
});

test('@lyceum/rules/review exports', () => {
  expect(Object.keys(review).sort()).toEqual([
    'emptyReportDraft',
    'emptyReviewDraft',
    'replyDraftSchema',
    'replySchema',
    'reportSchema',
    'reportTextMaximum',
    'reviewDraftSchema',
    'reviewSchema',
    'reviewTextMaximum',
  ]);
});

test('@lyceum/rules/schemas exports', () => {
  expect(Object.keys(schemas).sort()).toMatchInlineSnapshot(`
    [
      "accountStepSchema",
      "expertRegistrationSchema",
      "expertiseStepSchema",
      "forgotPasswordSchema",
      "instructorProfileSchema",
      "instructorSchema",
      "loginSchema",
      "qualificationsStepSchema",
      "registerPageSchema",
      "registerSchema",
      "resetPasswordSchema",
      "verifyEmailSchema",
    ]
  `);
});
