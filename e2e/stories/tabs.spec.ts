import type { Page } from '@playwright/test';
import { expect, openStory, test } from '../support/story.ts';

const tab = (page: Page, at: number) => page.getByRole('tab').nth(at);
const panel = (page: Page, name: string) => page.getByRole('tabpanel', { name });

for (const { language, forward, back } of [
  { language: 'en', forward: 'ArrowRight', back: 'ArrowLeft' },
  { language: 'ar', forward: 'ArrowLeft', back: 'ArrowRight' },
] as const) {
  test.describe(() => {
    test.use({ language });

    test(`arrows, Home and End select tabs and wrap, in ${language}`, { tag: '@2.211' }, async ({ page }) => {
      await openStory(page, 'components-tabs--focused', { language });
      await expect(tab(page, 0)).toBeFocused();
      await page.keyboard.press(forward);
      await expect(tab(page, 1)).toBeFocused();
      await expect(tab(page, 1)).toHaveAttribute('aria-selected', 'true');
      await expect(panel(page, (await tab(page, 1).textContent()) ?? '')).toBeVisible();
      await page.keyboard.press(back);
      await page.keyboard.press(back);
      await expect(tab(page, 2)).toBeFocused();
      await page.keyboard.press('Home');
      await expect(tab(page, 0)).toBeFocused();
      await page.keyboard.press('End');
      await expect(tab(page, 2)).toHaveAttribute('aria-selected', 'true');
    });
  });
}

test('the tabs are one tab stop, and the next one is in the panel', { tag: '@2.211' }, async ({ page }) => {
  await openStory(page, 'components-tabs--keeps-input');
  await tab(page, 0).focus();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('textbox')).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(tab(page, 0)).toBeFocused();
});

test('each tab names its panel', async ({ page }) => {
  await openStory(page, 'components-tabs--focused');
  const controlled = await tab(page, 0).getAttribute('aria-controls');
  await expect(panel(page, 'About This Course')).toHaveId(controlled ?? '');
});
