import type { Course, Domain, User } from '@lyceum/api-client';
import type { CourseDraft } from '@lyceum/rules/drafts';
import type { CourseForm } from '@lyceum/rules/schemas';

/** Why a person can't write a course, or not this one. */
export type Bar = 'notInstructor' | 'pending' | 'rejected' | 'notYours';

/** What one address of the editor is about. */
export interface Subject {
  /** Null for a course that is not made yet. */
  courseId: string | null;
  /** What was typed before and not saved. @default nothing */
  kept?: CourseDraft | null;
}

export interface CourseEditorInput extends Subject {
  person: Pick<User, 'id' | 'role' | 'instructorStatus'>;
}

export interface CourseToSave {
  courseId: string | null;
  fields: CourseForm;
}

export interface Loaded {
  course: Course | null;
  /** All of them, with their categories. */
  domains: Domain[];
}

export interface CourseEditorContext extends Loaded {
  person: CourseEditorInput['person'];
  courseId: string | null;
  /** What the fields hold, whether it can be saved or not; null where nothing is typed yet. */
  draft: CourseDraft | null;
  /** Something was typed after what is being saved had left. */
  isTypedSince: boolean;
  because: Bar | null;
  /** What the server said. */
  message: string | null;
}

export type CourseEditorEvent =
  | ({ type: 'address.changed' } & Subject)
  | { type: 'retry.requested' }
  | { type: 'draft.changed'; draft: CourseDraft }
  | { type: 'save.submitted'; fields: CourseForm }
  /** Saves first what the fields hold. */
  | { type: 'publish.submitted'; fields: CourseForm }
  | { type: 'unpublish.requested' }
  | { type: 'deletion.requested' }
  | { type: 'deletion.canceled' }
  | { type: 'deletion.confirmed' };

export type CourseEditorEmitted =
  /** What has to survive a reload; null: it is saved. */
  | { type: 'draft.kept'; kept: CourseDraft | null }
  /** A new course has an address of its own from its first save on. */
  | { type: 'place.wanted'; to: string };

/** A save is that of a new course where there is none yet. */
export type Call = 'getCourse' | 'updateCourse' | 'publishCourse' | 'unpublishCourse' | 'deleteCourse';

export function barOf({ role, instructorStatus }: CourseEditorInput['person']): Bar | null {
  if (role !== 'instructor') return 'notInstructor';
  if (instructorStatus === 'approved') return null;
  return instructorStatus === 'rejected' ? 'rejected' : 'pending';
}

export function draftOf(course: Course): CourseDraft {
  const { name, description, category, price, sessions, handsOnPractice, learners, tags } = course;
  const { promotionalImage, scheduledTime } = course;
  return {
    name,
    description: description ?? {},
    category: category.id,
    price,
    sessions,
    handsOnPractice,
    learnersRequired: learners.required,
    tags,
    promotionalImage,
    scheduledTime,
  };
}

export const subjectOf = ({ courseId, kept = null }: Subject) => ({
  courseId,
  course: null,
  domains: [],
  draft: kept,
  isTypedSince: false,
  because: null,
  message: null,
});
