import DataLoader from 'dataloader';
import {
  type AliasableExpression,
  type Compilable,
  createQueryId,
  type QueryResult,
  sql,
  type UnknownRow,
} from 'kysely';
import type { Db } from './database.ts';
import { databaseErrorKind } from './errors.ts';
import type { Range } from './paging.ts';
import { type Slots, type Statement, statement } from './statement.ts';

/** The most calls in a batch. More of them would save little (decision 54). */
export const callsPerBatch = 16;

/** PostgreSQL's types of arguments. */
interface ArgumentTypes {
  text: string;
  integer: number;
}

type Types = Readonly<Record<string, keyof ArgumentTypes>>;
type ArgsOf<T extends Types> = { [Name in keyof T]: ArgumentTypes[T[Name]] };
type ListsOf<T extends Types> = { [Name in keyof T]: ArgumentTypes[T[Name]][] };

/** A query whose rows another query can read. */
type Subquery<Row> = Compilable<Row> & AliasableExpression<Row>;

/** A call with the database that its request uses. */
interface Call<Args> {
  db: Db;
  args: Args;
}

/**
 * Like `statement()`, but calls that arrive while the statement runs wait for its end, and share the next one. The more calls
 * there are, the less each of them costs. A call that nobody shares is sent at once, and with the plain query.
 *
 * A call never joins a statement that has been sent, so it sees all changes that were committed before it. Calls in a
 * transaction are not shared.
 * @param types the types of the arguments
 * @param build builds the query of one call. In a batch the arguments are columns, whose values PostgreSQL does not know when
 *   it plans the query: a `limit` should be a literal
 */
export function batchedStatement<T extends Types, Shape extends readonly string[], Row extends object>(
  types: T,
  build: (db: Db, slots: Slots<ArgsOf<T>>, ...shape: Shape) => Subquery<Row>,
): Statement<ArgsOf<T>, Shape, Row> {
  type Args = ArgsOf<T>;
  const send = statement(build);
  const sendBatch = statement((db, lists: Slots<ListsOf<T>>, ...shape: Shape) =>
    forEachCall(db, types, lists, (args) => build(db, args, ...shape)),
  );

  async function readBatch(calls: readonly Call<Args>[], shape: Shape): Promise<Row[][]> {
    const [{ db } = {}] = calls;
    if (!db) return [];
    const valuesOf = (name: keyof T) => calls.map(({ args }) => args[name]);
    const lists = Object.fromEntries(Object.keys(types).map((name) => [name, valuesOf(name)])) as ListsOf<T>;
    const results: Row[][] = calls.map(() => []);
    for (const row of await sendBatch(db.withoutPlugins(), lists, ...shape)) results[row.call - 1]?.push(row);
    return results;
  }

  async function readEach(calls: readonly Call<Args>[], shape: Shape): Promise<(Row[] | Error)[]> {
    const readAlone = ({ db, args }: Call<Args>) => send(db, args, ...shape);
    if (calls.length === 1) return Promise.all(calls.map(readAlone));
    try {
      const results = await readBatch(calls, shape);
      return await Promise.all(
        calls.map(({ db }, index) => seenByPlugins(db, results[index] ?? []).catch(toError)),
      );
    } catch (error) {
      // One call sent a value that PostgreSQL refuses. The others must not fail with it.
      if (databaseErrorKind(error) !== 'unusableValue') throw error;
      return Promise.all(calls.map((call) => readAlone(call).catch(toError)));
    }
  }

  // The instances of Kysely for one database, with different plugins, share its adapter.
  const loaders = new WeakMap<object, Map<string, DataLoader<Call<Args>, Row[]>>>();
  function loaderFor({ adapter }: { adapter: object }, shape: Shape) {
    const ofDatabase = loaders.get(adapter) ?? new Map<string, DataLoader<Call<Args>, Row[]>>();
    loaders.set(adapter, ofDatabase);
    const key = shape.join(' ');
    const loader = ofDatabase.get(key) ?? oneAfterAnother((calls) => readEach(calls, shape));
    ofDatabase.set(key, loader);
    return loader;
  }

  return (db, args, ...shape) =>
    db.isTransaction ? send(db, args, ...shape) : loaderFor(db.getExecutor(), shape).load({ db, args });
}

type BuildPage<Args, Shape extends readonly string[], Row> = (
  db: Db,
  slots: Slots<Args>,
  range: Slots<Range>,
  ...shape: Shape
) => Subquery<Row>;

/**
 * A statement for the pages of a list. The calls for its first page of the usual length share statements, like those of
 * `batchedStatement()`; other pages can take much longer, so nobody waits for them.
 * @param types the types of the arguments besides the range
 * @param usualLimit the usual length of a page
 * @param build builds the query of a page
 */
export function pageStatement<T extends Types, Shape extends readonly string[], Row extends object>(
  types: T,
  usualLimit: number,
  build: BuildPage<ArgsOf<T>, Shape, Row>,
): Statement<ArgsOf<T> & Range, Shape, Row> {
  const readAny = anyPage(build);
  const firstPage = { offset: sql.lit(0), limit: sql.lit(usualLimit) };
  const readFirst = batchedStatement(types, (db, slots, ...shape: Shape) =>
    build(db, slots, firstPage, ...shape),
  );
  return (db, args, ...shape) => {
    const read = args.offset === 0 && args.limit === usualLimit ? readFirst : readAny;
    return read(db, args, ...shape);
  };
}

/** Sends the query of any page, alone. */
const anyPage = <Args extends object, Shape extends readonly string[], Row extends object>(
  build: BuildPage<Args, Shape, Row>,
) => statement((db, slots: Slots<Args & Range>, ...shape: Shape) => build(db, slots, slots, ...shape));

/** Runs a query for each call, whose arguments it reads from lists. The column `call` is the number of the call, from 1. */
function forEachCall<T extends Types, Row extends object>(
  db: Db,
  types: T,
  lists: Slots<ListsOf<T>>,
  build: (args: Slots<ArgsOf<T>>) => Subquery<Row>,
): Compilable<Row & { call: number }> {
  const names = Object.keys(types);
  // In a subquery, the length of a list is unknown to the planner. Otherwise it would plan short batches anew each time.
  const list = (name: string) => sql`(select ${lists[name]}::${sql.raw(String(types[name]))}[])`;
  const args = Object.fromEntries(names.map((name) => [name, sql.ref(`calls.${name}`)])) as Slots<ArgsOf<T>>;
  // The offset keeps the planner from joining all calls at once, which would read whole tables and lose the order of the rows.
  const query = sql<Row & { call: number }>`
    select result.*, calls.call
    from unnest(${sql.join(names.map(list))}) with ordinality as calls(${sql.join([...names, 'call'].map((name) => sql.id(name)))}),
      lateral (select * from ${build(args)} as rows offset 0) as result`;
  return { compile: () => query.compile(db) };
}

/** The rows as the plugins of a database return them: the time limit of a request is one of them. */
async function seenByPlugins<Row extends object>(db: Db, rows: Row[]): Promise<Row[]> {
  const queryId = createQueryId();
  let result: QueryResult<UnknownRow> = { rows: rows as UnknownRow[] };
  for (const plugin of db.getExecutor().plugins) result = await plugin.transformResult({ queryId, result });
  return result.rows as Row[];
}

const toError = (error: unknown) => (error instanceof Error ? error : new Error(String(error)));

/** A loader that collects a batch while another one runs. A full batch does not wait: the next call sends it. */
function oneAfterAnother<Key, Value>(read: (keys: readonly Key[]) => Promise<(Value | Error)[]>) {
  let running = 0;
  let waiting: (() => void) | null = null;
  const sendNext = (following: typeof waiting) => {
    const next = waiting;
    waiting = following;
    next?.();
  };
  return new DataLoader<Key, Value>(
    async (keys) => {
      running += 1;
      try {
        return await read(keys);
      } finally {
        running -= 1;
        sendNext(null);
      }
    },
    {
      cache: false,
      maxBatchSize: callsPerBatch,
      batchScheduleFn: (dispatch) => {
        if (running === 0) queueMicrotask(dispatch);
        else sendNext(dispatch);
      },
    },
  );
}
