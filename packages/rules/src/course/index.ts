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
  courseFields,
  isLocalized,
  isTime,
  type LocalizedField,
  localizedFields,
} from './fields.ts';
export type { MaterialFile, TypedSession } from './lessons.ts';
export {
  type CourseDraft,
  type CourseForm,
  courseDraftSchema,
  courseSchema,
  emptyCourseDraft,
  type StoredCourse,
  storedCourseSchema,
} from './schema.ts';
