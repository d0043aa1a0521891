import type { Page } from '@playwright/test';
import { expect, focusedElement, openStory, test } from '../support/story.ts';

const checkedIndex = (page: Page) =>
  page.getByRole('radio').evaluateAll((radios) => radios.findIndex((radio) => radio.matches(':checked')));

const sideways = {
  en: { onwards: 'ArrowRight', back: 'ArrowLeft' },
  ar: { onwards: 'ArrowLeft', back: 'ArrowRight' },
} as const;

for (const language of ['en', 'ar'] as const) {
  test.describe(() => {
    test.use({ language });

    const { onwards, back } = sideways[language];

    test(`arrow keys select the previous or next option and wrap in ${language}`, async ({ page }) => {
      await openStory(page, 'components-radiogroup--five-options', { language });
      await page.keyboard.press('Tab');
      expect(await focusedElement(page)).toMatch(/^radio ".+" \[checked\]/);
      expect(await checkedIndex(page)).toBe(0);
      for (const [key, index] of [
        [onwards, 1],
        ['ArrowDown', 2],
        [back, 1],
        ['ArrowUp', 0],
        [back, 4],
        [onwards, 0],
      ] as const) {
        await page.keyboard.press(key);
        expect(await checkedIndex(page), `after ${key}`).toBe(index);
        await expect(page.getByRole('radio').nth(index)).toBeFocused();
      }
    });
  });
}

test('Tab focuses the selected option, then leaves the group', async ({ page }) => {
  await openStory(page, 'components-radiogroup--narrow');
  await page.keyboard.press('Tab');
  expect(await focusedElement(page)).toBe('radio "Instructor" [checked]');
  await page.keyboard.press('Tab');
  await expect(page.locator('#storybook-root :focus')).toHaveCount(0);
});

test('Space selects the focused option when none is selected', async ({ page }) => {
  await openStory(page, 'components-radiogroup--none-selected');
  await page.keyboard.press('Tab');
  expect(await checkedIndex(page)).toBe(-1);
  await page.keyboard.press('Space');
  expect(await checkedIndex(page)).toBe(0);
});

test('arrow keys skip a disabled option', async ({ page }) => {
  await openStory(page, 'components-radiogroup--one-disabled');
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowDown');
  expect(await checkedIndex(page)).toBe(0);
});
