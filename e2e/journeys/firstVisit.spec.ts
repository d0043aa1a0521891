import { brotliCompressSync } from 'node:zlib';
import { readHtml } from '@lyceum/api/testing/readHtml';
import type { APIRequestContext, Page } from '@playwright/test';
import { holdBack, lighthousePhone, openPainted, phone, waitForHydration } from '../support/page.ts';
import { blockFonts, expectSteadyPage, observeShifts } from '../support/shifts.ts';
import { expect, test } from '../support/test.ts';

/** In kB, compressed with Brotli as far as the files are compressible. */
interface Budget {
  /** With the styles of the first paint. */
  html: number;
  scripts: number;
  /** The files, of which the first paint needs no part. */
  styles: number;
  /** What the page loads until its hydration, itself included. */
  requests: number;
}

/** Three quarters of the scripts are libraries, which are loaded before the first input (docs/decisions/0030). */
const ofCatalog: Budget = { html: 14, scripts: 170.1, styles: 8, requests: 14 };
const ofStatic: Budget = { ...ofCatalog, scripts: 160.9 };
const ofForm: Budget = { html: 14, scripts: 181.5, styles: 8, requests: 14 };

const pages: Record<string, Budget> = {
  '/': ofCatalog,
  '/categories': ofCatalog,
  '/domain/technology': ofCatalog,
  '/category/web_dev': ofCatalog,
  // With the sessions and their times, and a file that the preview in the editor shares with it.
  '/course/intro-to-typescript': { ...ofCatalog, scripts: 169.1 },
  // With the texts of its own.
  '/course/intro-to-typescript/reviews': { ...ofCatalog, scripts: 167.2 },
  '/sessions': ofCatalog,
  '/community': ofStatic,
  '/monetize': ofStatic,
  // With the carousel.
  '/experts': { ...ofCatalog, scripts: 171 },
  // Its first step selects areas of expertise.
  '/experts/apply': { ...ofForm, scripts: 224.2 },
  '/login': ofForm,
  '/register': ofForm,
};

async function kilobytesOf(request: APIRequestContext, files: readonly string[]): Promise<number> {
  const sizes = await Promise.all(
    files.map(async (file) => {
      const headers = (await request.head(file, { headers: { 'accept-encoding': 'br' } })).headers();
      if (!file.endsWith('.woff2')) expect(headers['content-encoding'], file).toBe('br');
      return Number(headers['content-length']);
    }),
  );
  return sizes.reduce((sum, size) => sum + size, 0) / 1000;
}

/** Whether a text has a character of a `unicode-range`. */
function hasCharacterOf(ranges: string, text: string): boolean {
  const [from, to] = ['0', 'F'].map((digit) =>
    ranges.split(',').map((range) => {
      const [first = '', last = first] = range.trim().slice(2).split('-');
      return Number.parseInt((digit === '0' ? first : last).replaceAll('?', digit), 16);
    }),
  );
  return [...text].some((character) => {
    const point = character.codePointAt(0) ?? 0;
    return from?.some((first, at) => first <= point && point <= (to?.[at] ?? 0));
  });
}

/** The fonts that a text needs, without the one for rare letters, such as those of Zieliński. */
function fontsOf(html: string, text: string): string[] {
  const faces = /@font-face\{[^}]*url\((\/assets\/[\w.-]+)\)[^}]*unicode-range:([^;}]*)/g;
  return [...html.matchAll(faces)].flatMap(([, file = '', ranges = '']) =>
    !file.includes('-ext-') && hasCharacterOf(ranges, text) ? file : [],
  );
}

for (const [path, budget] of Object.entries(pages)) {
  for (const language of ['en', 'ar', 'fr']) {
    test(`${path} in ${language} keeps its budgets`, { tag: '@2.260' }, async ({ request }) => {
      const visit = { headers: { 'accept-language': language, 'accept-encoding': 'br' } };
      const answer = await request.get(path, visit);
      const html = await answer.text();
      const document = readHtml(html);
      const [withoutScripts = ''] = /<noscript>.*?<\/noscript>/.exec(html) ?? [];
      const scripts = [...new Set(html.match(/\/assets\/[\w.-]+\.js/g))];
      // Scripts load all of them but the one that declares the fonts.
      const styles = (withoutScripts.match(/\/assets\/[\w.-]+\.css/g) ?? []).filter(
        (file) => html.split(file).length > 2,
      );
      const fonts = fontsOf(html, document.body.textContent);
      const texts = new Set(html.match(/\/locales\/[\w/]+\.json/g));
      const eager = document.querySelectorAll('img[loading="eager"]');
      expect([scripts, styles, fonts, [...texts]].map(({ length }) => length > 0)).not.toContain(false);

      const libraries = scripts.filter((file) => file.includes('/libraries-'));
      expect(await kilobytesOf(request, libraries), 'libraries').toBeLessThan(122);
      expect(await kilobytesOf(request, scripts), 'scripts').toBeLessThan(budget.scripts);
      expect(await kilobytesOf(request, styles), 'styles').toBeLessThan(budget.styles);
      expect(await kilobytesOf(request, fonts), 'fonts').toBeLessThan(60);
      // Pages have the length of their compressed form.
      expect(answer.headers()['content-encoding']).toBe('br');
      const firstStyles =
        brotliCompressSync(html.match(/<style.*?<\/style>/gs)?.join('') ?? '').length / 1000;
      expect(firstStyles, 'styles of the first paint').toBeLessThan(8);
      // The second visitor gets it compressed as far as possible; the first one, some 8 % larger.
      expect(brotliCompressSync(html).length / 1000, 'HTML').toBeLessThan(budget.html);
      const size = Number(answer.headers()['content-length']) / 1000;
      expect(size, 'HTML of the first visitor').toBeLessThan(1.12 * budget.html);
      const first = [libraries, styles, fonts, [...eager]].flat();
      expect(1 + first.length, 'requests before the first input').toBeLessThanOrEqual(9);
      const files = [scripts, styles, fonts, [...texts], [...eager]].flat();
      expect(1 + files.length, 'requests').toBeLessThanOrEqual(budget.requests);
    });
  }
}

/** The boxes of all elements of a page. */
const boxesOf = (page: Page) =>
  page.evaluate(() =>
    [...document.body.querySelectorAll('*')].map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return [element.localName, element.className, x, y, width, height].join(' ');
    }),
  );

/** Waits until the late stylesheets apply. */
const untilStyled = (page: Page) =>
  page.waitForFunction(() =>
    [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].every(
      ({ sheet, media }) => sheet && media !== 'print',
    ),
  );

/** The elements whose styles declare fonts. */
const declaredFonts = (page: Page) =>
  page.evaluate(() =>
    [...document.styleSheets]
      .filter(({ cssRules }) => [...cssRules].some((rule) => rule instanceof CSSFontFaceRule))
      .map(({ ownerNode }) => ownerNode?.nodeName),
  );

for (const path of ['/', '/course/intro-to-typescript?lng=ar', '/experts?lng=ar']) {
  test(`${path} looks the same before its stylesheets load`, { tag: '@2.270' }, async ({
    page,
    consoleErrors,
  }) => {
    await blockFonts(page, consoleErrors);
    // The message of the landing page slides in.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const stylesheets = Promise.withResolvers<void>();
    const hydration = Promise.withResolvers<void>();
    await page.route('**/*.css', (route) => stylesheets.promise.then(() => route.continue()));
    await page.route('**/assets/app-*.js', (route) => hydration.promise.then(() => route.continue()));
    const request = page.waitForRequest('**/*.css');
    await page.goto(path, { waitUntil: 'commit' });
    await request;
    const before = await boxesOf(page);
    expect(before.length).toBeGreaterThan(80);
    stylesheets.resolve();
    await untilStyled(page);
    expect(await boxesOf(page)).toEqual(before);
    expect(await declaredFonts(page)).toEqual(['STYLE']);
    hydration.resolve();
  });
}

/** Shows a page as a browser does that paints the HTML as it arrives: a section or a paragraph of the content at a time. */
async function openInParts(page: Page, address: string): Promise<void> {
  const html = await (await page.request.get(address)).text();
  const [head = '', content = '', end = ''] = html.split(/(?=<main|<footer id)/);
  const parts = [head, ...content.split(/(?=<(?:h1|h2|section|form|picture|ul|ol|p)\b)/), end];
  expect(parts.length).toBeGreaterThan(4);
  await page.evaluate(async (htmlParts) => {
    document.open();
    for (const part of htmlParts) {
      document.write(part);
      await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)));
    }
    document.close();
  }, parts);
}

for (const path of Object.keys(pages)) {
  test(`${path} moves nothing on a phone while its HTML arrives`, { tag: '@2.155' }, async ({
    page,
    consoleErrors,
  }) => {
    await blockFonts(page, consoleErrors);
    await page.setViewportSize(lighthousePhone);
    await page.route(
      (url) => url.pathname === path,
      (route) => route.fulfill({ contentType: 'text/html', body: '' }),
    );
    await page.goto(path);
    const shifts = await observeShifts(page);
    await openInParts(page, path);
    expectSteadyPage(await shifts());
  });
}

for (const [late, other] of [
  ['ExpertsRoute', 'app'],
  ['app', 'ExpertsRoute'],
]) {
  test(`the stylesheets of a page apply together, also if ${late} is late`, { tag: '@2.269' }, async ({
    page,
    consoleErrors,
  }) => {
    await blockFonts(page, consoleErrors);
    await page.setViewportSize(phone);
    await page.route('**/assets/app-*.js', () => {});
    const release = await holdBack(page, `**/assets/${late}-*.css`);
    await openPainted(page, '/experts');
    const before = await boxesOf(page);
    await page.waitForFunction(
      (name) => document.querySelector<HTMLLinkElement>(`link[href*="/${name}-"][rel=stylesheet]`)?.sheet,
      other,
    );
    expect(await boxesOf(page)).toEqual(before);
    await release();
    await untilStyled(page);
    expect(await boxesOf(page)).toEqual(before);
  });
}

const fontOf = (page: Page) => page.evaluate(() => getComputedStyle(document.body).fontFamily);

const ownFont = /^"Readex Pro",/;

for (const language of ['en', 'ar']) {
  test(`the fonts appear when all are loaded, and move nothing on a phone in ${language}`, {
    tag: '@2.270',
  }, async ({ page }) => {
    // The browser of the tests has no Arabic fonts, so at other widths the text may get more lines.
    await page.setViewportSize(lighthousePhone);
    const shifts = await observeShifts(page);
    await page.route('**/assets/app-*.js', () => {});
    await page.goto(`/experts?lng=${language}`);
    await expect.poll(() => fontOf(page)).toMatch(ownFont);
    expectSteadyPage(await shifts());
    await page.reload();
    expect(await fontOf(page)).toMatch(ownFont);
  });
}

test('fonts that would move the page are shown with the next one', { tag: '@2.270' }, async ({ page }) => {
  const fonts = await holdBack(page, '**/*.woff2');
  await page.goto('/community');
  await page.evaluate(async () => {
    // One of them gets another number of lines, whatever the fonts of the system are.
    for (const share of [0.99, 1.001]) {
      const text = document.createElement('p');
      text.className = 'of-the-test';
      text.textContent = 'As wide as its letters';
      text.style.width = 'max-content';
      document.querySelector('main')?.prepend(text);
      text.style.width = `${text.getBoundingClientRect().width * share}px`;
    }
    // What they move themselves is not counted.
    await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)));
  });
  const shifts = await observeShifts(page);
  await fonts();
  await page.waitForFunction(() => document.documentElement.dataset.fonts === 'loaded');
  expect(await fontOf(page)).not.toMatch(ownFont);
  expect(await shifts()).toEqual([]);
  await page.evaluate(() => {
    for (const text of document.querySelectorAll('.of-the-test')) text.remove();
  });
  await waitForHydration(page);
  await page.getByRole('banner').getByRole('link', { name: 'Monetize' }).click();
  await expect.poll(() => fontOf(page)).toMatch(ownFont);
});

test('a list that ends above the fold loads more without moving anything', { tag: '@2.17' }, async ({
  page,
  consoleErrors,
}) => {
  await blockFonts(page, consoleErrors);
  await page.setViewportSize({ width: 1280, height: 900 });
  await openPainted(page, '/domain/technology');
  const shifts = await observeShifts(page);
  const items = page.getByRole('main').locator('li[aria-posinset]');
  const first = await items.count();
  await waitForHydration(page);
  await expect.poll(() => items.count()).toBeGreaterThan(first);
  expect(await shifts()).toEqual([]);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a page loads its stylesheets at once', { tag: '@2.269' }, async ({ page }) => {
    const stylesheet = page.waitForResponse('**/*.css');
    await page.goto('/');
    expect((await stylesheet).ok()).toBe(true);
  });
});
