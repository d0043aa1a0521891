import { expect, focusedElement, openStory, test } from '../support/story.ts';

test('a path inside the app is a link', { tag: '@2.5' }, async ({ page }) => {
  await openStory(page, 'components-link--accent');
  await page.route('**/login', (route) => route.fulfill({ body: 'arrived' }));
  await page.keyboard.press('Tab');
  expect(await focusedElement(page)).toMatch(/^link "Login"/);
  await page.keyboard.press('Enter');
  await page.waitForURL('**/login');
});

test('an executable or disguised address is rendered as text', {
  tag: '@2.5',
}, async ({ page }) => {
  await openStory(page, 'components-link--unsafe-address');
  const story = page.url();
  const dialogs: string[] = [];
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message());
    void dialog.dismiss();
  });
  await page.keyboard.press('Tab');
  await expect(page.locator('#storybook-root :focus')).toHaveCount(0);
  const texts = page.getByText('About This Course');
  await expect(texts).toHaveCount(5);
  await expect(page.locator('#storybook-root a')).toHaveCount(0);
  for (const text of await texts.all()) {
    await text.click();
    expect(await text.evaluate((element) => getComputedStyle(element).textDecorationLine)).toBe('none');
  }
  expect(dialogs).toEqual([]);
  expect(page.url()).toBe(story);
});

test('the router follows a click, and the browser one for another tab', async ({ page, context }) => {
  await openStory(page, 'components-link--routed');
  const story = page.url();
  await context.route('**/base/login', (route) => route.fulfill({ body: 'arrived' }));
  const link = page.getByRole('link', { name: 'Login' });
  await link.click();
  await link.press('Enter');
  expect(page.url()).toBe(story);
  const tab = context.waitForEvent('page');
  await link.click({ button: 'middle' });
  await (await tab).waitForURL('**/base/login');
  expect(page.url()).toBe(story);
});
