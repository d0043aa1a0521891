import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import lighthouse from 'lighthouse';
import { routes } from '../tools/routes.ts';
import { type Measure, medianOf } from './lib/outcomes.ts';
import { launchBrowser } from './lib/phone.ts';
import { startProduct } from './lib/product.ts';

// Lighthouse's scores of every public page on its mobile phone, in English and Arabic.

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
type Category = (typeof categories)[number];
const paths = (routes.guest ?? [])
  .filter(({ expectedErrors }) => !expectedErrors)
  .flatMap(({ path }) => [path, `${path}${path.includes('?') ? '&' : '?'}lng=ar`]);

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}

async function inspect(url: string, port: number) {
  const result = await lighthouse(url, {
    port,
    output: 'json',
    logLevel: 'error',
    onlyCategories: [...categories],
  });
  if (!result) throw new Error(`Lighthouse returned nothing for ${url}.`);
  const { audits, categories: results } = result.lhr;
  const scores = categories.map((name) => [name, Math.round((results[name]?.score ?? 0) * 100)] as const);
  const failed = categories
    .slice(1)
    .flatMap((name) => results[name]?.auditRefs ?? [])
    .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
    .map(({ id }) => id);
  return { scores: Object.fromEntries(scores) as Record<Category, number>, failed };
}

export const measure: Measure = async ({ rounds, path: only }) => {
  const product = await startProduct();
  const port = await freePort();
  const browser = await launchBrowser(`--remote-debugging-port=${port}`);
  const lowest: Partial<Record<Category, number>> = {};
  try {
    for (const path of paths.filter((each) => !only || each === only)) {
      const reports: Awaited<ReturnType<typeof inspect>>[] = [];
      for (let round = 0; round < rounds; round += 1) {
        reports.push(await inspect(`${product.address}${path}`, port));
      }
      const failed = new Set(reports.flatMap((report) => report.failed));
      const medians = categories.map((name) => medianOf(reports.map(({ scores }) => scores[name])));
      console.log(`  ${path}: ${medians.join(' / ')} ${[...failed].join(', ')}`);
      for (const [index, name] of categories.entries()) {
        // Pages with `noindex` are not for search engines.
        if (name === 'seo' && failed.has('is-crawlable')) continue;
        lowest[name] = Math.min(lowest[name] ?? 100, medians[index] ?? 0);
      }
    }
  } finally {
    await browser.close();
    await product.end();
  }
  return [
    {
      what: 'Lighthouse mobile, all public pages, en and ar: performance / accessibility / best practices / SEO',
      aim: '≥ 90 / 100 / 100 / 100 (`noindex` pages aside)',
      measured: `${categories.map((name) => lowest[name] ?? '–').join(' / ')} (the lowest)`,
    },
  ];
};
