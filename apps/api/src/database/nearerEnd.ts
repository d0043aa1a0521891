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
 * `usual` is a page of the usual length that is not far. Its statement contains the length and how much of the index it reads
 * at most. The planner expects a tenth of the list for what is unknown, so PostgreSQL would plan each run anew, which takes
 * longer than the run.
 */
export type Distance = 'usual' | 'near' | 'far';

export function distanceOf({ offset, limit }: Range): Distance {
  if (offset >= farFrom) return 'far';
  return limit === limits.coursesPerPage ? 'usual' : 'near';
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
  const reached = sql<boolean>`${total} > ${offset}`;
  if (distance === 'usual') {
    const usual = sql.lit(limits.coursesPerPage);
    const near = fromStart.where(reached).limit(sql.lit(farFrom + limits.coursesPerPage));
    return db.selectFrom(near.as('near')).select('near.id').offset(offset).limit(usual);
  }
  if (distance === 'near') return fromStart.where(reached).offset(offset).limit(limit);
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
