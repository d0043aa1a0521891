import type { Page } from '@playwright/test';
import { holdBack, openPage, openUnhydrated, phone, waitForHydration } from '../support/page.ts';
import { expect, test } from '../support/test.ts';
import { newUser, registerUser, signIn } from '../support/users.ts';

const main = (page: Page) => page.getByRole('main');
const dialog = (page: Page) => page.getByRole('dialog');

test.describe('before hydration', { tag: '@2.180' }, () => {
  test('a submitted login signs in', async ({ page, product }) => {
    const { email, password } = await registerUser(product.url);
    const release = await openUnhydrated(page, '/login');
    await page.getByLabel('Email').pressSequentially(email);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await main(page).getByRole('button', { name: 'Login', exact: true }).click();
    await expect(main(page).getByRole('button', { name: 'Login', exact: true })).toHaveAttribute('aria-busy');
    await release();
    await expect(page).toHaveURL('/dashboard');
  });

  test('a login submitted by Enter signs in, and a form that was not submitted keeps its fields', async ({
    page,
    product,
  }) => {
    const { email, password } = await registerUser(product.url);
    const release = await openUnhydrated(page, '/login');
    await page.getByLabel('Email').pressSequentially(email);
    await release();
    await expect(page.getByLabel('Password', { exact: true })).toBeEditable();
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/dashboard');
  });

  test('a registration with a role is submitted', async ({ page }) => {
    const { name, email, password } = newUser();
    const release = await openUnhydrated(page, '/register');
    await page.getByLabel('Full Name').fill(name);
    await page.getByLabel('Email').fill(email);
    await page.getByRole('radio', { name: 'Instructor' }).check();
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByLabel('Confirm Password', { exact: true }).fill(password);
    await page.keyboard.press('Enter');
    await release();
    await expect(page).toHaveURL('/instructor-onboarding');
  });

  test('a password reset is requested', async ({ page }) => {
    const release = await openUnhydrated(page, '/forgot-password');
    await page.getByLabel('Email').fill(newUser().email);
    await page.getByRole('button', { name: 'Send Reset Link' }).click();
    await release();
    await expect(main(page).getByRole('textbox')).toBeHidden();
    await expect(main(page).getByRole('link', { name: 'Back to login' })).toBeVisible();
  });

  test('a new password is submitted, and its fields survive an error', async ({ page, consoleErrors }) => {
    consoleErrors.expect(/Failed to load resource/);
    const { password } = newUser();
    const release = await openUnhydrated(page, '/reset-password?token=unknown');
    await page.getByLabel('New Password', { exact: true }).fill(password);
    await page.getByLabel('Confirm Password', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Reset Password' }).click();
    await release();
    await expect(page.getByRole('alert')).toBeVisible();
    await expect(page.getByLabel('New Password', { exact: true })).toHaveValue(password);
  });

  test('the expertise of an application is searched', async ({ page }) => {
    const release = await openUnhydrated(page, '/experts/apply');
    const search = main(page).getByRole('combobox');
    await search.fill('pyt');
    await release();
    await waitForHydration(page);
    await expect(search).toHaveValue('pyt');
    await page.getByRole('option').first().click();
    await expect(main(page).getByRole('button', { name: 'Remove Python' })).toBeVisible();
  });

  test('what is typed into an application is kept beside its draft', { tag: '@2.129' }, async ({ page }) => {
    await openPage(page, '/experts/apply');
    const search = main(page).getByRole('combobox');
    await search.fill('pyt');
    await page.getByRole('option').first().click();
    await main(page).getByRole('button', { name: 'Next' }).click();
    await main(page).getByRole('textbox').fill('Ten years');
    const release = await openUnhydrated(page, '/experts/apply');
    await search.fill('rus');
    await release();
    await waitForHydration(page);
    await expect(search).toHaveValue('rus');
    await search.press('Escape');
    await expect(main(page).getByRole('button', { name: 'Remove Python' })).toBeVisible();
    await search.fill('');
    await search.press('Escape');
    await main(page).getByRole('button', { name: 'Next' }).click();
    await expect(main(page).getByRole('textbox')).toHaveValue('Ten years');
  });

  test('a list stays closed whose field was left before the hydration', async ({ page }) => {
    const release = await openUnhydrated(page, '/experts/apply');
    const search = main(page).getByRole('combobox');
    await search.fill('pyt');
    await search.press('Tab');
    const searchResponse = page.waitForResponse('**/v1/expertises?*');
    await release();
    await searchResponse;
    await waitForHydration(page);
    await expect(search).toHaveAttribute('aria-expanded', 'false');
    await expect(page.getByRole('option')).toHaveCount(0);
    await search.press('ArrowDown');
    await expect(page.getByRole('option').first()).toBeVisible();
  });

  test('an incomplete form shows its validation errors', async ({ page }) => {
    const release = await openUnhydrated(page, '/login');
    await main(page).getByRole('button', { name: 'Login', exact: true }).click();
    await release();
    await expect(page.getByLabel('Email')).toBeFocused();
    await expect(page.getByLabel('Email')).toHaveAttribute('aria-invalid', 'true');
  });

  test('the header, the course, and the experts open their dialogs', async ({ page }) => {
    const presses = [
      { path: '/', press: page.getByRole('button', { name: 'Login / Sign Up' }), opens: 'Login' },
      {
        path: '/course/intro-to-typescript',
        press: page.getByRole('button', { name: 'Enroll Now' }),
        opens: 'Login',
      },
      {
        path: '/experts',
        press: main(page).getByRole('button', { name: 'Become an Expert' }),
        opens: 'Create Your Expert Account',
      },
    ];
    for (const { path, press, opens } of presses) {
      const release = await openUnhydrated(page, path);
      await press.click();
      await release();
      await expect(page.getByRole('dialog', { name: opens })).toBeVisible();
      await page.unrouteAll();
    }
  });

  test('the menu of a phone opens', async ({ page }) => {
    await page.setViewportSize(phone);
    const release = await openUnhydrated(page, '/community');
    await page.getByRole('button', { name: 'Menu' }).click();
    await release();
    await expect(dialog(page).getByRole('link', { name: 'Sessions' })).toBeVisible();
  });

  test('a link opens its page', async ({ page }) => {
    for (const [path, link] of [
      ['/', page.getByRole('banner').getByRole('link', { name: 'Lyceum, home page' })],
      ['/community', page.locator('header nav a[href="/sessions"]')],
      ['/category/web_dev', main(page).getByRole('article').getByRole('link').first()],
      ['/login', main(page).getByRole('link', { name: 'Sign Up' })],
    ] as const) {
      await openUnhydrated(page, path);
      const address = (await link.getAttribute('href')) ?? '';
      const document = page.waitForRequest((request) => request.isNavigationRequest());
      await link.click();
      await document;
      await expect(page).toHaveURL(address);
      await page.unrouteAll({ behavior: 'ignoreErrors' });
      await waitForHydration(page);
    }
  });

  test('the forms of searches and filters open their results', async ({ page }) => {
    await openUnhydrated(page, '/search');
    const query = main(page).getByLabel('Search courses, topics and instructors');
    await query.fill('pottery');
    await query.press('Enter');
    await expect(page).toHaveURL(/\/search\?q=pottery/);
    await expect(query).toHaveValue('pottery');
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });

  test('a theme, a sort order and a query are applied', async ({ page }) => {
    let release = await openUnhydrated(page, '/category/web_dev');
    await page.getByRole('radio', { name: 'Dark' }).check({ force: true });
    await page.getByRole('combobox', { name: 'Sort by' }).selectOption('Price');
    await release();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await expect(page).toHaveURL(/sortBy=price/);
    await expect(page.getByRole('combobox', { name: 'Sort by' })).toHaveValue('price');
    await page.unrouteAll();

    release = await openUnhydrated(page, '/');
    await page.getByRole('searchbox').fill('pottery');
    await release();
    await expect(page.getByRole('button', { name: 'Clear search' })).toBeVisible();
    await expect(page.getByRole('searchbox')).toHaveValue('pottery');
  });

  test('a click on a guest’s button is ignored for a signed-in user', async ({ page, product }) => {
    const user = await registerUser(product.url);
    await signIn(page, user);
    const release = await openUnhydrated(page, '/community');
    await page.getByRole('button', { name: 'Login / Sign Up' }).click();
    await release();
    await expect(page.getByRole('button', { name: user.name })).toBeVisible();
    await expect(dialog(page)).toBeHidden();
  });

  test('a page that waits for the session has no controls', async ({ page }) => {
    const paths = ['/create-course', '/instructor-onboarding', '/instructor-info'];
    for (const path of [
      ...paths,
      '/instructor-profile',
      '/profile',
      '/dashboard',
      '/admin/instructor-requests',
    ]) {
      await openUnhydrated(page, path);
      await expect(main(page).getByText('Loading...')).toBeVisible();
      await expect(main(page).locator('a, button, input, textarea, select')).toHaveCount(0);
      await page.unrouteAll({ behavior: 'ignoreErrors' });
    }
  });
});

test('a dialog that is still loading is announced and opens', async ({ page }) => {
  const parts = [
    {
      path: '/',
      file: '**/assets/AuthDialog*.js',
      press: page.getByRole('button', { name: 'Login / Sign Up' }),
    },
    {
      path: '/experts',
      file: '**/assets/SignUpDialog*.js',
      press: main(page).getByRole('button', { name: 'Become an Expert' }),
    },
  ];
  for (const { path, file, press } of parts) {
    const release = await holdBack(page, file);
    await openPage(page, path);
    await press.click();
    await expect(page.getByRole('status').filter({ hasText: 'Loading...' })).toBeAttached();
    await release();
    await expect(dialog(page)).toBeVisible();
    await page.unrouteAll();
  }
});
