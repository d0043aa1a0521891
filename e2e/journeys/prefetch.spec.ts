import type { Page } from '@playwright/test';
import { connectionErrors, networkError, retryButton } from '../support/network.ts';
import { openPage, scrollTo } from '../support/page.ts';
import { expect, test } from '../support/test.ts';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const firstCourse = (page: Page) =>
  page.getByRole('list', { name: 'Courses', exact: true }).getByRole('link').first();

/** The calls of the browser that return content of the catalog. */
function watchCalls(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/^\/v1\/(courses|categories|domains)/.test(pathname)) calls.push(pathname);
  });
  return calls;
}

test.describe('a page is prefetched', { tag: '@2.267' }, () => {
  test.use({ savesData: false });

  const intents = {
    'when the pointer rests on its link': (page: Page) => firstCourse(page).hover(),
    'when its link has the focus': (page: Page) => firstCourse(page).focus(),
  };
  for (const [name, show] of Object.entries(intents)) {
    test(`${name}, and the navigation repeats no request`, async ({ page }) => {
      await openPage(page, '/category/web_dev');
      const calls = watchCalls(page);
      await scrollTo(page, firstCourse(page));
      const title = (await firstCourse(page).textContent()) ?? '';
      const response = page.waitForResponse('**/v1/courses/*');
      await show(page);
      await response;
      await firstCourse(page).press('Enter');
      await expect(heading(page)).toHaveText(title);
      expect(calls.filter((path) => path.startsWith('/v1/courses/'))).toHaveLength(1);
    });
  }

  test('again, if the data is some seconds old', async ({ page }) => {
    await page.clock.install();
    await openPage(page, '/category/web_dev');
    await Promise.all([page.waitForResponse('**/v1/courses/*'), firstCourse(page).hover()]);
    await page.clock.fastForward(10_000);
    await Promise.all([page.waitForResponse('**/v1/courses/*'), firstCourse(page).press('Enter')]);
    await expect(page).toHaveURL(/\/course\//);
  });

  test('without a message if it fails, and the navigation shows the error', async ({
    page,
    consoleErrors,
  }) => {
    consoleErrors.expect(...connectionErrors);
    await openPage(page, '/category/web_dev');
    await page.route('**/v1/courses/*', (route) => route.abort('internetdisconnected'));
    await Promise.all([
      page.waitForEvent('requestfailed', (request) => request.url().includes('/v1/courses/')),
      firstCourse(page).hover(),
    ]);
    await expect(networkError(page)).toHaveCount(0);
    await firstCourse(page).click();
    await expect(networkError(page)).toBeVisible();
    await expect(page).toHaveURL('/category/web_dev');
    await page.unroute('**/v1/courses/*');
    await retryButton(page).click();
    await expect(page).toHaveURL(/\/course\//);
  });

  test('once, if the link is followed before the response', async ({ page, consoleErrors }) => {
    consoleErrors.expect(...connectionErrors);
    await openPage(page, '/category/web_dev');
    const calls = watchCalls(page);
    const requested = Promise.withResolvers<void>();
    const opened = Promise.withResolvers<void>();
    await page.route('**/v1/courses/*', async (route) => {
      requested.resolve();
      await opened.promise;
      await route.abort('timedout');
    });
    await firstCourse(page).hover();
    await requested.promise;
    await firstCourse(page).press('Enter');
    await expect(page.getByRole('status').filter({ hasText: 'Loading...' })).toHaveCount(1);
    expect(calls.filter((path) => path.startsWith('/v1/courses/'))).toHaveLength(1);
    opened.resolve();
    // The failure of that one request is the failure of the navigation.
    await expect(networkError(page)).toBeVisible();
  });
});

test('a browser that saves data loads a page only on demand', { tag: '@2.267' }, async ({ page }) => {
  await openPage(page, '/category/web_dev');
  const calls = watchCalls(page);
  await firstCourse(page).focus();
  await firstCourse(page).hover();
  // The list loads its next page after the pointer has rested on the link.
  await scrollTo(
    page,
    page.getByRole('list', { name: 'Courses', exact: true }).getByRole('listitem').nth(20),
  );
  expect(calls.filter((path) => path.startsWith('/v1/courses/'))).toEqual([]);
});

test('Back and Forward show the loaded pages without a network', { tag: '@2.268' }, async ({
  page,
  context,
  consoleErrors,
}) => {
  consoleErrors.expect(...connectionErrors);
  await openPage(page, '/category/web_dev');
  const title = (await firstCourse(page).textContent()) ?? '';
  await firstCourse(page).click();
  await expect(heading(page)).toHaveText(title);
  await context.setOffline(true);
  await page.goBack();
  await expect(heading(page)).toHaveText('Web Development');
  await expect(firstCourse(page)).toHaveText(title);
  await page.goForward();
  await expect(heading(page)).toHaveText(title);
  await expect(networkError(page)).toHaveCount(0);
});
