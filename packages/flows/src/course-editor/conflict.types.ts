import type { Course } from '@lyceum/api-client';
import type { ComparedField, CourseDraft } from '@lyceum/rules/course';

/** The version of a field: what the user typed, or what somebody saved meanwhile. */
export type Side = 'mine' | 'theirs';

/** What the user wanted when the course turned out to be another one. */
export type Intent = 'save' | 'publish' | 'unpublish' | 'delete';

export interface Conflict {
  intent: Intent;
  /** The course as it is now. */
  course: Course;
  /** Its fields. */
  theirs: CourseDraft;
  /** The fields that differ, in the order of the form. */
  fields: readonly ComparedField[];
  /** The chosen version of each of them. */
  choices: Readonly<Partial<Record<ComparedField, Side>>>;
}
