import { emailOf, password } from './lib/catalog.ts';
import { whileEnrolling } from './lib/enrolling.ts';
import { record, table } from './lib/results.ts';
import { type Driven, drive, reads, wrongIn } from './lib/traffic.ts';
import { endWith } from './lib/verdict.ts';
import { engineOf, product, startWorld } from './lib/world.ts';

// 200 visitors open pages and make calls for a minute, while someone enrolls each second: no error, and p99 within 250 ms
// while each visitor makes one and a half requests a second. The second minute is without pauses.
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

async function visit(perSecond?: number): Promise<Driven> {
  const load = { address, requests, connections, seconds, perSecond };
  const { result, failures } = await whileEnrolling({ address, user, courses: enrolled }, () => drive(load));
  broken.push(...failures, ...wrongIn('visits', result, { planned: perSecond && perSecond * seconds }));
  return result;
}

const row = (pace: string, { latency, requests }: Driven) => ({
  Pace: pace,
  'Requests a second': Math.round(requests.average),
  'Median, ms': latency.p50,
  'p99, ms': latency.p99,
  'Longest, ms': latency.max,
});

try {
  await drive({ address, requests, connections: 10, seconds: 20 });
  const steady = await visit(requestsPerSecond);
  if (steady.latency.p99 > p99AtMostMs) {
    broken.push(`p99 is ${steady.latency.p99} ms, above ${p99AtMostMs} ms`);
  }
  const withoutPauses = await visit();
  const memory = Math.round((await metrics())('process_resident_memory_bytes') / 2 ** 20);
  record(
    `200 visitors with an enrollment a second, ${engine}`,
    `${table([row(`${requestsPerSecond} requests a second`, steady), row('without pauses', withoutPauses)])}

Each pace lasted ${seconds} s. The process holds ${memory} MB afterwards.`,
  );
} finally {
  await tidy();
}
endWith(broken);
