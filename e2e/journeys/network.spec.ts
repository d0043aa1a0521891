import type { Locator, Page } from '@playwright/test';
import { connectionErrors, emulateSlowNetwork, networkError, retryButton } from '../support/network.ts';
import { expectToShow, openPage, openPainted, phone, waitForHydration } from '../support/page.ts';
import { expect, failedRequest, test } from '../support/test.ts';
import { registerUser } from '../support/users.ts';

// These tests wait for the network. One after the other, they leave the processor to the other workers.
test.describe.configure({ mode: 'default' });

const course = '/course/intro-to-typescript';
const main = (page: Page) => page.getByRole('main');
const dialog = (page: Page) => page.getByRole('dialog');
const signInButton = (page: Page) => page.getByRole('button', { name: 'Login / Sign Up' });

/** Opens a page and waits for the first paint only. */
async function openEarly(page: Page, address: string, visible: Locator): Promise<void> {
  await openPainted(page, address);
  await visible.waitFor();
}

/** Expects that the control is used before the hydration. On a fast network, it is busy for a moment only. */
const expectRecorded = (control: Locator, act: () => Promise<void>) =>
  expectToShow(control.and(control.page().locator('[aria-busy=true]')), act);

test.describe('slow 3G', { tag: '@2.180' }, () => {
  test.slow();
  test.beforeEach(({ page }) => emulateSlowNetwork(page));

  test('landing: the first presses open the dialog and search', async ({ page }) => {
    await openEarly(page, '/', signInButton(page));
    await page.getByRole('searchbox').fill('pottery');
    await expectRecorded(signInButton(page), () => signInButton(page).click());
    await expect(dialog(page)).toBeVisible({ timeout: 30_000 });
    await page.getByRole('button', { name: 'Close' }).click();
    await expect(page.getByRole('searchbox')).toHaveValue('pottery');
  });

  test('landing: a tap on the menu of a phone opens the drawer', async ({ browser, product }) => {
    const context = await browser.newContext({ hasTouch: true, viewport: phone, baseURL: product.url });
    const page = await context.newPage();
    await emulateSlowNetwork(page);
    const menu = page.getByRole('button', { name: 'Menu' });
    await openEarly(page, '/', menu);
    await expectRecorded(menu, () => menu.tap());
    await expect(dialog(page).getByRole('link', { name: 'Sessions' })).toBeVisible({ timeout: 30_000 });
    await context.close();
  });

  test("course: 'Enroll Now' works by keyboard as soon as it is visible", async ({ page }) => {
    const enroll = page.getByRole('button', { name: 'Enroll Now' });
    await openEarly(page, course, enroll);
    await enroll.focus();
    await expectRecorded(enroll, () => page.keyboard.press('Enter'));
    await expect(dialog(page)).toBeVisible({ timeout: 30_000 });
  });

  test('login: a form that is submitted at once signs in', async ({ page, product }) => {
    const { email, password } = await registerUser(product.url);
    const button = main(page).getByRole('button', { name: 'Login', exact: true });
    await openEarly(page, '/login', button);
    await page.getByLabel('Email').pressSequentially(email);
    await page.getByLabel('Password', { exact: true }).fill(password);
    // On a slow machine the page may have started meanwhile.
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/dashboard');
  });
});

test('every visible control accepts input before the hydration', { tag: '@2.180' }, async ({ page }) => {
  await page.route('**/assets/*.js', () => {});
  for (const [path, size] of [
    ['/', null],
    ['/', phone],
    [course, null],
    [course, phone],
    ['/login', null],
  ] as const) {
    if (size) await page.setViewportSize(size);
    await openPainted(page, path);
    await page.locator('footer').waitFor();
    for (const button of await page.locator('button:visible').all()) {
      await expectRecorded(button, () => button.click());
    }
    // Links work without JavaScript.
    for (const link of await page.locator('a:visible').all())
      expect(await link.getAttribute('href')).toMatch(/^[/?#]/);
    for (const field of await page.locator('input:visible:not([type=radio]), textarea:visible').all())
      await expect(field).toBeEditable();
  }
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

test.describe('a page that cannot start', { tag: ['@2.180', '@2.181'] }, () => {
  for (const files of ['**/assets/*.js', '**/locales/en/common.json*']) {
    test(`without ${files} shows the error, and a retry starts it`, async ({ page, consoleErrors }) => {
      consoleErrors.expect(...connectionErrors);
      await page.route(files, (route) => route.abort('connectionfailed'));
      await page.goto('/login');
      const login = main(page).getByRole('button', { name: 'Login', exact: true });
      await expect(networkError(page)).toBeVisible();
      await page.getByLabel('Email').fill('ada@lyceum.test');
      await login.click();
      await expect(networkError(page)).toBeVisible();
      await expect(page.getByLabel('Email')).toHaveValue('ada@lyceum.test');
      // A reload that fails again keeps it, too.
      await retryButton(page).click();
      await expect(networkError(page)).toBeVisible();
      await page.unroute(files);
      await retryButton(page).click();
      await expect(networkError(page)).toBeHidden();
      await waitForHydration(page);
      await expect(page.getByLabel('Email')).toHaveValue('ada@lyceum.test');
      await login.click();
      await expect(page.getByLabel('Password', { exact: true })).toHaveAttribute('aria-invalid', 'true');
    });
  }

  test('shows the error half a minute after a press', async ({ page }) => {
    await page.clock.install();
    await page.route('**/assets/*.js', () => {});
    await page.goto('/', { waitUntil: 'commit' });
    await expectRecorded(signInButton(page), () => signInButton(page).click());
    await expect(networkError(page)).toBeHidden();
    await page.clock.fastForward(30_000);
    await expect(networkError(page)).toBeVisible();
    await expect(signInButton(page)).not.toHaveAttribute('aria-busy');
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });
});

test('a page whose texts fail to load at first starts by itself', { tag: '@9.3' }, async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.expect(failedRequest(503));
  const times: number[] = [];
  await page.route('**/locales/en/common.json*', (route) => {
    times.push(Date.now());
    return times.length < 3 ? route.fulfill({ status: 503 }) : route.continue();
  });
  await openPage(page, '/community');
  await expect(networkError(page)).toBeHidden();
  await signInButton(page).click();
  await expect(dialog(page)).toBeVisible();
  const [first = 0, second = 0, third = 0] = times;
  expect(times).toHaveLength(3);
  expect(second - first).toBeGreaterThanOrEqual(350);
  expect(third - second).toBeGreaterThanOrEqual(700);
});
