import type { CourseDraft } from '@lyceum/rules/course';

/** What is stored on the server: the values of the form, valid or not. */
export interface TypedDraft {
  /** Null for a new course. */
  courseId: string | null;
  draft: CourseDraft;
  /** The revision of the course from which the draft started. */
  revision: string | null;
  savedAt: string;
}

export type DraftAutosaveEvent =
  | ({ type: 'draft.typed' } & TypedDraft)
  /** The course was saved or deleted, or the draft was discarded. */
  | { type: 'draft.finished'; courseId: string | null }
  /** The user leaves the page, or switches to another app. */
  | { type: 'page.hidden' };

/** What the autosave sends to its parent. */
export type DraftAutosaveReport =
  | { type: 'draft.stored'; savedAt: string }
  /** The draft is on this device only. */
  | { type: 'draft.notStored' };
