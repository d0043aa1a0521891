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
  courseLessonsMaximum,
  courseNameMaximum,
  coursePriceMaximum,
  courseTagMaximum,
  courseTagsMaximum,
  isLocalized,
  isTime,
  type LocalizedField,
  localizedFields,
} from './fields.ts';
export type { LessonDraft, MaterialFile } from './lessons.ts';
export { lessonTitleMaximum, materialsPerLesson, materialTitleMaximum } from './lessons.ts';
export {
  type CourseDraft,
  type CourseForm,
  courseDraftSchema,
  courseSchema,
  emptyCourseDraft,
  type StoredCourse,
  storedCourseSchema,
} from './schema.ts';
