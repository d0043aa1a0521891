export {
  type ComparedField,
  differences,
  differs,
  formatField,
  partOf,
  readField,
} from './comparison.ts';
export {
  type CourseField,
  type CourseFormats,
  courseDescriptionMaximum,
  courseFields,
  courseLearnersMaximum,
  courseNameMaximum,
  coursePriceMaximum,
  courseSessionsMaximum,
  courseTagMaximum,
  courseTagsMaximum,
  isLocalized,
  isTime,
  type LocalizedField,
  localizedFields,
} from './fields.ts';
export type { MaterialFile, TypedSession } from './lessons.ts';
export { materialsPerSession, materialTitleMaximum, sessionTitleMaximum } from './lessons.ts';
export {
  type CourseDraft,
  type CourseForm,
  courseDraftSchema,
  courseSchema,
  emptyCourseDraft,
  type StoredCourse,
  storedCourseSchema,
} from './schema.ts';
