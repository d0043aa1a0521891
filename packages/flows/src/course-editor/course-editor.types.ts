import type { Course, Domain, User } from '@lyceum/api-client';
import type { CourseDraft } from '@lyceum/rules/drafts';
import type { CourseForm } from '@lyceum/rules/schemas';

/** Why a person can't write a course, or not this one. */
export type ForbiddenReason = 'notInstructor' | 'pending' | 'rejected' | 'notYours';

/** What one address of the editor is about. */
export interface Subject {
  /** Null for a course that is not made yet. */
  courseId: string | null;
  /** What was typed before and not saved. @default nothing */
  storedDraft?: CourseDraft | null;
}

export interface CourseEditorInput extends Subject {
  user: Pick<User, 'id' | 'role' | 'instructorStatus'>;
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
  user: CourseEditorInput['user'];
  courseId: string | null;
  /** What the fields hold, whether it can be saved or not; null where nothing is typed yet. */
  draft: CourseDraft | null;
  /** Something was typed after what is being saved had left. */
  isTypedSince: boolean;
  reason: ForbiddenReason | null;
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
  | { type: 'draft.updated'; storedDraft: CourseDraft | null }
  /** A new course has an address of its own from its first save on. */
  | { type: 'navigation.requested'; to: string };

/** A save is that of a new course where there is none yet. */
export type Call = 'getCourse' | 'updateCourse' | 'publishCourse' | 'unpublishCourse' | 'deleteCourse';

export function forbiddenReason({
  role,
  instructorStatus,
}: CourseEditorInput['user']): ForbiddenReason | null {
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

export const subjectOf = ({ courseId, storedDraft = null }: Subject) => ({
  courseId,
  course: null,
  domains: [],
  draft: storedDraft,
  isTypedSince: false,
  reason: null,
  message: null,
});
