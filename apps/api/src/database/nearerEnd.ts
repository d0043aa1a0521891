import { limits } from '@lyceum/rules';
import { type Expression, type SelectQueryBuilder, sql } from 'kysely';
import type { Db } from './database.ts';
import type { Range } from './paging.ts';
import type { Tables } from './schema.ts';
import type { Slots } from './statement.ts';

/**
 * Pages from this row on are far. The statement for them is longer, and for the first pages it would cost more than
 * it saves.
 */
const farFrom = 240;

/**
 * The first page of the usual length has a statement of its own that contains the length. For an unknown length the planner
 * expects a tenth of the list, so PostgreSQL would plan each run anew, which takes longer than the run.
 */
export type Distance = 'first' | 'near' | 'far';

export function distanceOf({ offset, limit }: Range): Distance {
  if (offset === 0 && limit === limits.coursesPerPage) return 'first';
  return offset < farFrom ? 'near' : 'far';
}

type Ids = SelectQueryBuilder<Tables, 'courses', { id: string }>;

interface Ends {
  distance: Distance;
  range: Slots<Range>;
  /** The number of rows of the list. */
  total: Expression<unknown>;
  /** The ids in the order of the list. */
  fromStart: Ids;
  /** The same in reverse. */
  fromEnd: Ids;
}

/**
 * Reads the ids of a page. An index is read up to the page, so that a far page in the second half of a list is read
 * from its end; the ids are then in reverse. A page past the end reads no index.
 */
export function readFromNearerEnd(
  db: Db,
  { distance, range: { offset, limit }, total, fromStart, fromEnd }: Ends,
) {
  if (distance === 'first') return fromStart.limit(sql.lit(limits.coursesPerPage));
  if (distance === 'near')
    return fromStart.where(sql<boolean>`${total} > ${offset}`).offset(offset).limit(limit);
  const first = fromStart.where(sql<boolean>`${total} > 2 * ${offset}`).offset(offset).limit(limit);
  const second = fromEnd
    .where(sql<boolean>`${total} > ${offset} and ${total} <= 2 * ${offset}`)
    .offset(sql<number>`greatest(${total} - ${offset} - ${limit}, 0)`)
    .limit(sql<number>`greatest(least(${limit}, ${total} - ${offset}), 0)`);
  return (
    db
      .selectFrom(first.as('first'))
      .select('first.id')
      .unionAll(db.selectFrom(second.as('second')).select('second.id'))
      // Without it, the planner would expect far more rows, and read all courses to join them.
      .limit(limit)
  );
}
