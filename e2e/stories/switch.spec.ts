import { expect, focusedElement, openStory, test } from '../support/story.ts';

for (const language of ['en', 'ar'] as const) {
  test.describe(() => {
    test.use({ language });

    test(`Space and Enter toggle a switch, which keeps its name, in ${language}`, async ({ page }) => {
      await openStory(page, 'components-switch--off', { language });
      await page.keyboard.press('Tab');
      const name = await focusedElement(page);
      expect(name).toMatch(/^switch "/);
      const control = page.getByRole('switch');
      await page.keyboard.press('Space');
      await expect(control).toBeChecked();
      await page.keyboard.press('Enter');
      await expect(control).not.toBeChecked();
      expect(await focusedElement(page)).toContain(name.replace(/ \[.*$/, ''));
    });

    test(`the thumb of a switch that is on is at the end of the line in ${language}`, async ({ page }) => {
      await openStory(page, 'components-switch--on', { language });
      const control = await page.getByRole('switch').boundingBox();
      const thumb = await page.getByRole('switch').locator('span').boundingBox();
      if (!control || !thumb) throw new Error('The switch is not on the page.');
      const atRight = thumb.x + thumb.width / 2 > control.x + control.width / 2;
      expect(atRight).toBe(language === 'en');
    });
  });
}

test('a click on the label toggles a switch once', async ({ page }) => {
  await openStory(page, 'components-switch--several');
  const promotions = page.getByRole('switch', { name: 'Promotions' });
  await page.getByText('Reduced prices and special offers.').click();
  await expect(promotions).toBeChecked();
  await page.getByText('Promotions').click();
  await expect(promotions).not.toBeChecked();
});

test('a disabled switch is not focusable and does not toggle', async ({ page }) => {
  await openStory(page, 'components-switch--disabled');
  await page.keyboard.press('Tab');
  await expect(page.locator('#storybook-root :focus')).toHaveCount(0);
  await page.getByText('Newsletter').first().click({ force: true });
  await expect(page.getByRole('switch').first()).not.toBeChecked();
});

test('on and off differ in forced colors', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await openStory(page, 'components-switch--several');
  const background = (name: string) =>
    page.getByRole('switch', { name }).evaluate((element) => getComputedStyle(element).backgroundColor);
  expect(await background('Newsletter')).not.toBe(await background('Promotions'));
});
