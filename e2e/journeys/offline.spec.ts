import type { Page } from '@playwright/test';
import { callApi } from '../support/api.ts';
import { connectionErrors, networkError, retryButton } from '../support/network.ts';
import { openPage, phone, waitForHydration } from '../support/page.ts';
import { expect, test } from '../support/test.ts';
import { registerUser, signIn } from '../support/users.ts';

const course = '/course/intro-to-typescript';
const title = (page: Page) => page.getByRole('heading', { level: 1 });
const dialog = (page: Page) => page.getByRole('dialog');

test.describe('offline', { tag: '@2.181' }, () => {
  test.beforeEach(({ consoleErrors }) => consoleErrors.expect(...connectionErrors, /ErrorResponseImpl/));

  const places = [
    { from: '/', to: '/sessions' },
    { from: '/', to: '/category/' },
    { from: '/category/web_dev', to: '/course/' },
  ];
  for (const { from, to } of places) {
    test(`a link from ${from} to ${to} whose data does not load shows the error, and a retry loads it`, {
      tag: ['@2.148', '@8.2'],
    }, async ({ page }) => {
      await openPage(page, from);
      const link = page.locator(`a[href^="${to}"]`).first();
      const target = (await link.getAttribute('href')) ?? '';
      await page.route('**/v1/**', (route) => route.abort('internetdisconnected'));
      await link.click();
      const error = page.getByText('Error: Network error. Please try again.');
      await expect(error).toBeVisible();
      await expect(page).toHaveURL(target);
      const retry = page.getByRole('button', { name: 'Try again' });
      const failed = page.waitForEvent('requestfailed');
      await retry.click();
      await failed;
      await expect(retry).toBeEnabled();
      await page.unrouteAll();
      await retry.click();
      await expect(error).toBeHidden();
      await expect(title(page)).not.toHaveText('Something went wrong');
    });
  }

  test('what was typed is kept when a part of the page fails', async ({ page, context }) => {
    await openPage(page, '/experts/apply');
    const expertise = page.getByRole('combobox', { name: 'Areas of Expertise' });
    await expertise.fill('python');
    await page.getByRole('option', { name: 'Python', exact: true }).click();
    await context.setOffline(true);
    await page.getByRole('button', { name: 'Login / Sign Up' }).click();
    await expect(networkError(page)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Remove Python' })).toBeVisible();
    await context.setOffline(false);
    await retryButton(page).click();
    await expect(networkError(page)).toBeHidden();
    await waitForHydration(page);
    await expect(page.getByRole('button', { name: 'Remove Python' })).toBeVisible();
  });

  const parts = [
    { path: '/', name: 'Login / Sign Up' },
    { path: course, name: 'Enroll Now' },
    { path: '/experts', name: 'Become an Expert' },
    { path: '/community', name: 'Menu', size: phone },
  ];
  for (const { path, name, size } of parts) {
    test(`the dialog of '${name}' that does not load offers a reload, after which it opens`, {
      tag: '@2.148',
    }, async ({ page, context }) => {
      if (size) await page.setViewportSize(size);
      await openPage(page, path);
      const heading = (await title(page).textContent()) ?? '';
      await context.setOffline(true);
      const button = page.getByRole('button', { name });
      await button.click();
      await expect(networkError(page)).toBeVisible();
      await expect(page.getByRole('status').filter({ hasText: 'Loading...' })).toHaveCount(0);
      await expect(title(page)).toHaveText(heading);
      await context.setOffline(false);
      await retryButton(page).click();
      await expect(networkError(page)).toBeHidden();
      await waitForHydration(page);
      await button.click();
      await expect(dialog(page)).toBeVisible();
    });
  }

  test('the confirmation to leave a course that does not load offers a reload', async ({
    page,
    context,
    product,
  }) => {
    const user = await registerUser(product.url);
    const as = { token: user.tokens.access.token };
    const { body } = await callApi<{ id: string }>(product.url, 'GET', '/courses/intro-to-typescript');
    await callApi(product.url, 'POST', `/courses/${body.id}/enroll`, as);
    await signIn(page, user);
    await openPage(page, course);
    const leave = page.getByRole('button', { name: 'Leave course' });
    await leave.waitFor();
    await context.setOffline(true);
    await leave.click();
    await expect(networkError(page)).toBeVisible();
    await expect(title(page)).toHaveText('Intro to TypeScript');
    await context.setOffline(false);
    await retryButton(page).click();
    await expect(networkError(page)).toBeHidden();
    await leave.click();
    await expect(page.getByRole('alertdialog')).toBeVisible();
  });

  test('without its suggestions, the search leads to its results', { tag: '@2.335' }, async ({ page }) => {
    await openPage(page, course);
    await page.route('**/assets/Suggestions*.js', (route) => route.abort('internetdisconnected'));
    const failed = page.waitForEvent('requestfailed', (request) => request.url().includes('/Suggestions'));
    const search = page.locator('#search');
    await search.fill('typescript');
    await failed;
    await expect(page.getByRole('listbox')).toHaveCount(0);
    await search.press('Enter');
    await expect(page).toHaveURL('/');
    await expect(search).toHaveValue('typescript');
  });
});
