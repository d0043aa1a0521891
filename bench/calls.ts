import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  accessToSessions,
  categoriesByDomain,
  connect,
  type Db,
  findCourse,
  findDomain,
  openDatabase,
  pageOfCategory,
  pageOfDomain,
  pageOfDomains,
  pageOfExpertises,
  pageOfSessions,
  readSessions,
  searchCatalog,
  statementsOf,
} from '@lyceum/api/testing';
import type { CompiledQuery } from 'kysely';
import { categories, domains, fillCatalog } from './lib/catalog.ts';
import { medianOf, ratio, record, spread, table } from './lib/results.ts';
import { drive, wrongIn } from './lib/traffic.ts';
import { endWith } from './lib/verdict.ts';
import { type Engine, engineOf, startWorld, type World } from './lib/world.ts';

// The processor time of uncached calls over 20 connections, next to that of their SQL alone through the same driver, with
// the time of the PostgreSQL server in both. The SQL alone is all statements of one call; in the server, calls that wait for the
// database share statements. `npm run stress calls [rounds] [seconds]`. Linux only.

const courses = 5000;
const rounds = Number(process.argv[2] ?? 3);
const seconds = Number(process.argv[3] ?? 2);
const connections = 20;
const turns = Array.from({ length: 200 }, (_, turn) => turn + 1);
const ratioAtLeast: Record<Engine, number> = { postgres: 0.6, embedded: 0.5 };

interface Call {
  path: (turn: number) => string;
  /** Sends the statements of the call. */
  read: (db: Db, turn: number) => Promise<unknown>;
  /** Whether HTTP takes about as long as the SQL, so that the bound does not apply. @default false */
  mostlyHttp?: true;
}

const courseOf = (turn: number) => `course-${((turn * 241) % courses) + 1}`;
const categoryOf = (turn: number) => `category-${(turn % categories) + 1}`;
const domainOf = (turn: number) => `domain-${(turn % domains) + 1}`;
const wordOf = (turn: number) => `${(turn + 256).toString(16)}a`;
const twelve = { page: 1, limit: 12 };
const ten = { page: 1, limit: 10 };
const language = 'en';

const calls: Record<string, Call> = {
  course: {
    path: (turn) => `/v1/courses/${courseOf(turn)}`,
    read: (db, turn) => findCourse(db, courseOf(turn), null),
  },
  category: {
    path: (turn) => `/v1/categories/${categoryOf(turn)}/courses`,
    read: (db, turn) =>
      pageOfCategory(db, categoryOf(turn), { sortBy: 'name', language }, twelve, new Date()),
  },
  'category by rating, page 2': {
    path: (turn) => `/v1/categories/${categoryOf(turn)}/courses?sortBy=rating&page=2`,
    read: (db, turn) =>
      pageOfCategory(
        db,
        categoryOf(turn),
        { sortBy: 'rating', language },
        { ...twelve, page: 2 },
        new Date(),
      ),
  },
  'categories of a domain': {
    path: (turn) => `/v1/domains/${domainOf(turn)}/categories?sortBy=popularity`,
    read: (db, turn) => pageOfDomain(db, domainOf(turn), { sortBy: 'popularity', language }, twelve),
  },
  'domains with their categories': {
    // The largest response, of 33 kB.
    mostlyHttp: true,
    path: () => '/v1/domains?populate=categories',
    async read(db) {
      const { results } = await pageOfDomains(db, language, ten);
      const ids = results.map(({ id }) => id);
      await categoriesByDomain(db, ids, language);
    },
  },
  'sessions of a course': {
    path: (turn) => `/v1/courses/${courseOf(turn)}/sessions`,
    async read(db, turn) {
      await accessToSessions(db, courseOf(turn), null);
      await readSessions(db, courseOf(turn));
    },
  },
  'upcoming courses': {
    path: () => '/v1/sessions',
    read: (db) => pageOfSessions(db, new Date(), twelve),
  },
  'areas of expertise': {
    path: (turn) => `/v1/expertises?search=${wordOf(turn)}`,
    read: (db, turn) => pageOfExpertises(db, { search: wordOf(turn), language }, ten),
  },
  search: {
    path: (turn) => `/v1/search?q=course%20${turn}`,
    read: (db, turn) =>
      searchCatalog(db, { q: `course ${turn}`, sortBy: 'relevance', ...twelve }, new Date()),
  },
  domain: {
    // The smallest call.
    mostlyHttp: true,
    path: (turn) => `/v1/domains/${domainOf(turn)}`,
    read: (db, turn) => findDomain(db, domainOf(turn)),
  },
};
const broken: string[] = [];

/** What is measured runs this long before: an idle server has discarded compiled code. */
const warmUpSeconds = 1;

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

const rows: Record<string, string | number>[] = [];
const sentences: string[] = [];
for (const engine of ['postgres', 'embedded'].map(engineOf)) {
  const world = await startWorld(engine, courses, { env: { RESPONSE_CACHE_TTL_SECONDS: '0' } });
  const folder = await mkdtemp(join(tmpdir(), 'lyceum-bare-'));
  const { db, close } = world.url
    ? connect(world.url)
    : await openDatabase({ kind: 'embedded', dataDir: join(folder, 'data') });
  try {
    if (!world.url) await fillCatalog(db, courses);
    const http = await callMs(world, () => '/healthz');
    for (const [name, { path, read, mostlyHttp }] of Object.entries(calls)) {
      const statements: CompiledQuery[] = [];
      for (const turn of turns) statements.push(...(await statementsOf(db, (each) => read(each, turn))));
      const ofCall = statements.length / turns.length;
      const bare: number[] = [];
      const called: number[] = [];
      // The first round is not measured: code is compiled and caches are filled.
      for (let round = 0; round <= rounds; round += 1) {
        const measured = [ofCall * (await bareMs(db, statements, world)), await callMs(world, path)] as const;
        if (round > 0) bare.push(measured[0]);
        if (round > 0) called.push(measured[1]);
      }
      rows.push({
        Engine: engine,
        Call: name,
        Statements: Number(ofCall.toFixed(2)),
        'SQL alone, CPU ms': spread(bare),
        'Call, CPU ms': spread(called),
        'SQL alone / call': ratio(bare, called),
      });
      const median = medianOf(bare.map((ms, round) => ms / (called[round] ?? Number.NaN)));
      const bound = ratioAtLeast[engine];
      if (!mostlyHttp && median < bound)
        broken.push(`${engine}, ${name}: ${median.toFixed(2)} of the SQL alone, below ${bound}`);
    }
    sentences.push(`A request for \`/healthz\` takes ${http.toFixed(3)} ms on ${engine}.`);
  } finally {
    await close();
    await world.tidy();
    await rm(folder, { recursive: true, force: true });
  }
}
record('Uncached calls', `${table(rows)}\n\n${sentences.join(' ')}`);
endWith(broken);
