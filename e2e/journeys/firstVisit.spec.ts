import { readHtml } from '@lyceum/api/testing/readHtml';
import type { APIRequestContext, Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';

/** In kB, compressed with Brotli as far as the files are compressible. */
interface Budget {
  /** With the styles of the first paint. */
  html: number;
  scripts: number;
  styles: number;
  /** What the page loads until its hydration, itself included. */
  requests: number;
}

/** Three quarters of the scripts are libraries, which are loaded before the first input (docs/decisions/0030). */
const ofCatalog: Budget = { html: 14, scripts: 170, styles: 8.5, requests: 17 };
const ofForm: Budget = { html: 14, scripts: 200, styles: 11.5, requests: 20 };

const pages: Record<string, Budget> = {
  '/': { ...ofCatalog, html: 19.5 },
  '/categories': { ...ofCatalog, html: 16.5 },
  '/domain/technology': ofCatalog,
  '/category/web_dev': ofCatalog,
  '/course/intro-to-typescript': ofCatalog,
  '/sessions': ofCatalog,
  '/community': ofCatalog,
  '/monetize': ofCatalog,
  '/experts': ofForm,
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
  for (const language of ['en', 'ar']) {
    test(`${path} in ${language} keeps its budgets`, { tag: '@2.260' }, async ({ request }) => {
      const visit = { headers: { 'accept-language': language, 'accept-encoding': 'br' } };
      const answer = await request.get(path, visit);
      const html = await answer.text();
      const document = readHtml(html.replace(/<style.*?<\/style>/gs, ''));
      const [withoutScripts = ''] = /<noscript>.*?<\/noscript>/.exec(html) ?? [];
      const scripts = [...new Set(html.match(/\/assets\/[\w.-]+\.js/g))];
      const styles = withoutScripts.match(/\/assets\/[\w.-]+\.css/g) ?? [];
      const fonts = fontsOf(html, document.body.textContent);
      const texts = new Set(html.match(/\/locales\/[\w/]+\.json/g));
      const eager = document.querySelectorAll('img[loading="eager"]');
      expect([scripts, styles, fonts, [...texts]].map(({ length }) => length > 0)).not.toContain(false);

      const libraries = scripts.filter((file) => file.includes('/libraries-'));
      expect(await kilobytesOf(request, libraries), 'libraries').toBeLessThan(125);
      expect(await kilobytesOf(request, scripts), 'scripts').toBeLessThan(budget.scripts);
      expect(await kilobytesOf(request, styles), 'styles').toBeLessThan(budget.styles);
      expect(await kilobytesOf(request, fonts), 'fonts').toBeLessThan(60);
      // Pages have the length of their compressed form.
      expect(answer.headers()['content-encoding']).toBe('br');
      expect(Number(answer.headers()['content-length']) / 1000, 'HTML').toBeLessThan(budget.html);
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

for (const path of ['/', '/course/intro-to-typescript?lng=ar', '/experts?lng=ar']) {
  test(`${path} looks the same before its stylesheets load`, { tag: '@2.269' }, async ({ page }) => {
    const stylesheets = Promise.withResolvers<void>();
    const hydration = Promise.withResolvers<void>();
    await page.route('**/*.css', (route) => stylesheets.promise.then(() => route.continue()));
    await page.route('**/entry.client*', (route) => hydration.promise.then(() => route.continue()));
    await page.goto(path, { waitUntil: 'commit' });
    await page.waitForRequest('**/*.css');
    await page.evaluate(() => document.fonts.ready);
    const before = await boxesOf(page);
    expect(before.length).toBeGreaterThan(80);
    stylesheets.resolve();
    await page.waitForFunction(() =>
      [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].every(({ sheet }) => sheet),
    );
    expect(await boxesOf(page)).toEqual(before);
    hydration.resolve();
  });
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a page loads its stylesheets at once', { tag: '@2.269' }, async ({ page }) => {
    const stylesheet = page.waitForResponse('**/*.css');
    await page.goto('/');
    expect((await stylesheet).ok()).toBe(true);
  });
});
