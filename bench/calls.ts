import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  connect,
  type Db,
  findCourse,
  openDatabase,
  pageOfCategory,
  statementsOf,
} from '@lyceum/api/testing';
import type { CompiledQuery } from 'kysely';
import { categories, fillCatalog } from './lib/catalog.ts';
import { medianOf, ratio, record, spread, table } from './lib/results.ts';
import { drive, wrongIn } from './lib/traffic.ts';
import { endWith } from './lib/verdict.ts';
import { type Engine, engineOf, startWorld, type World } from './lib/world.ts';

// The processor time of uncached calls over 20 connections, next to that of their SQL alone through the same driver, with
// the time of the PostgreSQL server in both. The SQL alone is one statement for each call; in the server, calls that wait for the
// database share statements. `npm run stress calls [rounds] [seconds]`. Linux only.

const courses = 5000;
const rounds = Number(process.argv[2] ?? 3);
const seconds = Number(process.argv[3] ?? 5);
const connections = 20;
const turns = Array.from({ length: 200 }, (_, turn) => turn + 1);
const ratioAtLeast: Record<Engine, number> = { postgres: 0.6, embedded: 0.5 };

const courseOf = (turn: number) => `course-${((turn * 241) % courses) + 1}`;
const categoryOf = (turn: number) => `category-${(turn % categories) + 1}`;
const calls = {
  course: {
    path: (turn: number) => `/v1/courses/${courseOf(turn)}`,
    read: (db: Db, turn: number): Promise<unknown> => findCourse(db, courseOf(turn), null),
  },
  category: {
    path: (turn: number) => `/v1/categories/${categoryOf(turn)}/courses`,
    read: (db: Db, turn: number): Promise<unknown> =>
      pageOfCategory(
        db,
        categoryOf(turn),
        { sortBy: 'name', language: 'en' },
        { page: 1, limit: 12 },
        new Date(),
      ),
  },
};
const broken: string[] = [];

/** What is measured runs this long before: an idle server has discarded compiled code. */
const warmUpSeconds = 2;

/** The processor milliseconds of a statement in this process and the database server. */
async function bareMs(
  db: Db,
  statements: readonly CompiledQuery[],
  { databaseSeconds }: World,
): Promise<number> {
  const spent = async () => {
    const { user, system } = process.cpuUsage();
    return (user + system) / 1e6 + (await databaseSeconds());
  };
  const run = async (duration: number) => {
    const until = performance.now() + duration * 1000;
    let count = 0;
    const send = async (from: number) => {
      for (let turn = from; performance.now() < until; turn += 1) {
        const statement = statements[turn % statements.length];
        if (statement) await db.executeQuery(statement);
        count += 1;
      }
    };
    await Promise.all(Array.from({ length: connections }, (_, from) => send(from * 7)));
    return count;
  };
  await run(warmUpSeconds);
  const before = await spent();
  const count = await run(seconds);
  return (1000 * ((await spent()) - before)) / count;
}

/** The processor milliseconds of a call in the server and the database server. */
async function callMs({ address, metrics, databaseSeconds }: World, path: (turn: number) => string) {
  const spent = async () => (await metrics())('process_cpu_seconds_total') + (await databaseSeconds());
  const headers = { 'accept-encoding': 'identity' };
  const requests = turns.map((turn) => ({ method: 'GET', path: path(turn), headers }) as const);
  const run = (duration: number) =>
    drive({ address, requests, connections, seconds: duration, visitors: 20 });
  await run(warmUpSeconds);
  const before = await spent();
  const result = await run(seconds);
  broken.push(...wrongIn(path(1), result));
  return (1000 * ((await spent()) - before)) / result.requests.total;
}

const rows: Record<string, string>[] = [];
for (const engine of ['postgres', 'embedded'].map(engineOf)) {
  const world = await startWorld(engine, courses, { env: { RESPONSE_CACHE_TTL_SECONDS: '0' } });
  const folder = await mkdtemp(join(tmpdir(), 'lyceum-bare-'));
  const { db, close } = world.url
    ? connect(world.url)
    : await openDatabase({ kind: 'embedded', dataDir: join(folder, 'data') });
  try {
    if (!world.url) await fillCatalog(db, courses);
    for (const [name, { path, read }] of Object.entries(calls)) {
      const statements: CompiledQuery[] = [];
      for (const turn of turns) statements.push(...(await statementsOf(db, (each) => read(each, turn))));
      const bare: number[] = [];
      const called: number[] = [];
      // The first round is not measured: code is compiled and caches are filled.
      for (let round = 0; round <= rounds; round += 1) {
        const measured = [await bareMs(db, statements, world), await callMs(world, path)] as const;
        if (round > 0) bare.push(measured[0]);
        if (round > 0) called.push(measured[1]);
      }
      rows.push({
        Engine: engine,
        Call: name,
        'SQL alone, CPU ms': spread(bare),
        'Call, CPU ms': spread(called),
        'SQL alone / call': ratio(bare, called),
      });
      const median = medianOf(bare.map((ms, round) => ms / (called[round] ?? Number.NaN)));
      const bound = ratioAtLeast[engine];
      if (median < bound)
        broken.push(`${engine}, ${name}: ${median.toFixed(2)} of the SQL alone, below ${bound}`);
    }
  } finally {
    await close();
    await world.tidy();
    await rm(folder, { recursive: true, force: true });
  }
}
record('Uncached calls', table(rows));
endWith(broken);
