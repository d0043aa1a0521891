import type { ChangedCourse } from '@lyceum/api-client';
import { languages } from '@lyceum/rules';
import type { CourseDraft } from '@lyceum/rules/course';
import type { Conflict, ConflictField, Intent, LocalizedField, Side } from './conflict.types.ts';
import { draftOf } from './course-editor.types.ts';

const otherFields = {
  category: true,
  handsOnPractice: true,
  sessionList: true,
  price: true,
  scheduledTime: true,
  learnersRequired: true,
  seats: true,
  promotionalImage: true,
  tags: true,
} as const satisfies Record<Exclude<ConflictField, LocalizedField>, true>;

const order: readonly ConflictField[] = [
  ...(['name', 'description'] as const).flatMap((field) =>
    languages.map((language) => `${field}.${language}` as const),
  ),
  ...(Object.keys(otherFields) as (keyof typeof otherFields)[]),
];

function readField(draft: CourseDraft, field: ConflictField): unknown {
  const [name, language] = field.split('.');
  const value = draft[name as keyof CourseDraft];
  return language === undefined ? value : (value as Record<string, string | undefined>)[language];
}

const isBlank = (value: unknown) => value === undefined || (typeof value === 'string' && value.trim() === '');

/** The same text for values that mean the same: without blank texts, and whatever the order of the keys. */
const meaning = (value: unknown): string =>
  JSON.stringify(value ?? null, (_, item: unknown) => {
    if (typeof item === 'string') return item.trim() || null;
    if (typeof item !== 'object' || item === null || Array.isArray(item)) return item;
    const filled = Object.entries(item).filter(([, inner]) => !isBlank(inner));
    return Object.fromEntries(filled.toSorted(([one], [other]) => (one < other ? -1 : 1)));
  });

const differs = (field: ConflictField, one: CourseDraft, other: CourseDraft) =>
  meaning(readField(one, field)) !== meaning(readField(other, field));

/** The fields in which two drafts differ. */
export const differences = (one: CourseDraft, other: CourseDraft): ConflictField[] =>
  order.filter((field) => differs(field, one, other));

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
  const sideOf = (field: ConflictField): Side => (base && !differs(field, mine, base) ? 'theirs' : 'mine');
  const choices = Object.fromEntries(fields.map((field) => [field, sideOf(field)]));
  return { intent, course, theirs, fields, choices };
}

export function chosen(conflict: Conflict, field: ConflictField | 'all', side: Side): Conflict {
  const changed = field === 'all' ? conflict.fields : [field];
  const choices = { ...conflict.choices, ...Object.fromEntries(changed.map((one) => [one, side])) };
  return { ...conflict, choices };
}

/** The draft with the chosen versions. */
export function mergedDraft(mine: CourseDraft, { theirs, fields, choices }: Conflict): CourseDraft {
  const merged = structuredClone(mine);
  for (const field of fields) {
    if (choices[field] === 'mine') continue;
    const [name, language] = field.split('.') as [keyof CourseDraft, string | undefined];
    const target = language === undefined ? merged : (merged[name] as object);
    const value = structuredClone(readField(theirs, field));
    if (value === undefined) Reflect.deleteProperty(target, language ?? name);
    else Object.assign(target, { [language ?? name]: value });
  }
  return merged;
}
