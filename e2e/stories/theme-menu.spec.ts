import type { Page } from '@playwright/test';
import { expect, openStory, test } from '../support/story.ts';

const radio = (page: Page, value: string) => page.locator(`input[type="radio"][value="${value}"]`);

for (const { language, forward, back } of [
  { language: 'en', forward: 'ArrowRight', back: 'ArrowLeft' },
  { language: 'ar', forward: 'ArrowLeft', back: 'ArrowRight' },
] as const) {
  test.describe(() => {
    test.use({ language });

    test(`arrow keys follow the reading direction and wrap in ${language}`, async ({ page }) => {
      // The story's `play` has selected the last theme, dark.
      await openStory(page, 'patterns-thememenu--choosing', { language });
      await expect(radio(page, 'dark')).toBeFocused();
      await page.keyboard.press(forward);
      await expect(radio(page, 'system')).toBeChecked();
      await expect(radio(page, 'system')).toBeFocused();
      await page.keyboard.press(forward);
      await expect(radio(page, 'light')).toBeChecked();
      await page.keyboard.press(back);
      await page.keyboard.press(back);
      await expect(radio(page, 'dark')).toBeChecked();
      await page.keyboard.press('ArrowDown');
      await expect(radio(page, 'system')).toBeChecked();
      await page.keyboard.press('ArrowUp');
      await expect(radio(page, 'dark')).toBeChecked();
    });
  });
}

test('is one tab stop with a name', async ({ page }) => {
  await openStory(page, 'patterns-thememenu--focused');
  await expect(page.getByRole('group', { name: 'Appearance' })).toBeVisible();
  await expect(page.getByRole('radio', { name: 'Light' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.locator('input:focus')).toHaveCount(0);
});
