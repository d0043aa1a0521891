import { sql } from 'kysely';

/** A list for `where('id', '=', anyOf(ids))`. Unlike `in`, it may be empty. */
export const anyOf = (values: readonly string[]) => sql<string>`any(${values}::text[])`;
