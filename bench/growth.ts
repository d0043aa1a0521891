import { record, spread, table } from './lib/results.ts';
import { endWith } from './lib/verdict.ts';
import { startWorld } from './lib/world.ts';

// The response times of the uncached lists of courses, among 1,000 and 1,000,000 courses of one category, on PostgreSQL, one call
// after another. `npm run stress growth [samples]`.

const sizes = [1000, 1_000_000];
const limit = 12;
const samples = Number(process.argv[2] ?? 300);
const growthAtMost = 2;
const ofCategory = '/v1/categories/category-1/courses?';
const parameters = [
  'sortBy=name&language=en',
  'sortBy=name&language=ar',
  'sortBy=name&language=fr',
  'sortBy=rating',
  'sortBy=enrolled',
  'sortBy=price',
  'price=paid',
  'minRating=4',
  'seats=available',
];
/** The lists, each with its part of the courses. */
const lists = [
  ...parameters.map((name) => ({ name, path: `${ofCategory}${name}`, part: 1 })),
  { name: 'upcoming', path: '/v1/sessions?', part: 0.099 },
];
const pages = { first: 1, hundredth: 100, thousandth: 1000 };

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
/** The 95th percentile of the first page of each list, with the fewest courses. */
const smallest = new Map<string, number>();
for (const size of sizes) {
  const world = await startWorld('postgres', size, {
    inCategories: 1,
    entry: new URL('./lib/apiWithoutCache.ts', import.meta.url),
  });
  try {
    for (const { name, path, part } of lists) {
      const row: Record<string, string> = { Courses: size.toLocaleString('en'), List: name };
      for (const [page, number] of Object.entries(pages)) {
        row[`${page}, ms`] = '';
        if ((number - 1) * limit >= size * part) continue;
        const times = await timesOf(`${world.address}${path}&page=${number}`);
        row[`${page}, ms`] = spread(times);
        if (page !== 'first') continue;
        const slowest = p95(times);
        const reference = smallest.get(name) ?? slowest;
        smallest.set(name, reference);
        const growth = slowest / reference;
        if (growth > growthAtMost)
          broken.push(
            `first page of ${size} courses, ${name}: ${growth.toFixed(1)} times that of the smallest list`,
          );
      }
      rows.push(row);
    }
  } finally {
    await world.tidy();
  }
}
record('Growth of lists on PostgreSQL', table(rows));
endWith(broken);
