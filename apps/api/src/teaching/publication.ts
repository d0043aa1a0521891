import { missingForPublication, type RequiredItem } from '@lyceum/rules/publication';
import { publicationChange } from '../catalog/changes.ts';
import type { Course } from '../catalog/courses.ts';
import { isOutdated } from '../catalog/revisions.ts';
import type { UserRow } from '../platform/context/caller.ts';
import type { Context } from '../platform/context/context.ts';
import type { Db } from '../platform/database/open.ts';
import {
  type Contents,
  type CourseDenial,
  type CourseTarget,
  contentsOf,
  courseFor,
  currentOf,
  lockOwn,
  nextRevision,
  type Outdated,
} from './ownCourse.ts';

/** What a course lacks that every published course has. */
export interface Incomplete {
  missing: readonly RequiredItem[];
}

export const missingOf = ({ course, lessons }: Contents): RequiredItem[] =>
  missingForPublication({
    ...course,
    category: course.category.id,
    sessionTitles: lessons.map(({ title }) => title),
  });

/** Publishes a course that has all that a published course needs. */
export const publishCourse = (
  context: Context,
  instructor: UserRow,
  target: CourseTarget,
): Promise<Course | Outdated | CourseDenial | Incomplete> =>
  setStatus(context, instructor, target, 'published', async (trx) => {
    const missing = missingOf(await contentsOf(trx, target.id, instructor));
    return missing.length > 0 ? { missing } : null;
  });

/** Makes a course a draft again. */
export const unpublishCourse = (
  context: Context,
  instructor: UserRow,
  target: CourseTarget,
): Promise<Course | Outdated | CourseDenial> =>
  setStatus<never>(context, instructor, target, 'draft', async () => null);

async function setStatus<Refusal>(
  { db, now, keys, catalogChanged }: Context,
  instructor: UserRow,
  { id, ifMatch }: CourseTarget,
  status: Course['status'],
  refusalOf: (trx: Db) => Promise<Refusal | null>,
): Promise<Course | Outdated | CourseDenial | Refusal> {
  return db.transaction().execute(async (trx) => {
    const course = await lockOwn(trx, instructor, id);
    if (typeof course === 'string') return course;
    if (isOutdated(course, ifMatch)) return { current: await currentOf({ keys, now }, trx, id, instructor) };
    if (course.status !== status) {
      const refusal = await refusalOf(trx);
      if (refusal !== null) return refusal;
      const change = { status, updated_at: now(), ...nextRevision };
      await trx.updateTable('courses').set(change).where('id', '=', id).execute();
      catalogChanged(await publicationChange(trx, id));
    }
    return courseFor(trx, id, instructor);
  });
}
