import { expect, focused, openStory, test } from '../support/story.ts';

test('a button that gets busy keeps the focus and its width, and is pressed once', { tag: '@2.128' }, async ({
  page,
}) => {
  await openStory(page, 'components-button--busy-after-click');
  await page.keyboard.press('Tab');
  const button = page.getByRole('button', { name: 'Enroll Now' });
  await expect(button).toBeFocused();
  const before = await button.boundingBox();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button')).toHaveText('Processing...');
  await expect(page.getByRole('button')).toBeFocused();
  expect(await focused(page)).toMatch(/^button "Processing\.\.\." \[disabled\]/);
  expect(await page.getByRole('button').boundingBox()).toEqual(before);
  for (const key of ['Enter', 'Space', 'Enter']) await page.keyboard.press(key);
  // Disabled to assistive technology: Playwright would wait until it no longer is.
  await page.getByRole('button').click({ force: true });
  await expect(page.getByRole('status')).toHaveText('1');
});

test('an Enter in a field does not send the form again while its button is busy', { tag: '@2.128' }, async ({
  page,
}) => {
  await openStory(page, 'components-button--busy-after-click');
  await page.getByRole('textbox').press('Enter');
  await expect(page.getByRole('status')).toHaveText('1');
  await page.getByRole('textbox').press('Enter');
  await page.getByRole('textbox').press('Enter');
  await expect(page.getByRole('status')).toHaveText('1');
});

test('a link in a button’s clothes is followed by Enter, and Space does nothing', async ({ page }) => {
  await openStory(page, 'components-button--as-link');
  await page.keyboard.press('Tab');
  expect(await focused(page)).toMatch(/^link "Create Course"/);
  const story = page.url();
  await page.keyboard.press('Space');
  expect(page.url()).toBe(story);
  await page.route('**/create-course', (route) => route.fulfill({ body: 'arrived' }));
  await page.keyboard.press('Enter');
  await page.waitForURL('**/create-course');
});
