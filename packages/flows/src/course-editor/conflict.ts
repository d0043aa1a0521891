import type { ChangedCourse } from '@lyceum/api-client';
import {
  type ComparedField,
  type CourseDraft,
  differences,
  differs,
  partOf,
  readField,
} from '@lyceum/rules/course';
import type { Conflict, Intent, Side } from './conflict.types.ts';
import { draftOf } from './course-editor.types.ts';

interface Versions {
  intent: Intent;
  mine: CourseDraft;
  /** The fields from which the user started; null if they are unknown. */
  base: CourseDraft | null;
  current: ChangedCourse;
}

/** A field that the user has not changed starts with the version that was saved meanwhile. */
export function conflictOf({ intent, mine, base, current: { course, sessions } }: Versions): Conflict {
  const theirs = draftOf(course, sessions);
  const fields = differences(mine, theirs);
  const sideOf = (field: ComparedField): Side => (base && !differs(field, mine, base) ? 'theirs' : 'mine');
  const choices = Object.fromEntries(fields.map((field) => [field, sideOf(field)]));
  return { intent, course, theirs, fields, choices };
}

export function withChoice(conflict: Conflict, field: ComparedField | 'all', side: Side): Conflict {
  const changed = field === 'all' ? conflict.fields : [field];
  const choices = { ...conflict.choices, ...Object.fromEntries(changed.map((one) => [one, side])) };
  return { ...conflict, choices };
}

/** The draft with the chosen versions. */
export function mergedDraft(mine: CourseDraft, { theirs, fields, choices }: Conflict): CourseDraft {
  const merged = structuredClone(mine);
  for (const field of fields) {
    if (choices[field] === 'mine') continue;
    const value = structuredClone(readField(theirs, field));
    const { field: name, language } = partOf(field);
    const target = language === null ? merged : merged[name];
    if (value === undefined) Reflect.deleteProperty(target, language ?? name);
    else Object.assign(target, { [language ?? name]: value });
  }
  return merged;
}
