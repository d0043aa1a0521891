import { ApiProblem, type ChangedCourse, type Course } from '@lyceum/api-client';
import { type CourseDraft, type CourseForm, emptyCourseDraft, type StoredCourse } from '@lyceum/rules/course';
import { mergedDraft } from './conflict.ts';
import type { Intent } from './conflict.types.ts';
import {
  type Call,
  type CourseEditorContext,
  type CourseToSave,
  type CourseVersion,
  courseDraftKey,
  type DraftStorage,
} from './course-editor.types.ts';

// The parts of transitions that several states of the course editor share.

const keyOf = ({ courseId, user }: CourseEditorContext) => courseDraftKey(courseId, user);

type InContext = { context: CourseEditorContext };

const storedOf = ({ draft, revision }: CourseEditorContext) => ({
  draft: draft ?? emptyCourseDraft,
  revision,
  savedAt: new Date().toISOString(),
});

/** Stores what the form contains on the device, and after a pause on the server. */
export const keepDraft = [
  {
    type: 'storeDraft',
    params: ({ context }: InContext) => ({ key: keyOf(context), draft: storedOf(context) }),
  },
  {
    type: 'keepOnServer',
    params: ({ context }: InContext) => ({ courseId: context.courseId, ...storedOf(context) }),
  },
] as const;

export const setDraft = [
  { type: 'setDraft', params: ({ event }: { event: { draft: CourseDraft } }) => event },
  ...keepDraft,
] as const;

interface Failure {
  context: CourseEditorContext;
  event: { error: unknown };
}

const currentOf = (error: unknown): ChangedCourse | null =>
  error instanceof ApiProblem ? error.current : null;

export const adopt = {
  type: 'adopt',
  params: ({ event }: Failure) => ({ current: currentOf(event.error) }),
} as const;

/** A failed call returns to the form, which keeps its values. */
export const onRefusal = (call: Call) =>
  ({
    target: 'open.refused',
    actions: {
      type: 'setError',
      params: ({ event }: { event: { error: unknown } }) => ({ call, error: event.error }),
    },
  }) as const;

export const onConflict = (intent: Intent) =>
  ({
    guard: { type: 'isInConflict', params: ({ event }: Failure) => ({ current: currentOf(event.error) }) },
    target: 'conflicting',
    actions: {
      type: 'setConflict',
      params: ({ event }: Failure) => ({ intent, current: currentOf(event.error) }),
    },
  }) as const;

/** The course changed, but in none of its fields, so the user has nothing to decide. */
export const ifOutdated = {
  guard: { type: 'isOutdated', params: ({ event }: Failure) => ({ current: currentOf(event.error) }) },
} as const;

/** A guard or the first save ensures that the course exists. */
export function existingCourse({
  context: { courseId, revision },
}: {
  context: CourseEditorContext;
}): CourseVersion {
  if (courseId === null) throw new Error('A course that is not saved yet can be neither shown nor deleted.');
  return { courseId, revision };
}

export function toSave({
  context: { courseId, revision, submitted },
}: {
  context: CourseEditorContext;
}): CourseToSave {
  if (submitted === null) throw new Error('Only what was submitted can be saved.');
  return { courseId, revision, fields: submitted.fields };
}

export const unknownStorage: DraftStorage = { status: 'unknown' };

/** The one that was stored later. */
export function newerDraft(one: StoredCourse | null, other: StoredCourse | null): StoredCourse | null {
  if (!one || !other) return one ?? other;
  return Date.parse(one.savedAt) >= Date.parse(other.savedAt) ? one : other;
}

/** The user continues with this revision. */
export const startingFrom = (course: Course, fields: CourseDraft) => ({
  course,
  fields,
  revision: course.revision ?? null,
});

export const mergedDraftOf = ({ draft, conflict }: CourseEditorContext): CourseDraft | null =>
  draft && conflict && mergedDraft(draft, conflict);

export const submit = {
  type: 'setSubmitted',
  params: ({ event }: { event: { fields: CourseForm } }) => event,
} as const;

export const setCourse = {
  type: 'setCourse',
  params: ({ event }: { event: { output: Course } }) => ({ course: event.output }),
} as const;

export const clearDraftOf = [
  { type: 'clearDraft', params: ({ context }: InContext) => ({ key: keyOf(context) }) },
  { type: 'endOnServer', params: ({ context: { courseId } }: InContext) => ({ courseId }) },
] as const;

const goToEditor = {
  type: 'navigate',
  params: ({ event }: { event: { output: Course } }) => ({
    to: `${event.output.href}/edit`,
    replace: true,
    samePage: true,
  }),
} as const;

export const completeSave = [...clearDraftOf, setCourse, 'setFields', 'clearRestored'] as const;
/** The user typed meanwhile, which is not saved yet. */
export const completeOutdatedSave = [setCourse, 'setFields', 'clearRestored', ...keepDraft] as const;

/** The address of the course no longer exists. The dashboard shows that it was deleted. */
export const goToDashboard = {
  type: 'navigate',
  params: ({ context }: { context: CourseEditorContext }) => ({
    to: '/dashboard',
    replace: true,
    state: { deletedCourse: context.course?.name },
  }),
} as const;

/** A new course receives its own address. */
export const completeCreation = [
  ...clearDraftOf,
  goToEditor,
  setCourse,
  'setFields',
  'clearRestored',
] as const;

export const keepMerged = ['setMerged', 'leaveConflict', ...keepDraft] as const;

export const saveNextFor = (intent: Intent) =>
  ({ guard: { type: 'isSavedNext', params: { intent } }, actions: keepMerged }) as const;
