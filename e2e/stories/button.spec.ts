import { expect, focusedElement, openStory, test } from '../support/story.ts';

test('a busy button keeps its focus and width, and runs its action once', { tag: '@2.128' }, async ({
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
  expect(await focusedElement(page)).toMatch(/^button "Processing\.\.\." \[disabled\]/);
  expect(await page.getByRole('button').boundingBox()).toEqual(before);
  for (const key of ['Enter', 'Space', 'Enter']) await page.keyboard.press(key);
  // `aria-disabled`: Playwright would wait until the button is enabled.
  await page.getByRole('button').click({ force: true });
  await expect(page.getByRole('status')).toHaveText('1');
});

test('Enter in a field does not submit the form again while its button is busy', { tag: '@2.128' }, async ({
  page,
}) => {
  await openStory(page, 'components-button--busy-after-click');
  await page.getByRole('textbox').press('Enter');
  await expect(page.getByRole('status')).toHaveText('1');
  await page.getByRole('textbox').press('Enter');
  await page.getByRole('textbox').press('Enter');
  await expect(page.getByRole('status')).toHaveText('1');
});

test('a ButtonLink is followed on Enter and ignores Space', async ({ page }) => {
  await openStory(page, 'components-button--as-link');
  await page.keyboard.press('Tab');
  expect(await focusedElement(page)).toMatch(/^link "Create Course"/);
  const story = page.url();
  await page.keyboard.press('Space');
  expect(page.url()).toBe(story);
  await page.route('**/create-course', (route) => route.fulfill({ body: 'arrived' }));
  await page.keyboard.press('Enter');
  await page.waitForURL('**/create-course');
});
