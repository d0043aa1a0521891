import { record, spread, table } from './lib/results.ts';
import { endWith } from './lib/verdict.ts';
import { startWorld } from './lib/world.ts';

// The response times of the uncached pages of a category of 1,000, 100,000 and 1,000,000 courses, and of its upcoming courses,
// on PostgreSQL, one call after another. `npm run stress growth [samples]`.

const sizes = [1000, 100_000, 1_000_000];
const limit = 12;
const samples = Number(process.argv[2] ?? 300);
const growthAtMost = 1.5;
const pageAtMostMs = 150;
const orders = [
  'sortBy=name&language=en',
  'sortBy=name&language=ar',
  'sortBy=name&language=fr',
  'sortBy=rating',
  'sortBy=enrolled',
  'sortBy=price',
];
/** The lists, each with its part of the courses. */
const lists = [
  ...orders.map((order) => ({ name: order, path: `/v1/categories/category-1/courses?${order}`, part: 1 })),
  { name: 'upcoming', path: '/v1/sessions?', part: 0.099 },
];
/** The pages of a list, without those past its end. */
const pagesOf = (size: number) => ({
  first: 1,
  thousandth: 1000,
  '50,000th': 50_000,
  // The farthest from both ends.
  middle: Math.ceil(size / limit / 2),
  last: Math.ceil(size / limit),
});
type Page = keyof ReturnType<typeof pagesOf>;

/** The 95th percentile. */
const p95 = (values: readonly number[]) =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length * 0.95)] ?? Number.NaN;

async function timesOf(address: string): Promise<number[]> {
  const times: number[] = [];
  for (let sample = 0; sample < samples; sample += 1) {
    const startedAt = performance.now();
    const response = await fetch(address, { headers: { 'x-forwarded-for': `10.0.0.${(sample % 250) + 1}` } });
    const { results }: { results: unknown[] } = await response.json();
    if (sample > 4) times.push(performance.now() - startedAt);
    if (results.length === 0) throw new Error(`${address} is empty.`);
  }
  return times;
}

const broken: string[] = [];
const rows: Record<string, string>[] = [];
/** The 95th percentile of each page in the smallest list that has it. */
const smallest = new Map<string, number>();
for (const size of sizes) {
  const world = await startWorld('postgres', size, {
    inCategories: 1,
    entry: new URL('./lib/apiWithoutCache.ts', import.meta.url),
  });
  try {
    for (const { name, path, part } of lists) {
      const length = Math.floor(size * part);
      const row: Record<string, string> = { Courses: size.toLocaleString('en'), List: name };
      for (const [page, number] of Object.entries(pagesOf(length)) as [Page, number][]) {
        row[`${page}, ms`] = '';
        if ((number - 1) * limit >= length) continue;
        const times = await timesOf(`${world.address}${path}&page=${number}`);
        row[`${page}, ms`] = spread(times);
        const slowest = p95(times);
        const reference = smallest.get(`${page} ${name}`) ?? slowest;
        smallest.set(`${page} ${name}`, reference);
        const growth = slowest / reference;
        const where = `${page} page of ${size} courses, ${name}`;
        if (slowest > pageAtMostMs) broken.push(`${where}: ${Math.round(slowest)} ms`);
        if ((page === 'first' || page === 'thousandth') && growth > growthAtMost)
          broken.push(`${where}: ${growth.toFixed(1)} times that of the smallest list`);
      }
      rows.push(row);
    }
  } finally {
    await world.tidy();
  }
}
record('Growth of lists on PostgreSQL', table(rows));
endWith(broken);
