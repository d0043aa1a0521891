import type { Page } from '@playwright/test';
import { connectionErrors } from '../support/network.ts';
import { openPage, waitForHydration } from '../support/page.ts';
import { expect, failedRequest, test } from '../support/test.ts';

test.use({ serviceWorkers: 'allow' });
test.beforeEach(({ consoleErrors }) => consoleErrors.expect(...connectionErrors, failedRequest(503)));

const title = (page: Page) => page.getByRole('heading', { level: 1 });
const retry = (page: Page, name: string) => page.getByRole('button', { name });

/** Waits until the worker is active and has kept the offline page with this title. */
async function waitForOfflinePage(page: Page, text: string) {
  await expect
    .poll(() =>
      page.evaluate(async () => {
        const registration = await navigator.serviceWorker.getRegistration();
        const cachedPage = await caches.match('/offline');
        return registration?.active?.state === 'activated' ? cachedPage?.text() : undefined;
      }),
    )
    .toContain(text);
}

const backgroundOf = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor);

test('without a connection, every page is the offline page in the language and theme of the visitor', {
  tag: ['@2.412', '@2.413'],
}, async ({ page, context, product }) => {
  const cookies = { theme: 'dark', i18next: 'ar' };
  await context.addCookies(
    Object.entries(cookies).map(([name, value]) => ({ name, value, url: product.url })),
  );
  await openPage(page, '/');
  await waitForOfflinePage(page, 'أنت غير متصل');
  const background = await backgroundOf(page);
  await context.setOffline(true);
  for (const path of [
    '/categories',
    '/course/intro-to-typescript?from=mail',
    '/dashboard',
    '/no-such-page',
  ]) {
    await page.goto(path);
    await expect(page).toHaveURL(path);
    await expect(title(page)).toHaveText('أنت غير متصل');
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    expect(await backgroundOf(page)).toBe(background);
  }
  await page.goto('/categories');
  await retry(page, 'أعد المحاولة').click();
  await expect(page.getByRole('status')).toHaveText(/لا يزال الاتصال منقطعًا/);
  await context.setOffline(false);
  await expect(title(page)).toHaveText('جميع الفئات');
  await expect(page).toHaveURL('/categories');
});

test('without a connection, a link to a page that is not loaded leads to the offline page', {
  tag: ['@2.412', '@2.413'],
}, async ({ page, context, consoleErrors }) => {
  consoleErrors.expect(/Error loading route module/);
  await openPage(page, '/community');
  await waitForOfflinePage(page, 'You are offline');
  // The worker controls pages that are opened from now on.
  await page.reload();
  await waitForHydration(page);
  await context.setOffline(true);
  await page.getByRole('banner').getByRole('link', { name: 'Monetize' }).click();
  await expect(title(page)).toHaveText('You are offline');
  await context.setOffline(false);
  await expect(title(page)).toHaveText(/Community|Monetize/);
});

test('the page returns without an event from the browser, as when the server is back', {
  tag: '@2.413',
}, async ({ page, context }) => {
  await openPage(page, '/community');
  await waitForOfflinePage(page, 'You are offline');
  await page.addInitScript(() =>
    addEventListener('online', (event) => event.stopImmediatePropagation(), { capture: true }),
  );
  await context.setOffline(true);
  await page.goto('/categories');
  await expect(title(page)).toHaveText('You are offline');
  await context.setOffline(false);
  await expect(title(page)).toHaveText('All Categories');
});

test('after a change of the language, the offline page has the new one', { tag: '@2.412' }, async ({
  page,
  context,
}) => {
  await openPage(page, '/community');
  await waitForOfflinePage(page, 'You are offline');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Français' }).click();
  await waitForOfflinePage(page, 'Vous êtes hors ligne');
  await context.setOffline(true);
  await page.reload();
  await expect(title(page)).toHaveText('Vous êtes hors ligne');
});

test('while the server is down, a retry says so, and the page returns with the server', {
  tag: '@2.413',
}, async ({ page, ownProduct: product }) => {
  await product.start();
  await openPage(page, `${product.url}/community`);
  await waitForOfflinePage(page, 'You are offline');
  await product.stop();
  await page.reload();
  await expect(title(page)).toHaveText('You are offline');
  await retry(page, 'Try again').click();
  await expect(page.getByRole('status')).toHaveText(/There is still no connection/);
  await product.start();
  await retry(page, 'Try again').click();
  await expect(title(page)).toHaveText('Community');
  await waitForHydration(page);
});

test('calls of the API and files fail without a connection', async ({ page, context }) => {
  await openPage(page, '/community');
  await waitForOfflinePage(page, 'You are offline');
  // The worker controls pages that are opened from now on.
  await page.reload();
  await waitForHydration(page);
  await context.setOffline(true);
  const outcomes = await page.evaluate(() =>
    Promise.all(
      ['/v1/categories', '/locales/en/common.json'].map((address) =>
        fetch(address, { cache: 'no-store' }).then(
          () => 'response',
          () => 'failure',
        ),
      ),
    ),
  );
  expect(outcomes).toEqual(['failure', 'failure']);
  await expect(page.goto('/v1/docs')).rejects.toThrow(/ERR_INTERNET_DISCONNECTED/);
});
