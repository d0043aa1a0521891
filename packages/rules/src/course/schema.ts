import * as z from 'zod/mini';
import { draftSchema, emptyDraft } from '../draftSchemas.ts';
import { say } from '../fieldSchemas.ts';
import { hasEnoughSeats } from '../seats.ts';
import { type CourseField, courseFields } from './fields.ts';

const shape = Object.fromEntries(
  Object.entries(courseFields).map(([field, { schema }]) => [field, schema]),
) as { [Field in CourseField]: (typeof courseFields)[Field]['schema'] };

/** Creating and editing a course (docs/product.md, Courses and learning). */
export const courseSchema = z
  .object(shape)
  .check(z.refine(hasEnoughSeats, { error: say('seatsTooFew'), path: ['seats'] }));

/** The draft of a course. */
export const courseDraftSchema = draftSchema(courseSchema);
export const emptyCourseDraft = emptyDraft(courseSchema);

/** A draft with the revision of the course that it changes, null for a new course, and when it was stored. */
export const storedCourseSchema = z.object({
  draft: courseDraftSchema,
  revision: z.nullable(z.string()),
  savedAt: z.iso.datetime(),
});

export type StoredCourse = z.infer<typeof storedCourseSchema>;
export type CourseForm = z.infer<typeof courseSchema>;
export type CourseDraft = z.infer<typeof courseDraftSchema>;
