import { expect, openStory, test } from '../support/story.ts';

test('pages change by keyboard, and the focus stays on the button at the last page', async ({ page }) => {
  await openStory(page, 'components-pagination--buttons');
  const next = page.getByRole('button', { name: 'Next' });
  await next.focus();
  await page.keyboard.press('Space');
  await expect(page.getByRole('status')).toHaveText('Page 9 of 9');
  await expect(next).toBeFocused();
  await expect(next).toHaveAttribute('aria-disabled', 'true');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status')).toHaveText('Page 9 of 9');
  await page.keyboard.press('Shift+Tab');
  await expect(page.getByRole('button', { name: 'Previous' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status')).toHaveText('Page 8 of 9');
  await expect(next).not.toHaveAttribute('aria-disabled');
});

test('a link leads to the address of its page', async ({ page }) => {
  await page.route('**/sessions?page=3', (route) => route.fulfill({ body: 'The third page' }));
  await openStory(page, 'components-pagination--links');
  await expect(page.getByRole('navigation', { name: 'Pages' }).getByRole('link')).toHaveText([
    'Previous',
    'Next',
  ]);
  await page.getByRole('link', { name: 'Next' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('The third page')).toBeVisible();
});

for (const { language, previousSide } of [
  { language: 'en', previousSide: 'left' },
  { language: 'ar', previousSide: 'right' },
] as const) {
  test.describe(() => {
    test.use({ language });

    test(`the previous button is on the ${previousSide} and points there in ${language}`, {
      tag: '@11.16',
    }, async ({ page }) => {
      await openStory(page, 'components-pagination--first-page', { language });
      const [previous, next] = await page.getByRole('button').all();
      const one = await previous?.boundingBox();
      const other = await next?.boundingBox();
      expect((one?.x ?? 0) < (other?.x ?? 0)).toBe(previousSide === 'left');
      const mirrored = await previous?.locator('svg').evaluate((sign) => getComputedStyle(sign).scale);
      expect(mirrored).toBe(previousSide === 'left' ? 'none' : '-1 1');
    });
  });
}
