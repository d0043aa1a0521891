import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { brotliCompressSync } from 'node:zlib';
import type { Browser } from '@playwright/test';
import { launchBrowser, openPhone } from './lib/phone.ts';
import { ratio, record, spread, table } from './lib/results.ts';
import { engineOf, product, startWorld } from './lib/world.ts';

// The first visit of a slow phone, without an input, next to the content of the same page as plain HTML without styles, scripts and icons, in the same round. `npm run stress speed [rounds]`.

const rounds = Number(process.argv[2] ?? 5);
/** The libraries are loaded, and nothing is painted any more. */
const settledMs = 3000;
const paths = ['/', '/category/web_dev', '/course/intro-to-typescript', '/experts'].flatMap((path) => [
  path,
  `${path}?lng=ar`,
]);

/** What an observer in the page has added up. */
interface Figures {
  largestPaintMs: number;
  blockingMs: number;
  layoutShift: number;
}

declare global {
  var figures: Figures;
}

function observe(): void {
  globalThis.figures = { largestPaintMs: 0, blockingMs: 0, layoutShift: 0 };
  const follow = (type: string, add: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(add)).observe({ type, buffered: true });
  follow('largest-contentful-paint', ({ startTime }) => {
    figures.largestPaintMs = startTime;
  });
  follow('longtask', ({ duration }) => {
    figures.blockingMs += Math.max(0, duration - 50);
  });
  follow('layout-shift', (entry) => {
    const { hadRecentInput, value } = entry as PerformanceEntry & { hadRecentInput: boolean; value: number };
    if (!hadRecentInput) figures.layoutShift += value;
  });
}

async function visit(browser: Browser, url: string): Promise<Figures> {
  const page = await openPhone(browser);
  await page.addInitScript(observe);
  await page.goto(url, { waitUntil: 'load' });
  await wait(settledMs);
  const found = await page.evaluate(() => figures);
  await page.context().close();
  return found;
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
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, server };
}

const { address, tidy } = await startWorld(engineOf('embedded'), 'demonstration', { entry: product });
const reference = await servePlain(address);
const browser = await launchBrowser();
try {
  const rows = [];
  for (const path of paths) {
    const own: Figures[] = [];
    const plainOnes: Figures[] = [];
    for (let round = 0; round < rounds; round += 1) {
      own.push(await visit(browser, `${address}${path}`));
      plainOnes.push(await visit(browser, `${reference.address}${path}`));
    }
    const paints = own.map(({ largestPaintMs }) => largestPaintMs);
    const references = plainOnes.map(({ largestPaintMs }) => largestPaintMs);
    rows.push({
      Page: path,
      'Largest paint, ms': spread(paints),
      'Plain HTML, ms': spread(references),
      Ratio: ratio(paints, references),
      'Blocking time, ms': spread(own.map(({ blockingMs }) => blockingMs)),
      'Layout shift': spread(own.map(({ layoutShift }) => layoutShift)),
    });
  }
  record('First visit of a phone', table(rows));
} finally {
  await browser.close();
  reference.server.close();
  await tidy();
}
