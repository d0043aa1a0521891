import { expect, focusedElement, openStory, test } from '../support/story.ts';

for (const [language, show, hide, first] of [
  ['en', 'Show the categories of Technology', 'Hide the categories of Technology', 'Web Development'],
  ['ar', 'أظهر فئات التقنية', 'أخفِ فئات التقنية', 'تطوير الويب'],
] as const) {
  test.describe(() => {
    test.use({ language });

    test(`toggles the categories by keyboard on mobile (${language})`, { tag: '@2.13' }, async ({ page }) => {
      await page.setViewportSize({ width: 375, height: 740 });
      await openStory(page, 'patterns-domaincard--collapsed', { language });
      const category = page.getByRole('link', { name: first });
      await expect(category).toBeHidden();
      await page.keyboard.press('Tab');
      await page.keyboard.press('Tab');
      expect(await focusedElement(page)).toBe(`button "${show}"`);
      await page.keyboard.press('Enter');
      await expect(category).toBeVisible();
      await expect(page.getByRole('button', { name: hide, expanded: true })).toBeFocused();
      await page.keyboard.press('Tab');
      await expect(category).toBeFocused();
      await page.keyboard.press('Shift+Tab');
      await page.keyboard.press('Space');
      await expect(category).toBeHidden();
      await expect(page.getByRole('button', { name: show, expanded: false })).toBeFocused();
    });
  });
}

test('opens the domain on mobile wherever the row is pressed, except on the button', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 740 });
  await openStory(page, 'patterns-domaincard--collapsed');
  const line = await page.getByRole('article').boundingBox();
  if (!line) throw new Error('There is no card.');
  const at = (share: number) =>
    page.evaluate(([x, y]) => document.elementFromPoint(x, y)?.closest('a, button')?.tagName ?? null, [
      line.x + line.width * share,
      line.y + line.height / 2,
    ] as const);
  expect(await at(0.08)).toBe('A');
  expect(await at(0.7)).toBe('A');
  expect(await at(0.93)).toBe('BUTTON');
});

test('has no toggle on desktop', { tag: '@2.13' }, async ({ page }) => {
  await openStory(page, 'patterns-domaincard--collapsed');
  await expect(page.getByRole('button')).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Web Development' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'View All in Technology' })).toBeVisible();
});
