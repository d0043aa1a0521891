import type { Page } from '@playwright/test';
import { expect, openStory, test } from '../support/story.ts';

const tab = (page: Page, at: number) => page.getByRole('tab').nth(at);
const panel = (page: Page, named: string) => page.getByRole('tabpanel', { name: named });

for (const { language, onwards, back } of [
  { language: 'en', onwards: 'ArrowRight', back: 'ArrowLeft' },
  { language: 'ar', onwards: 'ArrowLeft', back: 'ArrowRight' },
] as const) {
  test(`arrows, Home and End show a tab as they come to it, in ${language}`, async ({ page }) => {
    await openStory(page, 'components-tabs--focused', { language });
    await expect(tab(page, 0)).toBeFocused();
    await page.keyboard.press(onwards);
    await expect(tab(page, 1)).toBeFocused();
    await expect(tab(page, 1)).toHaveAttribute('aria-selected', 'true');
    await expect(panel(page, (await tab(page, 1).textContent()) ?? '')).toBeVisible();
    await page.keyboard.press(back);
    await expect(tab(page, 0)).toBeFocused();
    await page.keyboard.press(back);
    await expect(tab(page, 2)).toBeFocused();
    await page.keyboard.press('Home');
    await expect(tab(page, 0)).toBeFocused();
    await page.keyboard.press('End');
    await expect(tab(page, 2)).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press(onwards);
    await expect(tab(page, 0)).toHaveAttribute('aria-selected', 'true');
  });
}

test('the row of tabs is one stop, and its panel the next', async ({ page }) => {
  await openStory(page, 'components-tabs--focused');
  await page.keyboard.press('Tab');
  await expect(panel(page, 'About This Course')).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(tab(page, 0)).toBeFocused();
});

test('each tab names the panel that it shows', async ({ page }) => {
  await openStory(page, 'components-tabs--focused');
  const controlled = await tab(page, 0).getAttribute('aria-controls');
  await expect(panel(page, 'About This Course')).toHaveId(controlled ?? '');
});

test('where arrows only move the focus, Enter and Space show the tab', async ({ page }) => {
  await openStory(page, 'components-tabs--manual');
  await expect(tab(page, 1)).toBeFocused();
  await expect(panel(page, 'About This Course')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(panel(page, 'Sessions')).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(panel(page, 'Sessions')).toBeVisible();
  await page.keyboard.press('Space');
  await expect(panel(page, 'Related Courses')).toBeVisible();
});

test('a disabled tab is reached and shows nothing', async ({ page }) => {
  await openStory(page, 'components-tabs--disabled');
  await tab(page, 0).focus();
  await page.keyboard.press('ArrowRight');
  await expect(tab(page, 1)).toBeFocused();
  await expect(tab(page, 1)).toHaveAttribute('aria-disabled', 'true');
  await page.keyboard.press('Enter');
  await expect(panel(page, 'About This Course')).toBeVisible();
});
