import { demoPassword } from '@lyceum/api';
import { whileEnrolling } from './lib/enrolling.ts';
import { ratio, record, spread, table } from './lib/results.ts';
import { drive, wrongIn } from './lib/traffic.ts';
import { endWith } from './lib/verdict.ts';
import { engineOf, product, startWorld, type World } from './lib/world.ts';

// Rendered pages a second over 20 connections on one process: from the cache, from the cache while someone enrolls each
// second, and without the cache; each next to `/healthz` in the same round. On the embedded database with the demonstration
// data. `npm run stress pages [rounds] [seconds]`.

const rounds = Number(process.argv[2] ?? 3);
const seconds = Number(process.argv[3] ?? 5);
const connections = 20;
/** Enough that nobody reaches the limit of pages. */
const visitors = 2000;

const pages = {
  landing: '/',
  category: '/category/web_dev',
  course: '/course/intro-to-typescript',
  'landing, Arabic': '/?lng=ar',
};
type Page = keyof typeof pages;
const names = Object.keys(pages) as Page[];
const enrolling = {
  user: { email: 'learner@lyceum.test', password: demoPassword },
  courses: ['intro-to-typescript'],
};
const broken: string[] = [];

async function perSecond({ address }: World, path: string): Promise<number> {
  const load = { address, requests: [{ method: 'GET', path } as const], connections, visitors };
  const result = await drive({ ...load, seconds });
  broken.push(...wrongIn(path, result));
  return result.requests.average;
}

async function measure(world: World, what: 'cached' | 'uncached'): Promise<void> {
  const reference: number[] = [];
  const results = Object.fromEntries(names.map((name) => [name, [] as number[]])) as Record<Page, number[]>;
  const duringWrites: number[] = [];
  for (const name of names) await perSecond(world, pages[name]);
  for (let round = 0; round < rounds; round += 1) {
    reference.push(await perSecond(world, '/healthz'));
    for (const name of names) results[name].push(await perSecond(world, pages[name]));
    if (what === 'cached') {
      const work = () => perSecond(world, pages.landing);
      const { result, failures } = await whileEnrolling({ address: world.address, ...enrolling }, work);
      duringWrites.push(result);
      broken.push(...failures);
    }
  }
  const rows = Object.entries({
    ...results,
    ...(what === 'cached' && { 'landing, with an enrollment a second': duringWrites }),
  }).map(([name, values]) => ({
    Page: name,
    'Pages a second': spread(values),
    'Ratio to /healthz': ratio(values, reference),
  }));
  const all = [{ Page: '/healthz', 'Pages a second': spread(reference), 'Ratio to /healthz': '1' }, ...rows];
  record(`Rendered pages, ${what}`, table(all));
}

const engine = engineOf('embedded');
for (const [what, entry] of Object.entries({
  cached: product,
  uncached: new URL('./lib/productWithoutCache.ts', import.meta.url),
})) {
  const world = await startWorld(engine, 'demonstration', { entry });
  try {
    await measure(world, what as 'cached' | 'uncached');
  } finally {
    await world.tidy();
  }
}
endWith(broken);
