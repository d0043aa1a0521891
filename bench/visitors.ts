import { emailOf, password, popular } from './lib/catalog.ts';
import { whileEnrolling } from './lib/enrolling.ts';
import { record, table } from './lib/results.ts';
import { drive, reads, wrongIn } from './lib/traffic.ts';
import { endWith } from './lib/verdict.ts';
import { visit } from './lib/visits.ts';
import { engineOf, product, startWorld, type World } from './lib/world.ts';

// 200 visitors open pages and make calls, while someone enrolls each second: no error, and p99 within 250 ms while each visitor
// makes one and a half requests a second: after the start, and a minute later. The last minute is without pauses.
// `npm run stress visitors [embedded|postgres] [seconds]`.

const courses = 5000;
const connections = 200;
const requestsPerSecond = 300;
const p99AtMostMs = 250;

const engine = engineOf(process.argv[2]);
const seconds = Number(process.argv[3] ?? 60);

const pagePaths = Array.from({ length: popular }, (_, turn) => [
  '/',
  `/domain/domain-${(turn % 20) + 1}`,
  `/category/category-${(turn % 200) + 1}`,
  `/course/course-${turn + 1}`,
  '/sessions',
]).flat();
const calls = reads(courses);
/** A page, then a call. */
const requests = pagePaths.flatMap((path, turn) => [
  { method: 'GET', path } as const,
  ...calls.slice(turn % calls.length, (turn % calls.length) + 1),
]);

const broken: string[] = [];
const enrolled = Array.from({ length: popular }, (_, index) => `course-${index + 1}`);
const user = { email: emailOf(2), password };
const paths = requests.map(({ path }) => path ?? '/');
const rows: Record<string, string | number>[] = [];

/** Does the work while someone enrolls each second. */
async function duringEnrollments<Result>({ address }: World, work: () => Promise<Result>): Promise<Result> {
  const { result, failures } = await whileEnrolling({ address, user, courses: enrolled }, work);
  broken.push(...failures);
  return result;
}

const at = (times: readonly number[], share: number) =>
  Math.round(times[Math.floor(times.length * share)] ?? 0);

/** Measures visits at the pace. */
async function visitAtPace(world: World, minute: string): Promise<void> {
  const pace = {
    address: world.address,
    paths,
    visitors: connections,
    perSecond: requestsPerSecond,
    seconds,
  };
  const { times, failures } = await duringEnrollments(world, () => visit(pace));
  if (failures.length > 0) broken.push(`${failures.length} failures`, ...failures.slice(0, 10));
  if (times.length < 0.9 * requestsPerSecond * seconds) broken.push(`only ${times.length} requests`);
  const p99 = at(times, 0.99);
  if (p99 > p99AtMostMs) broken.push(`p99 ${minute} is ${p99} ms, above ${p99AtMostMs} ms`);
  rows.push({
    Pace: `${requestsPerSecond} requests a second, ${minute}`,
    'Requests a second': Math.round(times.length / seconds),
    'Median, ms': at(times, 0.5),
    'p99, ms': p99,
    'Longest, ms': Math.round(times.at(-1) ?? 0),
  });
}

/** Measures visits as fast as the responses come. */
async function visitWithoutPauses(world: World): Promise<void> {
  // Behind each connection are several visitors, or they would reach the limit of requests a minute.
  const load = { address: world.address, requests, connections, seconds, visitors: 10 };
  const result = await duringEnrollments(world, () => drive(load));
  broken.push(...wrongIn('without pauses', result));
  rows.push({
    Pace: 'without pauses',
    'Requests a second': Math.round(result.requests.average),
    'Median, ms': result.latency.p50,
    'p99, ms': result.latency.p99,
    'Longest, ms': result.latency.max,
  });
}

const world = await startWorld(engine, courses, { entry: product });
try {
  await visitAtPace(world, 'after the start');
  await visitAtPace(world, 'a minute later');
  await visitWithoutPauses(world);
} finally {
  await world.tidy();
}
record(`200 visitors with an enrollment a second, ${engine}`, table(rows));
endWith(broken);
