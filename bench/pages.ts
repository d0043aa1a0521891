import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { brotliCompressSync } from 'node:zlib';
import type { Browser, Page } from '@playwright/test';
import { type Measure, medianOf, rangeOf } from './lib/outcomes.ts';
import { launchBrowser, openPhone } from './lib/phone.ts';
import { startProduct } from './lib/product.ts';

// The first visit of a slow phone, next to the content of the same page as plain HTML in the same round.

/** The page has loaded, or has responded to an input. */
const settledMs = 3000;
const inputMs = 1000;
const scrollMs = 200;
const paths = ['/', '/category/web_dev', '/course/intro-to-typescript', '/experts', '/login'].flatMap(
  (path) => [path, `${path}?lng=ar`, `${path}?lng=fr`],
);

/** What an observer in the page adds up. */
interface Figures {
  largestPaintMs: number;
  blockingMs: number;
  layoutShift: number;
  slowestInputMs: number;
}

declare global {
  var figures: Figures;
}

type Entry = PerformanceEntry & { hadRecentInput: boolean; value: number; interactionId: number };

/** Runs in the browser. */
function observe(): void {
  globalThis.figures = { largestPaintMs: 0, blockingMs: 0, layoutShift: 0, slowestInputMs: 0 };
  const follow = (type: string, add: (entry: Entry) => void) =>
    new PerformanceObserver((list) => (list.getEntries() as Entry[]).forEach(add)).observe({
      type,
      buffered: true,
      durationThreshold: 16,
    } as PerformanceObserverInit);
  follow('largest-contentful-paint', ({ startTime }) => {
    figures.largestPaintMs = startTime;
  });
  follow('longtask', ({ duration }) => {
    figures.blockingMs += Math.max(0, duration - 50);
  });
  follow('layout-shift', ({ hadRecentInput, value }) => {
    if (!hadRecentInput) figures.layoutShift += value;
  });
  follow('event', ({ interactionId, duration }) => {
    if (interactionId) figures.slowestInputMs = Math.max(figures.slowestInputMs, duration);
  });
}

/** Scrolls to the end and back, types in the first field, opens the menu, and presses the first button of the page. */
async function use(page: Page): Promise<void> {
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  for (let y = 0; y < height; y += 400) {
    await page.mouse.wheel(0, 400);
    await wait(scrollMs);
  }
  await page.evaluate(() => scrollTo(0, 0));
  await wait(inputMs);
  await page.locator('main input:visible, header input:visible').last().pressSequentially('ty');
  await wait(inputMs);
  await page.locator('header button[aria-haspopup]:visible').tap();
  await wait(inputMs);
  await page.keyboard.press('Escape');
  await wait(inputMs);
  await page.locator('main button:visible').first().tap();
  await wait(inputMs);
}

interface Visit extends Figures {
  /** Those that the page loads by itself, and all of the visit. */
  scripts: { ofLoad: string[]; all: string[] };
}

/** @param isUsed whether the page is used after its load */
async function visit(browser: Browser, url: string, isUsed: boolean): Promise<Visit> {
  const page = await openPhone(browser);
  const requested = new Set<string>();
  page.context().on('request', (request) => requested.add(request.url()));
  await page.addInitScript(observe);
  await page.goto(url, { waitUntil: 'load' });
  await wait(settledMs);
  const scripts = () => [...requested].filter((each) => new URL(each).pathname.endsWith('.js'));
  const ofLoad = scripts();
  const loaded = await page.evaluate(() => figures);
  if (isUsed) await use(page);
  const { layoutShift, slowestInputMs } = await page.evaluate(() => figures);
  await page.context().close();
  return { ...loaded, layoutShift, slowestInputMs, scripts: { ofLoad, all: scripts() } };
}

/** The size of files in kB, compressed with Brotli. */
async function kilobytesOf(files: readonly string[]): Promise<number> {
  const sizes = await Promise.all(
    files.map(async (file) => {
      const { headers } = await fetch(file, { method: 'HEAD', headers: { 'accept-encoding': 'br' } });
      return Number(headers.get('content-length'));
    }),
  );
  return sizes.reduce((sum, size) => sum + size, 0) / 1000;
}

/** The content of a page without styles, scripts and icons. Images stay. */
const plain = (html: string) =>
  html
    .replace(/<(script|style|svg)\b.*?<\/\1>|<link[^>]*>|<!--.*?-->/gs, '')
    .replace(
      / (class|style|id|data-[\w-]+|aria-[\w-]+|role|tabindex|decoding|hidden|fetchpriority)="[^"]*"/gi,
      '',
    );

/** Serves the plain pages, and their images from the product. */
async function servePlain(address: string) {
  const pages = new Map<string, Buffer>();
  for (const path of paths) {
    const response = await fetch(`${address}${path}`);
    pages.set(path, brotliCompressSync(Buffer.from(plain(await response.text()))));
  }
  const server = createServer(async ({ url = '' }, response) => {
    const page = pages.get(url);
    if (page) {
      response
        .writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'br' })
        .end(page);
      return;
    }
    const file = await fetch(`${address}${url}`);
    response.writeHead(file.status, { 'content-type': file.headers.get('content-type') ?? '' });
    response.end(Buffer.from(await file.arrayBuffer()));
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return { address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, server };
}

type Figure = 'paint' | 'ratio' | 'blocking' | 'shift' | 'input' | 'scripts' | 'allScripts';

export const measure: Measure = async ({ rounds, path: only }) => {
  const product = await startProduct();
  const reference = await servePlain(product.address);
  const browser = await launchBrowser();
  const results = new Map<string, Record<Figure, number>>();
  try {
    for (const path of paths.filter((each) => !only || each === only)) {
      const own: Visit[] = [];
      const ratios: number[] = [];
      for (let round = 0; round < rounds; round += 1) {
        const visited = await visit(browser, `${product.address}${path}`, true);
        const { largestPaintMs } = await visit(browser, `${reference.address}${path}`, false);
        own.push(visited);
        ratios.push(visited.largestPaintMs / largestPaintMs);
      }
      const median = (of: (visit: Visit) => number) => medianOf(own.map(of));
      const result = {
        paint: median(({ largestPaintMs }) => largestPaintMs),
        ratio: medianOf(ratios),
        blocking: median(({ blockingMs }) => blockingMs),
        shift: median(({ layoutShift }) => layoutShift),
        input: median(({ slowestInputMs }) => slowestInputMs),
        scripts: await kilobytesOf(own[0]?.scripts.ofLoad ?? []),
        allScripts: await kilobytesOf(own[0]?.scripts.all ?? []),
      };
      results.set(path, result);
      console.log(`  ${path}`, result);
    }
  } finally {
    await browser.close();
    reference.server.close();
    await product.end();
  }
  const range = (figure: Figure) =>
    rangeOf(new Map([...results].map(([path, result]) => [path, result[figure]])));
  return [
    {
      what: 'Largest paint of landing, category, course, /experts, /login; 1.6 Mbps, 150 ms, 4 × CPU',
      aim: '≤ 1.8 × the same content as plain HTML in the same run',
      measured: `${range('ratio')} ×`,
    },
    { what: 'Blocking time, same conditions, ms', aim: '≤ 250', measured: range('blocking') },
    { what: 'Layout shift, whole visit, three languages', aim: '≤ 0.02', measured: range('shift') },
    { what: 'Interaction to next paint, ms', aim: '≤ 200', measured: range('input') },
    {
      what: 'Script of a public page, Brotli, all that a visit loads, kB',
      aim: '≤ 185',
      measured: `${range('scripts')}; with what the inputs load ${range('allScripts')}`,
    },
  ];
};
