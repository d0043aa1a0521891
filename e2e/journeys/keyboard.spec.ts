import type { Locator, Page } from '@playwright/test';
import { openPage } from '../support/page.ts';
import { expect, test } from '../support/test.ts';
import { registerUser } from '../support/users.ts';

const manyTabs = 60;

/** Presses Tab until the focus is there. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let presses = 0; presses < manyTabs; presses += 1) {
    await page.keyboard.press('Tab');
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`${manyTabs} times Tab did not lead to ${target}.`);
}

test('skip links come first and skip the header', { tag: '@2.122' }, async ({ page }) => {
  await openPage(page, '/category/web_dev');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('main').getByRole('link', { name: 'Home' })).toBeFocused();
});

test('from the search to the enrollment without a pointer', { tag: '@2.122' }, async ({ page, product }) => {
  const learner = await registerUser(product.url);
  await page.clock.install();
  await openPage(page, '/');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to search' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('searchbox')).toBeFocused();
  await page.keyboard.type('wellbeing');
  await expect(page.getByRole('list', { name: 'Domains' }).getByRole('heading')).toHaveText(['Wellbeing']);
  const category = page.getByRole('link', { name: 'Fitness' });
  await tabTo(page, category);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/category/fitness');

  const sort = page.getByRole('combobox', { name: 'Sort by' });
  await tabTo(page, sort);
  await page.keyboard.type('Pri');
  await expect(sort).toHaveValue('price');
  await expect(page).toHaveURL('/category/fitness?sortBy=price');
  await expect(sort).toBeFocused();

  const courses = page.getByRole('list', { name: 'Courses', exact: true });
  await expect(courses.getByRole('link').first()).toBeVisible();
  await tabTo(page, courses.getByRole('link').first());
  await page.keyboard.press('Enter');
  const enroll = page.getByRole('button', { name: 'Enroll Now' });
  await expect(enroll).toBeVisible();
  await tabTo(page, enroll);
  await page.keyboard.press('Enter');

  const dialog = page.getByRole('dialog', { name: 'Login' });
  const email = dialog.getByLabel('Email');
  await expect(email).toBeFocused();
  await page.keyboard.type(learner.email);
  await page.keyboard.press('Tab');
  await page.keyboard.type(learner.password);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Successfully enrolled')).toBeVisible();
  await page.clock.runFor(2000);
  await expect(page).toHaveURL('/dashboard');
});

test('the dialog traps the focus and restores it when Escape closes it', { tag: '@2.60' }, async ({
  page,
}) => {
  await openPage(page, '/course/intro-to-typescript');
  const enroll = page.getByRole('button', { name: 'Enroll Now' });
  await tabTo(page, enroll);
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Login' });
  const email = dialog.getByLabel('Email');
  await expect(email).toBeFocused();
  const isInside = () => dialog.evaluate((element) => element.contains(document.activeElement));

  await tabTo(page, dialog.getByRole('button', { name: 'Close' }));
  await tabTo(page, email);
  await page.keyboard.press('Shift+Tab');
  await expect.poll(isInside).toBe(true);
  await expect(email).not.toBeFocused();

  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(enroll).toBeFocused();
});

test('the user menu opens, moves its focus and closes by keyboard', async ({ page, product }) => {
  const { name, email, password } = await registerUser(product.url);
  await openPage(page, '/login');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/dashboard');
  const avatar = page.getByRole('button', { name });
  await avatar.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Profile' })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('menuitem', { name: 'Password' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(avatar).toBeFocused();
});
