import type { Course, Page as PageOf } from '@lyceum/api-client';
import type { Page } from '@playwright/test';
import { callApi } from '../support/api.ts';
import { openPage, openPainted, waitForHydration } from '../support/page.ts';
import { observeShifts } from '../support/shifts.ts';
import { expect, test } from '../support/test.ts';

const course = '/course/intro-to-typescript';
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** The families of the fonts that an element is painted with. */
async function fontsOf(page: Page, selector: string): Promise<string[]> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('DOM.enable');
  await devtools.send('CSS.enable');
  const { root } = await devtools.send('DOM.getDocument');
  const { nodeId } = await devtools.send('DOM.querySelector', { nodeId: root.nodeId, selector });
  const { fonts } = await devtools.send('CSS.getPlatformFontsForNode', { nodeId });
  await devtools.detach();
  return [...new Set(fonts.map(({ familyName }) => familyName))];
}

for (const locale of ['en', 'ar'] as const) {
  test.describe(`a first visit in ${locale}`, () => {
    test.use({ locale });

    for (const path of ['/', course]) {
      test(`shows the text of ${path} in its typeface without an input`, { tag: '@2.270' }, async ({
        page,
      }) => {
        await page.goto(path);
        for (const selector of ['header nav a', 'main p', 'footer a']) {
          const fonts = () => fontsOf(page, selector);
          await expect.poll(fonts, { message: selector, timeout: 3000 }).toEqual(['Readex Pro']);
        }
        await waitForHydration(page);
        expect(await page.evaluate(() => ({ ...localStorage }))).toEqual({});
      });
    }
  });
}

test('text is readable before its fonts arrive', { tag: '@2.270' }, async ({ page }) => {
  await page.route('**/*.woff2', () => {});
  await openPainted(page, '/');
  await expect(heading(page)).toBeVisible();
  expect(await fontsOf(page, 'main p')).not.toContain('Readex Pro');
});

test.describe('in the time zone of the visitor', () => {
  const timeZone = 'Pacific/Kiritimati';
  test.use({ timezoneId: timeZone });

  test('a course shows its start on the first visit', { tag: '@2.167' }, async ({ page, product }) => {
    const { body } = await callApi<PageOf<Course>>(product.url, 'GET', '/sessions?limit=1');
    const [scheduled] = body.results;
    if (!scheduled?.scheduledTime) throw new Error('No course is scheduled.');
    const time = new Intl.DateTimeFormat('en', { timeStyle: 'short', timeZone });
    await page.goto(scheduled.href);
    await expect(page.getByRole('main')).toContainText(time.format(new Date(scheduled.scheduledTime)));
  });
});

const firstLinks = [
  { from: '/', link: 'header a[href="/sessions"]' },
  { from: '/', link: 'main a[href^="/category/"]' },
  { from: '/category/web_dev', link: 'main a[href^="/course/"]' },
  { from: course, link: 'main a[href^="/category/"]' },
  { from: '/login', link: 'main a[href="/register"]' },
];
for (const { from, link } of firstLinks) {
  test(`the first press on ${link} of ${from} stays in the app`, { tag: '@2.270' }, async ({ page }) => {
    await openPage(page, from);
    const documents: string[] = [];
    page.on('request', (request) => {
      if (request.isNavigationRequest()) documents.push(request.url());
    });
    const target = page.locator(link).first();
    const address = (await target.getAttribute('href')) ?? '';
    const title = await page.title();
    await target.click();
    await expect(page).toHaveURL(address);
    await expect(page).not.toHaveTitle(title);
    expect(documents).toEqual([]);
  });
}

test('a list that ends above the fold loads more without moving anything', { tag: '@2.17' }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  const observation = Promise.withResolvers<void>();
  await page.route(/\/categories\?.*page=2/, async (route) => {
    await observation.promise;
    await route.continue();
  });
  await openPainted(page, '/domain/technology');
  const items = page.getByRole('main').locator('li[aria-posinset]');
  const first = await items.count();
  await page.evaluate(() => document.fonts.ready);
  const shifts = await observeShifts(page);
  observation.resolve();
  await waitForHydration(page);
  await expect.poll(() => items.count()).toBeGreaterThan(first);
  expect(await shifts()).toEqual([]);
});
