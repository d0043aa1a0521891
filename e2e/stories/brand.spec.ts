import type { Page } from '@playwright/test';
import { accessibilityErrors, injectAxe } from '../../tools/accessibility.ts';
import { expect, openDocs, openStory, test } from '../support/story.ts';

const [indigo, green] = ['rgb(74, 47, 189)', 'rgb(31, 75, 67)'];

declare const __STORYBOOK_ADDONS_CHANNEL__: { emit: (event: string, payload: object) => void };

/** Emits an event as the sidebar and the toolbar do, which are outside of the frame of the stories. */
const emit = (page: Page, event: string, payload: object) =>
  page.evaluate(([name, data]) => __STORYBOOK_ADDONS_CHANNEL__.emit(name, data), [event, payload] as const);

const selectBrand = (page: Page, brand: string) => emit(page, 'updateGlobals', { globals: { brand } });

test('the brand of the toolbar applies to a story at once', async ({ page }) => {
  await openStory(page, 'components-button--primary');
  const button = page.getByRole('button');
  await expect(button).toHaveCSS('background-color', green);
  await button.evaluate((element) => element.setAttribute('data-same-page', ''));
  await selectBrand(page, 'meridian');
  await expect(button).toHaveCSS('background-color', indigo);
  await expect(button).toHaveCSS('border-radius', '6px');
  await expect(button).toHaveAttribute('data-same-page');
  await selectBrand(page, 'lyceum');
  await expect(button).toHaveCSS('background-color', green);
});

test.describe('on a page of the documentation', () => {
  test.use({ kind: 'docs' });

  test('the brand of the toolbar applies', async ({ page }) => {
    await page.goto('iframe.html?id=foundations-color--docs&viewMode=docs&globals=brand:meridian');
    await expect(page.getByText('#4a2fbd').first()).toBeVisible();
    await selectBrand(page, 'lyceum');
    await expect(page.getByText('#1F4B43').first()).toBeVisible();
  });

  test('the theme of the toolbar stays on the next page', async ({ page }) => {
    await openDocs(page, 'foundations-color--docs');
    await expect(page.getByRole('heading', { level: 1, name: 'Color' })).toBeVisible();
    await emit(page, 'updateGlobals', { globals: { theme: 'dark' } });
    await emit(page, 'setCurrentStory', { storyId: 'foundations-space--docs', viewMode: 'docs' });
    await expect(page.getByRole('heading', { level: 1, name: 'Space' })).toBeVisible();
    await expect(page.locator('.sbdocs-wrapper')).toHaveCSS('background-color', 'rgb(20, 22, 27)');
  });
});

test.describe('the theme builder', () => {
  test.use({ kind: 'docs' });

  const id = 'foundations-theme-builder--docs';
  const accent = (page: Page) => page.getByRole('textbox', { name: 'Accent', exact: true });

  test('derives a theme from any accent, and marks the pairs that a fixed accent makes too weak', async ({
    page,
  }) => {
    await openDocs(page, id);
    await accent(page).fill('gold');
    await expect(page.getByText(/All 192 .* instead of #ffd700/)).toBeVisible();
    await page.getByRole('checkbox', { name: /exactly as it is/ }).check();
    await expect(page.getByText('18 of 192 contrast ratios are too low.')).toBeVisible();
    const row = page.getByRole('row', { name: 'accent on page', exact: false }).first();
    await expect(row.getByText('1.34 : 1, too low').first()).toBeVisible();
    const preview = page.getByRole('region', { name: 'Light theme' });
    await expect(preview.getByRole('button', { name: 'Enroll Now' })).toHaveCSS(
      'background-color',
      'rgb(255, 215, 0)',
    );
  });

  test('explains an invalid accent and keeps the last theme', async ({ page }) => {
    await openDocs(page, id);
    await accent(page).fill('blurple');
    await expect(accent(page)).toHaveAccessibleDescription(/not a CSS color/);
    const preview = page.getByRole('region', { name: 'Light theme' });
    await expect(preview.getByRole('button', { name: 'Enroll Now' })).toHaveCSS('background-color', indigo);
  });

  test('downloads tokens.json', async ({ page }) => {
    await openDocs(page, id);
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download tokens.json' }).press('Enter');
    expect((await download).suggestedFilename()).toBe('tokens.json');
  });

  for (const theme of ['light', 'dark'] as const) {
    test(`passes axe and fits a phone in the ${theme} theme`, async ({ page }) => {
      await page.setViewportSize({ width: 375, height: 740 });
      await openDocs(page, id, { theme });
      await accent(page).fill('#c2410c');
      await expect(page.getByText('All 192 contrast ratios are high enough.')).toBeVisible();
      await injectAxe(page);
      expect(await accessibilityErrors(page, `en-${theme}`)).toEqual([]);
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(overflow).toBeLessThanOrEqual(0);
    });
  }
});
