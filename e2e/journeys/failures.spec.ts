import type { Page, Route } from '@playwright/test';
import { openPage, scrollTo } from '../support/page.ts';
import { expect, failedRequest, test } from '../support/test.ts';
import { registerUser, signIn } from '../support/users.ts';

const unavailable = (route: Route) =>
  route.fulfill({
    status: 503,
    json: { code: 'unavailable', message: 'The library is closed for a moment.' },
  });
const wordless = (route: Route) => route.fulfill({ status: 503, body: '' });
const unreachable = (route: Route) => route.abort('connectionrefused');

const failures = [
  ['its message', unavailable, 'Error: The library is closed for a moment.'],
  ['the default text', wordless, 'Error: Failed to fetch courses'],
  ['the network’s text', unreachable, 'Error: Network error. Please try again.'],
] as const;

const courses = (page: Page) =>
  page.getByRole('list', { name: 'Courses', exact: true }).getByRole('listitem');

for (const [description, fail, text] of failures) {
  test(`a failed page of a list shows ${description}, keeps the loaded items and recovers`, {
    tag: '@8.12',
  }, async ({ page, consoleErrors }) => {
    consoleErrors.expect(failedRequest(503), /net::ERR_CONNECTION_REFUSED/);
    await openPage(page, '/category/web_dev');
    const first = await courses(page).first().textContent();
    await page.route('**/v1/categories/*/courses*', fail);
    const error = page.getByRole('alert').filter({ hasText: text });
    await scrollTo(page, error);
    const loadedCount = await courses(page).count();
    expect(loadedCount).toBeGreaterThanOrEqual(12);
    await expect(courses(page).first()).toHaveText(first ?? '');

    await page.unroute('**/v1/categories/*/courses*');
    await error.getByRole('button', { name: 'Try again' }).click();
    await expect(error).toBeHidden();
    await expect(courses(page).nth(loadedCount)).toBeAttached();
  });
}

test('a failed sort shows the error instead of the list and recovers', { tag: '@2.35' }, async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.expect(failedRequest(503));
  await openPage(page, '/category/web_dev');
  await page.route('**/v1/categories/*/courses*', unavailable);
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption('Price');
  await expect(page.getByRole('alert')).toContainText('Error: The library is closed for a moment.');
  await expect(courses(page)).toHaveCount(0);
  await page.unroute('**/v1/categories/*/courses*');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(courses(page).nth(11)).toBeVisible();
});

test('a page that fails to load during a navigation shows an error and recovers', {
  tag: ['@2.148', '@8.13'],
}, async ({ page, consoleErrors }) => {
  consoleErrors.expect(failedRequest(503), /ErrorResponseImpl|status: 503/);
  await openPage(page, '/category/web_dev');
  await page.route('**/v1/courses/*', unavailable);
  await courses(page).first().getByRole('link').click();
  await expect(page.getByText('Error: The library is closed for a moment.')).toBeVisible();
  for (const around of ['banner', 'contentinfo'] as const) await expect(page.getByRole(around)).toBeVisible();
  await page.unroute('**/v1/courses/*');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('button', { name: 'Enroll Now' })).toBeVisible();
});

test('a page that throws keeps header and footer working and recovers', { tag: '@2.148' }, async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.expect(/TypeError/);
  const senseless = (route: Route) => route.fulfill({ json: { not: 'a course' } });
  const broken = page.getByRole('heading', { name: 'Something went wrong', level: 1 });
  await openPage(page, '/category/web_dev');
  await page.route('**/v1/courses/*', senseless);
  await courses(page).first().getByRole('link').click();
  await expect(broken).toBeFocused();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await page.unroute('**/v1/courses/*');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('button', { name: 'Enroll Now' })).toBeVisible();

  await page.goBack();
  await page.route('**/v1/courses/*', senseless);
  await courses(page).first().getByRole('link').click();
  await expect(broken).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: 'Sessions' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Upcoming Sessions');
});

test('a failed enrollment shows the reason and can be retried', {
  tag: ['@2.46', '@4.11'],
}, async ({ page, product, consoleErrors }) => {
  consoleErrors.expect(failedRequest(503), /net::ERR_CONNECTION_REFUSED/);
  await signIn(page, await registerUser(product.url));
  await openPage(page, '/course/intro-to-typescript');
  await expect(page.getByRole('button', { name: 'Nour Haddad' })).toBeVisible();
  const enroll = page.getByRole('button', { name: 'Enroll Now' });
  for (const [fail, text] of [
    [unavailable, 'The library is closed for a moment.'],
    [wordless, 'Failed to enroll in course'],
    [unreachable, 'Network error. Please try again.'],
  ] as const) {
    await page.route('**/v1/courses/*/enroll', fail);
    await enroll.click();
    await expect(page.getByRole('alert')).toHaveText(text);
    await page.unroute('**/v1/courses/*/enroll');
  }

  // Leaving the page discards its state: on return, the course is loaded again without the previous message.
  await page.getByRole('banner').getByRole('link', { name: 'Community' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Community');
  const anew = page.waitForRequest('**/v1/courses/intro-to-typescript');
  await page.goBack();
  await anew;
  await expect(enroll).toBeVisible();
  await expect(page.getByRole('alert')).toBeHidden();

  await enroll.click();
  await expect(page.getByText('Successfully enrolled')).toBeVisible();
});

test('a dashboard that fails to load is only logged, and a retry loads it', {
  tag: '@2.58',
}, async ({ page, product, consoleErrors }) => {
  consoleErrors.expect(failedRequest(503), /The enrollments could not be loaded: The library is closed/);
  await signIn(page, await registerUser(product.url));
  await page.route('**/v1/users/me/enrollments*', unavailable);
  const logged = page.waitForEvent('console', (message) =>
    message.text().startsWith('The enrollments could not be loaded'),
  );
  await openPage(page, '/dashboard');
  await logged;
  await expect(page.getByRole('heading', { name: 'My Courses' })).toBeVisible();
  await expect(page.getByRole('main')).not.toContainText(/error|closed|failed/i);
  await expect(page.getByRole('main').getByRole('alert')).toBeHidden();
  await page.unroute('**/v1/users/me/enrollments*');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('You are not enrolled in any course yet')).toBeVisible();
});

test('a default replaces an image that fails to load', { tag: '@2.42' }, async ({ page, consoleErrors }) => {
  consoleErrors.expect(/ERR_FAILED/);
  await page.route('**/pictures/courses/**', (route) => route.abort('failed'));
  await openPage(page, '/course/intro-to-typescript');
  const imageAddress = () =>
    page
      .getByRole('main')
      .locator('img')
      .first()
      .evaluate((image: HTMLImageElement) => (image.naturalWidth > 0 ? image.currentSrc : ''));
  await expect.poll(imageAddress).toMatch(/^data:image/);
});
