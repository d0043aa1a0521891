import { createServer } from 'node:net';
import lighthouse from 'lighthouse';
import { routes } from '../e2e/support/routes.ts';
import { launchBrowser } from './lib/phone.ts';
import { medianOf, record, spread, table } from './lib/results.ts';
import { engineOf, product, startWorld } from './lib/world.ts';

// Lighthouse's scores for every public page on its mobile phone, in English and Arabic.
// `npm run stress lighthouse [rounds] [path]`.

const rounds = Number(process.argv[2] ?? 3);
const wanted = process.argv[3] ?? '';
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const metrics = {
  'Largest paint, ms': 'largest-contentful-paint',
  'Blocking time, ms': 'total-blocking-time',
  'Layout shift': 'cumulative-layout-shift',
} as const;
const names = Object.keys(metrics) as (keyof typeof metrics)[];
const paths = (routes.guest ?? [])
  .filter(({ path, expectedErrors }) => !expectedErrors && (!wanted || path === wanted))
  .flatMap(({ path }) => [path, `${path}${path.includes('?') ? '&' : '?'}lng=ar`]);

function freePort(): Promise<number> {
  const { promise, resolve } = Promise.withResolvers<number>();
  const server = createServer().listen(0, '127.0.0.1', () => {
    const address = server.address();
    const port = typeof address === 'object' && address ? address.port : 0;
    server.close(() => resolve(port));
  });
  return promise;
}

interface Report {
  scores: Record<(typeof categories)[number], number>;
  /** What the performance is made of, in milliseconds except for the shift. */
  metrics: Record<keyof typeof metrics, number>;
  /** The audits that cost points, except those of performance. */
  failed: string[];
}

async function inspect(url: string, port: number): Promise<Report> {
  const result = await lighthouse(url, {
    port,
    output: 'json',
    logLevel: 'error',
    onlyCategories: [...categories],
  });
  if (!result) throw new Error(`Lighthouse returned nothing for ${url}.`);
  const { lhr } = result;
  const scoreOf = (category: string) => Math.round((lhr.categories[category]?.score ?? 0) * 100);
  const failed = categories
    .slice(1)
    .flatMap((category) =>
      (lhr.categories[category]?.auditRefs ?? [])
        .filter(({ id, weight }) => weight > 0 && (lhr.audits[id]?.score ?? 1) < 1)
        .map(({ id }) => id),
    );
  return {
    scores: Object.fromEntries(
      categories.map((category) => [category, scoreOf(category)]),
    ) as Report['scores'],
    metrics: Object.fromEntries(
      names.map((name) => [name, lhr.audits[metrics[name]]?.numericValue ?? Number.NaN]),
    ) as Report['metrics'],
    failed,
  };
}

const { address, tidy } = await startWorld(engineOf('embedded'), 'demonstration', { entry: product });
const port = await freePort();
const browser = await launchBrowser(`--remote-debugging-port=${port}`);
try {
  const rows = [];
  for (const path of paths) {
    const reports: Report[] = [];
    for (let round = 0; round < rounds; round += 1) reports.push(await inspect(`${address}${path}`, port));
    const medians = categories.slice(1).map((name) => medianOf(reports.map(({ scores }) => scores[name])));
    rows.push({
      Page: path,
      Performance: spread(reports.map(({ scores }) => scores.performance)),
      Accessibility: medians[0] ?? 0,
      'Best practices': medians[1] ?? 0,
      SEO: medians[2] ?? 0,
      ...Object.fromEntries(
        names.map((name) => [name, spread(reports.map(({ metrics: found }) => found[name]))]),
      ),
      'Failed audits': [...new Set(reports.flatMap(({ failed }) => failed))].join(', '),
    });
  }
  record('Lighthouse on a phone', table(rows));
} finally {
  await browser.close();
  await tidy();
}
