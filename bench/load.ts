import { type Measure, medianOf, percentile, rounded } from './lib/outcomes.ts';
import { startProduct } from './lib/product.ts';
import { throughputOf, visit, whileEnrolling } from './lib/traffic.ts';

// What one process responds to a second, and how long 200 visitors wait while someone enrolls each second.

const courses = 5000;
const visitors = 200;
const requestsPerSecond = 1.5 * visitors;
const roundSeconds = 5;
const firstSeconds = 20;
const languages = ['en', 'ar', 'fr'];

let visits = 0;
const requests = {
  healthz: () => '/healthz',
  cached: () => '/',
  // The cache shares no page whose path has an empty segment and a query.
  landing: () => `//?visit=${visits++}`,
  // Each course once in each language.
  course: () =>
    `/course/course-${(visits++ % courses) + 1}?lng=${languages[Math.floor(visits / courses) % 3]}`,
};

export const measure: Measure = async ({ rounds, seconds, postgres }) => {
  const product = await startProduct({ courses, postgres });
  const { address } = product;
  try {
    const perSecond: Record<keyof typeof requests, number[]> = {
      healthz: [],
      cached: [],
      landing: [],
      course: [],
    };
    // The first round is not measured: code is not compiled yet.
    for (let round = 0; round <= rounds; round += 1) {
      for (const name of Object.keys(requests) as (keyof typeof requests)[]) {
        const measured = await throughputOf(address, requests[name], { seconds: roundSeconds });
        if (round > 0) perSecond[name].push(measured);
      }
    }
    console.log(`  /healthz: ${rounded(medianOf(perSecond.healthz))} a second`);
    const shares = perSecond.cached.map((value, round) => value / (perSecond.healthz[round] ?? Number.NaN));
    const [landing, course] = [perSecond.landing, perSecond.course].map(medianOf).map(rounded);

    // The first visitors of a page wait until it is rendered. Then the caches are filled.
    const first = await visit({ address, visitors, requestsPerSecond, seconds: firstSeconds });
    const visited = visit({ address, visitors, requestsPerSecond, seconds });
    const { result, failures } = await whileEnrolling(address, visited);
    const failed = [...first.failures, ...result.failures, ...failures];
    for (const failure of failed.slice(0, 10)) console.log(`  ${failure}`);
    const [p99, firstP99] = [result.times, first.times].map((times) => rounded(percentile(times, 0.99)));
    return [
      {
        what: 'Cached page, ratio of requests a second to `/healthz`',
        aim: '≥ 0.3',
        measured: rounded(medianOf(shares)),
      },
      {
        what: 'Uncached landing and course page, a second, one process',
        aim: '≥ 60 / 120',
        measured: `${landing} / ${course}`,
      },
      {
        what: `${visitors} visitors who read (1.5 requests a second each), one enrollment a second, ${seconds} s, ${postgres ? 'PostgreSQL' : 'embedded'}`,
        aim: 'no error, p99 ≤ 500 ms',
        measured: `${failed.length} errors, p99 ${p99} ms; with empty caches, in the ${firstSeconds} s before, ${firstP99} ms`,
      },
    ];
  } finally {
    await product.end();
  }
};
