import { openPage, openPainted, phone, waitForHydration } from '../support/page.ts';
import { expect, test } from '../support/test.ts';
import { registerUser, signIn } from '../support/users.ts';

const heart = /^Add .+ to favorites$/;

test('a guest keeps favorites on the device, and has them in the account after signing in', async ({
  context,
  page,
  product,
}) => {
  const user = await registerUser(product.url);
  // Pressed before the page has started.
  await openPainted(page, '/category/web_dev');
  const first = page.getByRole('button', { name: heart }).first();
  await first.click();
  await expect(first).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByRole('status').filter({ hasText: 'Kept on this device' })).toBeVisible();
  const name = await first.getAttribute('aria-label');

  const other = await context.newPage();
  await openPage(other, '/favorites');
  await expect(other.getByRole('heading', { name: 'Favorites', level: 1 })).toBeVisible();
  await expect(other.getByRole('button', { name: heart })).toHaveCount(1);

  // Another one by the keyboard, on the page of the course: the other tab follows.
  await openPage(page, '/course/intro-to-typescript');
  const second = page.getByRole('button', { name: heart }).first();
  await second.focus();
  await page.keyboard.press('Enter');
  await expect(second).toHaveAttribute('aria-pressed', 'true');
  await expect(other.getByRole('button', { name: heart, pressed: true })).toHaveCount(2);
  await expect(other.getByText('2 courses')).toBeVisible();

  await signIn(page, user);
  await openPage(page, '/favorites');
  await expect(page.getByRole('button', { name: heart, pressed: true })).toHaveCount(2);
  await expect(page.getByText('Kept on this device')).toHaveCount(0);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('favorites'))).toBeNull();

  // Removed, it stays on the page until it is left.
  const heartButton = page.getByRole('button', { name: name ?? '' });
  await heartButton.click();
  await expect(heartButton).toHaveAttribute('aria-pressed', 'false');
  await expect(page.getByText('1 course', { exact: true })).toBeVisible();
  await page.reload();
  await waitForHydration(page);
  await expect(page.getByRole('button', { name: heart })).toHaveCount(1);
  await page.getByRole('button', { name: user.name }).click();
  await expect(page.getByRole('menuitem', { name: 'Favorites' })).toBeVisible();
});

test('a favorite that cannot be saved is taken back, with a message', async ({
  page,
  product,
  consoleErrors,
}) => {
  consoleErrors.expect(/503|favorite/);
  await signIn(page, await registerUser(product.url));
  await page.setViewportSize(phone);
  await page.route('**/v1/courses/*/favorite', (route) =>
    route.fulfill({ status: 503, json: { code: 'unavailable', message: 'Not just now.' } }),
  );
  await openPage(page, '/course/intro-to-typescript');
  const button = page.getByRole('button', { name: heart }).first();
  await button.click();
  await expect(page.getByRole('alert')).toHaveText('Not just now.');
  await expect(button).toHaveAttribute('aria-pressed', 'false');
});
