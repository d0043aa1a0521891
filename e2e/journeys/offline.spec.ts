import type { Page, Request } from '@playwright/test';
import { callApi } from '../support/api.ts';
import { connectionErrors, networkError, retryButton } from '../support/network.ts';
import { openPage, phone, scrollTo, waitForHydration } from '../support/page.ts';
import { expect, test } from '../support/test.ts';
import { registerUser, signIn } from '../support/users.ts';

const course = '/course/intro-to-typescript';
const main = (page: Page) => page.getByRole('main');
const dialog = (page: Page) => page.getByRole('dialog');

test.describe('offline', { tag: '@2.181' }, () => {
  test.beforeEach(({ consoleErrors }) => consoleErrors.expect(...connectionErrors));

  const places = [
    { from: '/', to: '/sessions' },
    { from: '/', to: '/community' },
    { from: '/', to: '/category/' },
    { from: '/category/web_dev', to: '/course/' },
    { from: course, to: '/community' },
    { from: '/login', to: '/register' },
  ];
  for (const { from, to } of places) {
    test(`a link from ${from} to ${to} keeps the page, and a retry follows it`, async ({ page, context }) => {
      await openPage(page, from);
      const link = page.locator(`a[href^="${to}"]`).first();
      const target = (await link.getAttribute('href')) ?? '';
      await link.scrollIntoViewIfNeeded();
      const title = await main(page).getByRole('heading', { level: 1 }).textContent();
      // On the landing page, a search would remove the link.
      if (from !== '/') await page.locator('#search').fill('pro');
      const scrolled = await page.evaluate(() => scrollY);
      await context.setOffline(true);
      await link.click();
      await expect(networkError(page)).toBeVisible();
      await expect(page).toHaveURL(from);
      await expect(main(page).getByRole('heading', { level: 1 })).toHaveText(title ?? '');
      expect(await page.evaluate(() => scrollY)).toBe(scrolled);
      if (from !== '/') await expect(page.locator('#search')).toHaveValue('pro');

      await retryButton(page).click();
      await expect(retryButton(page)).toBeEnabled();
      await context.setOffline(false);
      await retryButton(page).click();
      await expect(page).toHaveURL(target);
      await expect(networkError(page)).toBeHidden();
    });
  }

  test('a list keeps its loaded pages and its position', async ({ page, context }) => {
    await openPage(page, '/category/web_dev');
    const courses = page.getByRole('list', { name: 'Courses', exact: true }).getByRole('listitem');
    await scrollTo(page, courses.nth(30));
    const scrolled = await page.evaluate(() => scrollY);
    await context.setOffline(true);
    await courses.nth(30).getByRole('link').first().click();
    await expect(networkError(page)).toBeInViewport();
    await expect(courses.nth(30)).toBeInViewport();
    expect(await page.evaluate(() => scrollY)).toBe(scrolled);
  });

  test('a second link replaces the first', async ({ page, context }) => {
    await openPage(page, '/');
    await context.setOffline(true);
    await page.getByRole('banner').getByRole('link', { name: 'Sessions' }).click();
    await expect(networkError(page)).toBeVisible();
    await context.setOffline(false);
    await page.getByRole('banner').getByRole('link', { name: 'Community' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Community');
    await expect(page).toHaveURL('/community');
    await expect(networkError(page)).toBeHidden();
  });

  test('Back to a page that is not loaded keeps the page, and a retry opens it', async ({ page }) => {
    await openPage(page, '/community');
    await page.getByRole('banner').getByRole('link', { name: 'Sessions' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Upcoming Sessions');
    await page.reload();
    await waitForHydration(page);
    // Without the route, the chunk comes from the browser's cache.
    await page.route('**/assets/CommunityRoute-*.js', (route) => route.abort('internetdisconnected'));
    await page.evaluate(() => history.back());
    await expect(networkError(page)).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Upcoming Sessions');
    await page.unrouteAll();
    await retryButton(page).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Community');
  });

  for (const chance of ['when the network returns', 'with the next focus']) {
    const title = `suggestions that do not load are loaded again ${chance}`;
    test(title, { tag: '@2.335' }, async ({ page, context }) => {
      await openPage(page, course);
      const isFailed = page.waitForEvent('requestfailed', (request) =>
        request.url().includes('/Suggestions'),
      );
      const files = '**/assets/Suggestions.container-*.js';
      const search = page.locator('#search');
      if (chance === 'when the network returns') await context.setOffline(true);
      else await page.route(files, (route) => route.abort('internetdisconnected'));
      await search.fill('typescript');
      await isFailed;
      await context.setOffline(false);
      await page.unroute(files);
      if (chance === 'with the next focus') {
        await page.keyboard.press('Tab');
        await page.keyboard.press('Shift+Tab');
      }
      await expect(page.getByRole('listbox')).toContainText('Intro to TypeScript');
      await expect(networkError(page)).toBeHidden();
    });
  }

  const parts = [
    { path: '/', name: 'Login / Sign Up' },
    { path: course, name: 'Enroll Now' },
    { path: '/experts', name: 'Become an Expert' },
    { path: '/community', name: 'Menu', size: phone },
  ];
  for (const { path, name, size } of parts) {
    test(`the dialog of '${name}' that does not load can be retried`, async ({ page, context }) => {
      if (size) await page.setViewportSize(size);
      await openPage(page, path);
      await context.setOffline(true);
      await page.getByRole('button', { name }).click();
      await expect(networkError(page)).toBeVisible();
      await expect(page.getByRole('status').filter({ hasText: 'Loading...' })).toHaveCount(0);
      await context.setOffline(false);
      await retryButton(page).click();
      await expect(dialog(page)).toBeVisible();
      await expect(networkError(page)).toBeHidden();
    });
  }

  test('the confirmation to leave a course can be loaded again after a failure', async ({
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
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Intro to TypeScript');
    await context.setOffline(false);
    await retryButton(page).click();
    await expect(page.getByRole('alertdialog')).toBeVisible();
  });

  test('the menu of the user that does not load can be retried', async ({ page, product }) => {
    const user = await registerUser(product.url);
    await signIn(page, user);
    await page.route('**/assets/AccountMenu-*.js', (route) => route.abort('internetdisconnected'));
    await openPage(page, '/community');
    await expect(networkError(page)).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Community');
    await page.unroute('**/assets/AccountMenu-*.js');
    await retryButton(page).click();
    await expect(page.getByRole('button', { name: user.name })).toBeVisible();
  });
});

/** Whether the page has requested a chunk. */
const fetched = (page: Page, chunk: string) =>
  page.evaluate(
    (name) => performance.getEntriesByType('resource').some((entry) => entry.name.includes(name)),
    `/assets/${chunk}`,
  );

const untilFetched = (page: Page, chunk: string) => expect.poll(() => fetched(page, chunk)).toBe(true);

test.describe('prefetching', { tag: '@2.182' }, () => {
  test.use({ savesData: false });

  test('the code of a dialog or of what validates a form is loaded when it is about to be used', async ({
    page,
  }) => {
    await openPage(page, '/login');
    await untilFetched(page, 'CommunityRoute');
    await page.waitForLoadState('networkidle');
    expect(await fetched(page, 'schemas')).toBe(false);
    await page.getByLabel('Email').focus();
    await untilFetched(page, 'schemas');

    await openPage(page, '/experts');
    await untilFetched(page, 'CommunityRoute');
    await page.waitForLoadState('networkidle');
    const names = ['forms', 'schemas', 'AuthDialog', 'SignUpDialog'];
    expect(await Promise.all(names.map((name) => fetched(page, name)))).not.toContain(true);
    await page.getByRole('button', { name: 'Login / Sign Up' }).hover();
    await untilFetched(page, 'AuthDialog');
    expect(await fetched(page, 'SignUpDialog')).toBe(false);
    await page.getByRole('button', { name: 'Become an Expert' }).focus();
    await untilFetched(page, 'SignUpDialog');
  });

  test('after the first load, a page works offline', async ({ page, context, consoleErrors }) => {
    consoleErrors.expect(...connectionErrors);
    const pending = new Set<Request>();
    page.on('request', (request) => pending.add(request));
    page.on('requestfinished', (request) => pending.delete(request));
    page.on('requestfailed', (request) => pending.delete(request));
    await page.goto(course, { waitUntil: 'commit' });
    await page.waitForFunction(() => document.readyState === 'complete');
    const loadedAt = await page.evaluate(
      () => (performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming).loadEventStart,
    );
    await untilFetched(page, 'CommunityRoute');
    await page.getByRole('button', { name: 'Enroll Now' }).hover();
    await untilFetched(page, 'AuthDialog');
    await expect.poll(() => pending.size).toBe(0);
    const starts = await page.evaluate(() =>
      (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
        .filter(({ initiatorType, name }) => initiatorType === 'fetch' && name.includes('/assets/'))
        .map(({ startTime }) => startTime),
    );
    expect(Math.min(...starts)).toBeGreaterThan(loadedAt);
    await context.setOffline(true);
    await page.getByRole('button', { name: 'Enroll Now' }).click();
    await expect(dialog(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await page.getByRole('banner').getByRole('link', { name: 'Community' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Community');

    // Without its data, the next page does not replace this one.
    await page.getByRole('banner').getByRole('link', { name: 'Sessions' }).click();
    await expect(networkError(page)).toBeVisible();
    await expect(page).toHaveURL('/community');
    await context.setOffline(false);
    await retryButton(page).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Upcoming Sessions');
  });
});

test('a browser that saves data prefetches nothing', { tag: '@2.182' }, async ({ page }) => {
  const requested: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'fetch' && request.url().includes('/assets/'))
      requested.push(request.url());
  });
  await openPage(page, course);
  await page.waitForLoadState('networkidle');
  expect(requested).toEqual([]);
});
