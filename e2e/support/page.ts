import { expect, type Locator, type Page } from '@playwright/test';

/** The viewports that the product is designed for. */
export const desktop = { width: 1280, height: 800 };
export const phone = { width: 375, height: 812 };
/** The phone of Lighthouse and of the benchmarks. */
export const lighthousePhone = { width: 412, height: 823 };
const smallest = { width: 320, height: 640 };

/** Opens a page and waits for its hydration. */
export async function openPage(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await waitForHydration(page);
}

/** Opens a page and waits for its first paint: before that, a control may be in the document but not at its place. */
export async function openPainted(page: Page, address: string): Promise<void> {
  await page.goto(address, { waitUntil: 'commit' });
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
}

/** Waits until the page is interactive and has repeated the early input. A signed-in user no longer sees the page of a guest. */
export async function waitForHydration(page: Page): Promise<void> {
  await page.waitForFunction(
    () => document.readyState === 'complete' && !('earlyInput' in window && window.earlyInput),
  );
}

/** Waits until the first content has loaded. */
export async function waitForContent(page: Page): Promise<void> {
  await expect(page.locator('h1')).toBeVisible();
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
}

/** Expects that an action shows a text, even for a moment: Playwright checks every frame within the page. */
export async function expectToShow(text: Locator, act: () => Promise<void>): Promise<void> {
  await Promise.all([text.waitFor(), act()]);
}

/** Scrolls an infinite list until it contains the target. */
export async function scrollTo(page: Page, target: Locator): Promise<void> {
  await expect(async () => {
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await expect(target).toBeVisible({ timeout: 300 });
  }).toPass();
  await target.scrollIntoViewIfNeeded();
}

/** Expects that the page does not scroll horizontally, now and at the 320 pixels of WCAG 1.4.10. */
export async function expectToFit(page: Page): Promise<void> {
  const before = page.viewportSize();
  await expectNoHorizontalScroll(page);
  await page.setViewportSize(smallest);
  await expectNoHorizontalScroll(page);
  if (before) await page.setViewportSize(before);
}

async function expectNoHorizontalScroll(page: Page): Promise<void> {
  const { scrollWidth, clientWidth } = await page.evaluate(() => {
    const html = document.documentElement;
    return { scrollWidth: html.scrollWidth, clientWidth: html.clientWidth };
  });
  expect(scrollWidth, `the width of ${page.url()}`).toBeLessThanOrEqual(clientWidth);
}

/** Delays the files that match. @returns a function that waits until one is requested, and releases them */
export async function holdBack(page: Page, files: string): Promise<() => Promise<void>> {
  const requested = Promise.withResolvers<void>();
  const released = Promise.withResolvers<void>();
  await page.route(files, async (route) => {
    requested.resolve();
    await released.promise;
    await route.continue();
  });
  return async () => {
    await requested.promise;
    released.resolve();
  };
}

/** Opens a page whose hydration waits for a release. */
export async function openUnhydrated(page: Page, address: string): Promise<() => Promise<void>> {
  const release = await holdBack(page, '**/assets/app-*.js');
  await openPainted(page, address);
  await page.locator('footer').waitFor();
  return release;
}
