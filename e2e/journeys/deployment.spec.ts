import type { Route } from '@playwright/test';
import { networkError, retryButton } from '../support/network.ts';
import { openPage, phone, waitForHydration } from '../support/page.ts';
import { expect, failedRequest, test } from '../support/test.ts';
import { registerUser, signIn } from '../support/users.ts';

const broken = (route: Route) =>
  route.fulfill({ contentType: 'text/javascript', body: 'throw new Error("The chunk is broken");' });

test('a page loads the translations of its own version, which are cached forever', {
  tag: '@7.33',
}, async ({ page }) => {
  await openPage(page, '/community');
  const loading = page.waitForResponse(/\/locales\/en\/auth\.json/);
  await page.getByRole('button', { name: 'Login / Sign Up' }).hover();
  const response = await loading;
  expect(response.url()).toMatch(/auth\.json\?v=[\w-]{16}$/);
  expect(response.headers()['cache-control']).toBe('public, max-age=31536000, immutable');

  const changing = page.waitForResponse(/\/locales\/fr\/common\.json/);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Français' }).click();
  expect((await changing).url()).toMatch(/common\.json\?v=[\w-]{16}$/);
});

test('a page whose chunk a deployment removed is reloaded, once', { tag: '@7.37' }, async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.expect(failedRequest(404), /dynamically imported module/);
  await openPage(page, '/community');
  const documents: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents.push(request.url());
  });
  const signIn = page.getByRole('button', { name: 'Login / Sign Up' });
  const respondNotFound = (route: Route) => route.fulfill({ status: 404, body: '' });
  await page.route('**/assets/AuthDialog*.js', respondNotFound);
  await page.route('**/assets/*.js', (route) =>
    route.request().method() === 'HEAD' ? respondNotFound(route) : route.fallback(),
  );
  const reload = page.waitForEvent('load');
  await signIn.hover();
  await reload;
  await waitForHydration(page);
  // If that did not help, the page stays.
  await signIn.click();
  await expect(networkError(page)).toBeVisible();
  expect(documents).toHaveLength(1);
  await page.unrouteAll();
  await retryButton(page).click();
  await expect(networkError(page)).toBeHidden();
  await waitForHydration(page);
  await signIn.click();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('a link to a page that a deployment replaced reloads the app, after which it works', {
  tag: '@7.37',
}, async ({ page, consoleErrors }) => {
  consoleErrors.expect(failedRequest(404), /dynamically imported module|Error loading route module/);
  await openPage(page, '/sessions');
  const link = page.getByRole('banner').getByRole('link', { name: 'Community' });
  let isReloaded = false;
  await page.route('**/assets/CommunityRoute-*.js', (route) =>
    isReloaded ? route.continue() : route.fulfill({ status: 404, body: '' }),
  );
  const reload = page.waitForRequest((request) => request.isNavigationRequest());
  await link.click();
  await reload;
  isReloaded = true;
  await waitForHydration(page);
  await link.click();
  await expect(page).toHaveURL('/community');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Community');
});

test('a chunk that fails to load without a network does not change the page', { tag: '@7.37' }, async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.expect(/net::ERR_|dynamically imported module/);
  await openPage(page, '/community');
  const opening = await page.evaluate(() => performance.timeOrigin);
  const failure = page.waitForEvent('requestfailed');
  await page.route('**/assets/*.js', (route) => route.abort('connectionfailed'));
  await page.getByRole('button', { name: 'Login / Sign Up' }).hover();
  await failure;
  expect(await page.evaluate(() => performance.timeOrigin)).toBe(opening);
});

test('a page stays usable if the account menu fails', { tag: '@2.148' }, async ({
  page,
  product,
  consoleErrors,
}) => {
  consoleErrors.expect(/The chunk is broken/);
  await signIn(page, await registerUser(product.url));
  await page.route('**/assets/AccountMenu-*.js', broken);
  await openPage(page, '/community');
  await page.getByRole('banner').getByRole('link', { name: 'Dashboard' }).click();
  await expect(page).toHaveURL('/dashboard');
  await expect(page.getByText('You are not enrolled in any course yet')).toBeVisible();
});

test('a dialog that fails offers a reload, which opens it', { tag: '@2.148' }, async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.expect(/The chunk is broken/);
  await page.setViewportSize(phone);
  await page.route('**/assets/HeaderDrawer-*.js', broken);
  await openPage(page, '/community');
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(networkError(page)).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Community');
  await page.unrouteAll();
  await retryButton(page).click();
  await expect(networkError(page)).toBeHidden();
  await waitForHydration(page);
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('icons, manifests and the worker are revalidated and not sent again', { tag: '@7.37' }, async ({
  request,
}) => {
  for (const file of ['favicon.svg', 'ar.webmanifest', 'icon-maskable-192.png', 'service-worker.js']) {
    const first = await request.get(`/${file}`);
    const { etag, 'cache-control': keep } = first.headers();
    expect({ file, status: first.status(), keep }).toEqual({ file, status: 200, keep: 'public, no-cache' });
    const again = await request.get(`/${file}`, { headers: { 'if-none-match': String(etag) } });
    expect({ file, status: again.status() }).toEqual({ file, status: 304 });
  }
});
