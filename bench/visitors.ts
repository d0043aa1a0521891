import { emailOf, password } from './lib/catalog.ts';
import { whileEnrolling } from './lib/enrolling.ts';
import { record, table } from './lib/results.ts';
import { drive, reads, wrongIn } from './lib/traffic.ts';
import { endWith } from './lib/verdict.ts';
import { visit } from './lib/visits.ts';
import { engineOf, product, startWorld } from './lib/world.ts';

// 200 visitors open pages and make calls, while someone enrolls each second: no error, and p99 within 250 ms while each visitor
// makes one and a half requests a second. In the first minute after the start, most pages are rendered for their first visitor;
// in the second, nearly all have been. The third minute is without pauses.
// `npm run stress visitors [embedded|postgres] [seconds]`.

const courses = 5000;
const connections = 200;
const requestsPerSecond = 300;
const p99AtMostMs = 250;
/** The courses that visitors look at most. */
const popular = 300;

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

const { address, metrics, tidy } = await startWorld(engine, courses, { entry: product });
const broken: string[] = [];
const enrolled = Array.from({ length: popular }, (_, index) => `course-${index + 1}`);
const user = { email: emailOf(2), password };

const load = { address, requests, connections, seconds };

/** Does the work while someone enrolls each second. */
async function duringEnrollments<Result>(work: () => Promise<Result>): Promise<Result> {
  const { result, failures } = await whileEnrolling({ address, user, courses: enrolled }, work);
  broken.push(...failures);
  return result;
}

const at = (times: readonly number[], share: number) =>
  Math.round(times[Math.floor(times.length * share)] ?? 0);

try {
  const paths = requests.map(({ path }) => path ?? '/');
  const pace = { address, paths, visitors: connections, perSecond: requestsPerSecond, seconds };
  const rows: Record<string, string | number>[] = [];
  for (const minute of ['after the start', 'later']) {
    const { times, failures } = await duringEnrollments(() => visit(pace));
    const p99 = at(times, 0.99);
    if (failures.length > 0) broken.push(`${failures.length} failures`, ...failures.slice(0, 10));
    if (times.length < 0.9 * requestsPerSecond * seconds) broken.push(`only ${times.length} requests`);
    if (p99 > p99AtMostMs) broken.push(`p99 ${minute} is ${p99} ms, above ${p99AtMostMs} ms`);
    rows.push({
      Pace: `${requestsPerSecond} requests a second, ${minute}`,
      'Requests a second': Math.round(times.length / seconds),
      'Median, ms': at(times, 0.5),
      'p99, ms': p99,
      'Longest, ms': Math.round(times.at(-1) ?? 0),
    });
  }
  // Behind each connection are several visitors, or they would reach the limit of requests a minute.
  const withoutPauses = await duringEnrollments(() => drive({ ...load, visitors: 10 }));
  broken.push(...wrongIn('without pauses', withoutPauses));
  const { latency } = withoutPauses;
  const memory = Math.round((await metrics())('process_resident_memory_bytes') / 2 ** 20);
  rows.push({
    Pace: 'without pauses',
    'Requests a second': Math.round(withoutPauses.requests.average),
    'Median, ms': latency.p50,
    'p99, ms': latency.p99,
    'Longest, ms': latency.max,
  });
  record(
    `200 visitors with an enrollment a second, ${engine}`,
    `${table(rows)}

Each pace lasted ${seconds} s. The process holds ${memory} MB afterwards.`,
  );
} finally {
  await tidy();
}
endWith(broken);
