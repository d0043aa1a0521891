import { languages } from '@lyceum/i18n';
import type { Page } from '@playwright/test';
import { routes } from '../../tools/routes.ts';
import { lighthousePhone, openPage } from '../support/page.ts';
import { blockFonts, observeShifts } from '../support/shifts.ts';
import { expect, test } from '../support/test.ts';
import { translator } from '../support/texts.ts';

/** The aims of a first visit. */
interface Aims {
  /** In kB, compressed with Brotli. */
  scripts: number;
  /** The number of files. */
  files: number;
  /** The sum of all layout shifts of a visit. */
  shift: number;
}

const aims: Aims = { scripts: 185, files: 25, shift: 0.02 };

/** The aims of the pages that miss those of all. */
const exceptions: Record<string, Partial<Aims>> = {
  // Its first step selects areas of expertise.
  '/experts/apply': { scripts: 235, files: 29 },
};

/** A page may exceed its aim by this factor. A larger change needs a decision. */
const slack = 1.15;

const scriptsOf = (page: Page) =>
  page.evaluate(() => {
    const scripts = (performance.getEntriesByType('resource') as PerformanceResourceTiming[]).filter(
      ({ name }) => new URL(name).pathname.endsWith('.js'),
    );
    return {
      kilobytes: scripts.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0) / 1000,
      files: scripts.length,
    };
  });

const publicPages = (routes.guest ?? []).filter(
  ({ path, expectedErrors }) => !expectedErrors && !path.includes('?'),
);

/** Scrolls as a finger does, through the first pages of a list. */
async function scrollThrough(page: Page): Promise<void> {
  await page.mouse.move(200, 400);
  for (let step = 0; step < 60; step++) {
    await page.mouse.wheel(0, 100);
    await page.evaluate(
      () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
    );
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  }
}

// A page loads the same scripts in each language, and `pages.spec.ts` tests its load in English and French, so each is visited
// in one of them.
for (const [index, { path }] of publicPages.entries()) {
  const locale = languages[index % languages.length] ?? 'en';

  test.describe(locale, { tag: ['@2.155', '@2.260'] }, () => {
    test.use({ locale, viewport: lighthousePhone });

    test(`the first visit of ${path} loads few scripts and moves nothing`, async ({
      page,
      consoleErrors,
    }) => {
      const aim = { ...aims, ...exceptions[path] };
      // The browser of the tests has no Arabic font: its boxes in place of letters have other widths.
      if (locale === 'ar') await blockFonts(page, consoleErrors);
      const shifts = await observeShifts(page);
      await openPage(page, path);
      const scripts = await scriptsOf(page);
      await scrollThrough(page);
      await page.getByRole('button', { name: translator(locale)('common:header.menu') }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      const layoutShifts = await shifts();
      const shift = layoutShifts.reduce((sum, { value }) => sum + value, 0);
      expect(scripts.files).toBeGreaterThan(0);
      expect.soft(scripts.kilobytes, 'kB of scripts').toBeLessThanOrEqual(aim.scripts * slack);
      expect.soft(scripts.files, 'files of scripts').toBeLessThanOrEqual(aim.files * slack);
      expect.soft(shift, JSON.stringify(layoutShifts)).toBeLessThanOrEqual(aim.shift * slack);
    });
  });
}
