import { readHtml } from '@lyceum/api/testing/readHtml';
import type { APIRequestContext } from '@playwright/test';
import { expect, test } from '../support/test.ts';

/** In kB, compressed with Brotli as far as the files are compressible. */
interface Budget {
  scripts: number;
  styles: number;
  /** What the page loads until its hydration, itself included. */
  requests: number;
}

/** Three quarters of the scripts are libraries, which are loaded before the first input (docs/decisions/0030). */
const ofCatalog: Budget = { scripts: 170, styles: 8.5, requests: 17 };
const ofForm: Budget = { scripts: 200, styles: 11.5, requests: 20 };
/** The HTML fits into the first window of a connection. */
const kilobytes = { html: 14, fonts: 60, libraries: 125 };

const pages: Record<string, Budget> = {
  '/': ofCatalog,
  '/categories': ofCatalog,
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

for (const [path, budget] of Object.entries(pages)) {
  for (const language of ['en', 'ar']) {
    test(`${path} in ${language} keeps its budgets`, { tag: '@2.260' }, async ({ request }) => {
      const visit = { headers: { 'accept-language': language, 'accept-encoding': 'br' } };
      const answer = await request.get(path, visit);
      const html = await answer.text();
      const document = readHtml(html);
      const hrefs = (selector: string) =>
        [...document.querySelectorAll(selector)].flatMap((link) => link.getAttribute('href') ?? []);
      const scripts = [...new Set(html.match(/\/assets\/[\w.-]+\.js/g))];
      const styles = hrefs('link[rel="stylesheet"]').map((href) => href.replace('#', ''));
      const fonts = hrefs('link[as="font"]');
      const texts = new Set(html.match(/\/locales\/[\w/]+\.json/g));
      const eager = document.querySelectorAll('img[loading="eager"]');
      expect([scripts, styles, fonts, [...texts]].map(({ length }) => length > 0)).not.toContain(false);

      const libraries = scripts.filter((file) => file.includes('/libraries-'));
      expect(await kilobytesOf(request, libraries), 'libraries').toBeLessThan(kilobytes.libraries);
      expect(await kilobytesOf(request, scripts), 'scripts').toBeLessThan(budget.scripts);
      expect(await kilobytesOf(request, styles), 'styles').toBeLessThan(budget.styles);
      expect(await kilobytesOf(request, fonts), 'fonts').toBeLessThan(kilobytes.fonts);
      // Pages have the length of their compressed form.
      expect(answer.headers()['content-encoding']).toBe('br');
      expect(Number(answer.headers()['content-length']) / 1000, 'HTML').toBeLessThan(kilobytes.html);
      const files = [scripts, styles, fonts, [...texts], [...eager]].flat();
      expect(1 + files.length, 'requests').toBeLessThanOrEqual(budget.requests);
    });
  }
}
