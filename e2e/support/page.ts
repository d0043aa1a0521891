import { expect, type Locator, type Page } from '@playwright/test';

/** The windows that the product is drawn for. */
export const desktop = { width: 1280, height: 800 };
export const phone = { width: 375, height: 812 };
const smallest = { width: 320, height: 640 };

/** Waits until React has taken over: before that a click would do what the finished HTML does. */
export async function opened(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await hydrated(page);
}

export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const button = document.querySelector('header button');
    return button !== null && Object.keys(button).some((key) => key.startsWith('__reactProps'));
  });
}

/** Everything that the page begins with is there. */
export async function settled(page: Page): Promise<void> {
  await expect(page.locator('h1')).toBeVisible();
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
}

/**
 * Does what shows a text, and makes sure that it was there, however soon it goes again: the page itself looks for it
 * at each frame, and not the test now and then.
 */
export async function expectToShow(text: Locator, act: () => Promise<void>): Promise<void> {
  await Promise.all([text.waitFor(), act()]);
}

/** Goes down an infinite list until it shows what is wanted. */
export async function scrollTo(page: Page, target: Locator): Promise<void> {
  await expect(async () => {
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await expect(target).toBeVisible({ timeout: 300 });
  }).toPass();
  await target.scrollIntoViewIfNeeded();
}

/** Nothing stands out of the page at its side, now and in a window as narrow as WCAG 1.4.10 has it. */
export async function expectToFit(page: Page): Promise<void> {
  const before = page.viewportSize();
  await expectNoSidewaysScroll(page);
  await page.setViewportSize(smallest);
  await expectNoSidewaysScroll(page);
  if (before) await page.setViewportSize(before);
}

async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const { wide, room } = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return { wide: scrollWidth, room: clientWidth };
  });
  expect(wide, `the width of ${page.url()}`).toBeLessThanOrEqual(room);
}
