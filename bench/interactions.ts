import { setTimeout as wait } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { waitForHydration } from '../e2e/support/page.ts';
import { launchBrowser, openPhone } from './lib/phone.ts';
import { record, spread, table } from './lib/results.ts';
import { engineOf, product, startWorld } from './lib/world.ts';

// How long a slow phone takes from an input to the next paint, as the first input of a visit, which starts the scripts of
// the page, and after their start. And how long a browser without throttling takes from a click to the next page, whose code
// and data were prefetched while the pointer rested on the link. `npm run stress interactions [rounds]`.

const rounds = Number(process.argv[2] ?? 5);
/** The page has responded to the input. */
const settledMs = 2000;
/** The pointer rests on a link for as long as a visitor takes to click. */
const restMs = 300;

declare global {
  var slowestInputMs: number;
  var clickedAt: number;
  var shownAt: number;
}

function observeInputs(): void {
  globalThis.slowestInputMs = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { interactionId } = entry as PerformanceEntry & { interactionId?: number };
      if (interactionId) globalThis.slowestInputMs = Math.max(slowestInputMs, entry.duration);
    }
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
}

const button = (name: string) => (page: Page) => page.getByRole('button', { name }).first().tap();
interface Interaction {
  page: string;
  input: string;
  act: (page: Page) => Promise<unknown>;
  /** Before the start, the browser itself follows links. */
  isLink?: true;
}
const interactions: Interaction[] = [
  { page: '/', input: 'menu', act: button('Menu') },
  { page: '/', input: 'login dialog', act: button('Login / Sign Up') },
  { page: '/', input: 'typing a search', act: (page) => page.getByRole('searchbox').pressSequentially('ty') },
  { page: '/', input: 'theme', act: (page) => page.getByRole('radio', { name: 'Dark' }).tap() },
  {
    page: '/category/web_dev',
    input: 'sort',
    act: (page) => page.getByLabel('Sort by').press('ArrowDown'),
  },
  {
    page: '/category/web_dev',
    input: 'link',
    isLink: true,
    act: (page) => page.getByRole('main').getByRole('article').getByRole('link').first().tap(),
  },
  { page: '/course/intro-to-typescript', input: 'enroll', act: button('Enroll Now') },
  {
    page: '/experts',
    input: 'sign-up dialog',
    act: (page) => page.getByRole('main').getByRole('button', { name: 'Become' }).first().tap(),
  },
  { page: '/login', input: 'typing', act: (page) => page.getByLabel('Email').pressSequentially('ad') },
  {
    page: '/login',
    input: 'submit',
    act: (page) => page.getByRole('main').getByRole('button', { name: 'Login' }).first().tap(),
  },
];

const { address, tidy } = await startWorld(engineOf('embedded'), 'demonstration', { entry: product });
const browser = await launchBrowser();

/** @returns the milliseconds from the slowest input to its next paint */
async function interact(
  { page: path, act }: (typeof interactions)[number],
  started: boolean,
): Promise<number> {
  const page = await openPhone(browser);
  await page.goto(`${address}${path}`);
  if (started) {
    await waitForHydration(page);
    await wait(settledMs);
  }
  await page.evaluate(observeInputs);
  await act(page);
  await wait(settledMs);
  const slowest = await page.evaluate(() => slowestInputMs);
  await page.context().close();
  return slowest;
}

const navigations = [
  { from: '/', to: /^\/course\// },
  { from: '/', to: /^\/domain\// },
  { from: '/category/web_dev', to: /^\/course\// },
  { from: '/course/intro-to-typescript', to: /^\/category\// },
  { from: '/', to: /^\/experts$/ },
];

/** @returns the milliseconds from the click on a link to the paint of its page's heading */
async function navigate({ from, to }: (typeof navigations)[number]): Promise<number> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  await page.goto(`${address}${from}`);
  await waitForHydration(page);
  const hrefs = await page
    .locator('a:visible')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  const href = hrefs.find((each) => to.test(each));
  const link = page.locator(`a[href="${href}"]:visible`).first();
  await link.hover();
  await wait(restMs);
  await page.evaluate(() => {
    const heading = document.querySelector('h1')?.textContent;
    addEventListener(
      'click',
      ({ timeStamp }) => {
        clickedAt = timeStamp;
        const look = () => {
          const shown = document.querySelector('h1')?.textContent;
          if (shown && shown !== heading) shownAt = performance.now();
          else requestAnimationFrame(look);
        };
        requestAnimationFrame(look);
      },
      { capture: true, once: true },
    );
  });
  await link.click();
  await page.waitForFunction(() => globalThis.shownAt > 0);
  const taken = await page.evaluate(() => shownAt - clickedAt);
  await page.context().close();
  return taken;
}

async function repeated(measure: () => Promise<number>): Promise<number[]> {
  const found: number[] = [];
  for (let round = 0; round < rounds; round += 1) found.push(await measure());
  return found;
}

try {
  const rows = [];
  for (const interaction of interactions) {
    rows.push({
      Page: interaction.page,
      Input: interaction.input,
      'As the first input, ms': interaction.isLink
        ? '–'
        : spread(await repeated(() => interact(interaction, false))),
      'After the start, ms': spread(await repeated(() => interact(interaction, true))),
    });
  }
  record('From an input to the next paint, on a phone', table(rows));
  const pages = [];
  for (const navigation of navigations) {
    pages.push({
      From: navigation.from,
      To: navigation.to.source.replace(/[\\^$]/g, ''),
      'Click to heading, ms': spread(await repeated(() => navigate(navigation))),
    });
  }
  record('Navigation after intent, without throttling', table(pages));
} finally {
  await browser.close();
  await tidy();
}
