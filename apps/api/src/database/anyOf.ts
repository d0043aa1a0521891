import { type RawBuilder, sql } from 'kysely';

/** One parameter for a list of any length: `where('id', '=', anyOf(ids))`. The text of the query stays the same. */
export const anyOf = (values: readonly string[] | RawBuilder<string[]>) =>
  sql<string>`any(${values}::text[])`;
