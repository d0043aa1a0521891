import type { Course, CourseSession, Domain, User } from '@lyceum/api-client';
import {
  type ComparedField,
  type CourseDraft,
  type CourseForm,
  courseDraftSchema,
  type MaterialFile,
  type StoredCourse,
} from '@lyceum/rules/course';
import type { DraftKey } from '../app/app.types.ts';
import type { Conflict, Side } from './conflict.types.ts';
import type { DraftAutosaveReport } from './draft-autosave.types.ts';

/** Why the user cannot create courses, or cannot edit this one. */
export type ForbiddenReason = 'notInstructor' | 'pending' | 'rejected' | 'notYours';

/** The course that an address of the editor refers to. */
export interface Subject {
  /** Null for a new course. */
  courseId: string | null;
  /** The stored draft. @default nothing */
  storedDraft?: StoredCourse | null;
}

export interface CourseEditorInput extends Subject {
  user: Pick<User, 'id' | 'name' | 'role' | 'instructorStatus'>;
}

/** A course of the server, as the user saw it. */
export interface CourseVersion {
  courseId: string;
  /** The revision that the user saw; null if it is unknown, and the last save wins. */
  revision: string | null;
}

export interface CourseToSave extends Pick<CourseVersion, 'revision'> {
  courseId: string | null;
  fields: CourseForm;
}

export interface LoadedCourse {
  /** The draft that the server has; null without one, or if it could not be loaded. */
  serverDraft: StoredCourse | null;
  course: Course | null;
  /** Those of the course, none for a new one. */
  lessons: CourseSession[];
  /** All domains, with their categories. */
  domains: Domain[];
}

/** `unknown`: nothing was typed yet, or it is being stored. */
export type DraftStorage = { status: 'unknown' | 'onDeviceOnly' } | { status: 'stored'; savedAt: string };

export interface CourseEditorContext extends Omit<LoadedCourse, 'lessons' | 'serverDraft'> {
  user: CourseEditorInput['user'];
  courseId: string | null;
  /** The values of the form, valid or not; null if nothing was entered. */
  draft: CourseDraft | null;
  /** The revision of the course from which the draft started. */
  revision: string | null;
  /** The stored draft with which the editor opened; null if the form shows the course. */
  storedDraft: StoredCourse | null;
  /** Since when the form shows a stored draft; null otherwise. */
  restoredFrom: string | null;
  /** Whether what was typed is stored on the server. */
  storage: DraftStorage;
  /** The fields of the course, as it was loaded or saved last. */
  fields: CourseDraft | null;
  /** What is being saved, with the values of the form at that moment. */
  submitted: { fields: CourseForm; draft: CourseDraft | null } | null;
  /** Increases when the values of the form are replaced by others than those that the user typed. */
  version: number;
  /** The two versions, while the course of the server is another one than the user saw. */
  conflict: Conflict | null;
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
  /** One version of a field, or of all fields, was chosen. */
  | { type: 'version.chosen'; field: ComparedField | 'all'; side: Side }
  /** Saves the chosen versions. */
  | { type: 'conflict.resolved' }
  /** Returns to the form without a decision. */
  | { type: 'conflict.left' }
  /** Replaces what was typed by the fields of the course. */
  | { type: 'draft.discarded' }
  | DraftAutosaveReport
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

/** A lesson as the server describes it, or as it was submitted. */
type LessonContent = Omit<CourseSession, 'number' | 'materials'> & {
  materials: readonly { id: string; title: string; url: string; file?: MaterialFile | null }[];
};

/** The fields of the form, from the fields of the contract. */
export function draftOf(course: Course, lessons: readonly LessonContent[]): CourseDraft {
  const { description, category, learners, scheduledTime } = course;
  return courseDraftSchema.parse({
    ...course,
    description: description ?? {},
    category: category.id,
    learnersRequired: learners.required,
    sessionList: lessons.map(({ id, title, schedule, meetingUrl, materials }) => ({
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
    // Derived from the lessons if they have times.
    scheduledTime: lessons.some(({ schedule }) => schedule) ? null : scheduledTime,
  });
}

export const subjectOf = ({ courseId, storedDraft = null }: Subject) => ({
  courseId,
  course: null,
  domains: [],
  draft: storedDraft?.draft ?? null,
  storedDraft,
  restoredFrom: null,
  storage: { status: 'unknown' } as const,
  revision: storedDraft?.revision ?? null,
  fields: null,
  submitted: null,
  version: 0,
  conflict: null,
  isTypedSince: false,
  reason: null,
  message: null,
});
