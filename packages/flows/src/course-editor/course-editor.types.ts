import type { Course, CourseSession, Domain, User } from '@lyceum/api-client';
import { type CourseDraft, type CourseForm, courseDraftSchema } from '@lyceum/rules/course';
import type { DraftKey } from '../app/app.types.ts';

/** Why the user cannot create courses, or cannot edit this one. */
export type ForbiddenReason = 'notInstructor' | 'pending' | 'rejected' | 'notYours';

/** The course that an address of the editor refers to. */
export interface Subject {
  /** Null for a new course. */
  courseId: string | null;
  /** The stored draft. @default nothing */
  storedDraft?: CourseDraft | null;
}

export interface CourseEditorInput extends Subject {
  user: Pick<User, 'id' | 'name' | 'role' | 'instructorStatus'>;
}

export interface CourseToSave {
  courseId: string | null;
  fields: CourseForm;
}

export interface Loaded {
  course: Course | null;
  /** Those of the course, none for a new one. */
  sessions: CourseSession[];
  /** All domains, with their categories. */
  domains: Domain[];
}

export interface CourseEditorContext extends Omit<Loaded, 'sessions'> {
  user: CourseEditorInput['user'];
  courseId: string | null;
  /** The values of the form, valid or not; null if nothing was entered. */
  draft: CourseDraft | null;
  /** Whether the draft changed after the running save started. */
  isTypedSince: boolean;
  reason: ForbiddenReason | null;
  /** The server's error message. */
  message: string | null;
}

export type CourseEditorEvent =
  | ({ type: 'address.changed' } & Subject)
  | { type: 'retry.requested' }
  | { type: 'form.edited'; draft: CourseDraft }
  | { type: 'save.submitted'; fields: CourseForm }
  /** Saves the fields before it publishes. */
  | { type: 'publish.submitted'; fields: CourseForm }
  | { type: 'unpublish.requested' }
  | { type: 'deletion.requested' }
  | { type: 'deletion.canceled' }
  | { type: 'deletion.confirmed' };

/** The key of the stored draft of a course, or of a new course. */
export const courseDraftKey = (courseId: string | null, user: Pick<User, 'id'>): DraftKey => ({
  name: courseId === null ? 'course' : `course:${courseId}`,
  owner: user.id,
});

/** `updateCourse` stands for `createCourse` until the course exists. */
export type Call = 'getCourse' | 'updateCourse' | 'publishCourse' | 'unpublishCourse' | 'deleteCourse';

export function forbiddenReason({
  role,
  instructorStatus,
}: CourseEditorInput['user']): ForbiddenReason | null {
  if (role !== 'instructor') return 'notInstructor';
  if (instructorStatus === 'approved') return null;
  return instructorStatus === 'rejected' ? 'rejected' : 'pending';
}

/** The fields of the form, from the fields of the contract. */
export function draftOf(course: Course, sessions: readonly CourseSession[]): CourseDraft {
  const { description, category, learners, scheduledTime } = course;
  return courseDraftSchema.parse({
    ...course,
    description: description ?? {},
    category: category.id,
    learnersRequired: learners.required,
    sessionList: sessions.map(({ id, title, schedule, meetingUrl, materials }) => ({
      id,
      materials: materials.map(({ file, ...material }) =>
        // The address of a file is only for downloads.
        file ? { ...material, url: '', file } : material,
      ),
      title: title ?? {},
      startsAt: schedule?.startsAt ?? null,
      durationMinutes: schedule?.durationMinutes ?? null,
      timeZone: schedule?.timeZone ?? '',
      meetingUrl: meetingUrl ?? '',
    })),
    // Derived from the sessions if they have times.
    scheduledTime: sessions.some(({ schedule }) => schedule) ? null : scheduledTime,
  });
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
