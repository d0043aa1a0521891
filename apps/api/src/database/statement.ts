import { type Compilable, type CompiledQuery, type RawBuilder, sql } from 'kysely';
import type { Db } from './database.ts';

/** The position of an argument in the parameters of a compiled query. */
class Slot {
  readonly name: string;

  constructor(name: string) {
    this.name = name;
  }
}

/** An expression for each argument. */
export type Slots<Args> = { readonly [Name in keyof Args]-?: RawBuilder<Args[Name]> };

/** Sends a statement. @returns its rows */
export type Statement<Args, Shape extends readonly string[], Row> = (
  db: Db,
  args: Args,
  ...shape: Shape
) => Promise<Row[]>;

/**
 * A query that Kysely builds and compiles only once, with a slot for each argument: for a statement that takes a fraction of
 * a millisecond, building it would cost about as much as sending it.
 *
 * Plugins of the database see its results, but not its query.
 * @param build builds the query; `shape` is everything besides the arguments that its text depends on, and has few values
 */
export function statement<Args extends object, Shape extends readonly string[], Row>(
  build: (db: Db, slots: Slots<Args>, ...shape: Shape) => Compilable<Row>,
): Statement<Args, Shape, Row> {
  const slots = new Proxy({} as Slots<Args>, { get: (_, name) => sql.val(new Slot(String(name))) });
  const compiled = new Map<string, CompiledQuery<Row>>();
  return async (db, args, ...shape) => {
    const key = shape.join(' ');
    let query = compiled.get(key);
    if (!query) {
      query = build(db.withoutPlugins(), slots, ...shape).compile();
      compiled.set(key, query);
    }
    const argumentFor = (parameter: unknown) =>
      parameter instanceof Slot ? args[parameter.name as keyof Args] : parameter;
    const { rows } = await db.executeQuery<Row>({ ...query, parameters: query.parameters.map(argumentFor) });
    return rows;
  };
}
