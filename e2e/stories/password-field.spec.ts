import { expect, focusedElement, openStory, test } from '../support/story.ts';

for (const language of ['en', 'ar'] as const) {
  test.describe(() => {
    test.use({ language });

    test(`the keyboard shows and hides the password in ${language}`, { tag: '@2.127' }, async ({ page }) => {
      await openStory(page, 'components-passwordfield--new', { language });
      await page.keyboard.press('Tab');
      const field = page.locator('input');
      await expect(field).toBeFocused();
      await page.keyboard.type('a quiet room');
      await expect(field).toHaveAttribute('type', 'password');

      await page.keyboard.press('Tab');
      const show = await focusedElement(page);
      expect(show).toMatch(/^button "/);
      await page.keyboard.press('Space');
      await expect(field).toHaveAttribute('type', 'text');
      const hide = await focusedElement(page);
      expect(hide).toMatch(/^button "/);
      expect(hide).not.toBe(show);

      await page.keyboard.press('Enter');
      await expect(field).toHaveAttribute('type', 'password');
      expect(await focusedElement(page)).toBe(show);

      await page.keyboard.press('Shift+Tab');
      await expect(field).toBeFocused();
      await expect(field).toHaveValue('a quiet room');
    });
  });
}
