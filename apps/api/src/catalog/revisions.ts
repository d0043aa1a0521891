import type { Selectable } from 'kysely';
import type { Tables } from '../platform/database/schema.ts';

type Revised = Pick<Selectable<Tables['courses']>, 'created_at' | 'revision'>;

/**
 * The revision of a course, for `If-Match`. It contains the time of creation, because a new course can get the id of a
 * deleted one.
 */
export const revisionOf = ({ created_at, revision }: Revised): string =>
  `${created_at.getTime().toString(36)}.${revision}`;

/** Whether the caller saw another revision. @param ifMatch null if the caller does not care */
export const isOutdated = (course: Revised, ifMatch: readonly string[] | null): boolean =>
  ifMatch !== null && !ifMatch.includes(revisionOf(course));
