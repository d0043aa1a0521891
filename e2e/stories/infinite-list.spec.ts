import type { Page } from '@playwright/test';
import { observeShifts } from '../support/shifts.ts';
import { expect, openStory, test } from '../support/story.ts';

const items = (page: Page) => page.locator('li[aria-posinset]');
const list = (page: Page) => page.locator('[data-requests]');
const pageRequests = /index\.json\?after=/;

/** One item per row, so that a page of twelve is longer than the viewport. */
const phone = { width: 375, height: 740 };

/** Opens a story with hundreds of items and waits until only a few of them are in the document. */
async function openLong(page: Page, story: 'long' | 'very-long' = 'long') {
  // The list first renders all items, which is slow.
  test.slow();
  await openStory(page, `patterns-infinitelist--${story}`);
  await expect.poll(() => items(page).count()).toBeLessThan(60);
}

/** Delays the requests for further pages. @returns a function that releases them */
async function holdPages(page: Page): Promise<() => void> {
  let go = () => {};
  const release = new Promise<void>((resolve) => {
    go = resolve;
  });
  await page.route(pageRequests, async (route) => {
    await release;
    await route.continue();
  });
  return go;
}

/** Waits until the scrolled-to items are rendered. */
const waitForRendering = (page: Page) =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));

/** Scrolls until the last item is this many pixels below the viewport. */
async function scrollUntilLastIs(page: Page, pixels: number) {
  await page.evaluate((below) => {
    const last = document.querySelector('li[aria-posinset]:last-of-type');
    const top = last?.getBoundingClientRect().top ?? 0;
    window.scrollBy(0, top - window.innerHeight - below);
  }, pixels);
  await waitForRendering(page);
}

/** The text and the top of each item in the viewport. */
const positions = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('li[aria-posinset]')]
      .map((item) => ({ place: item.getAttribute('aria-posinset'), box: item.getBoundingClientRect() }))
      .filter(({ box }) => box.bottom > 0 && box.top < window.innerHeight)
      .map(({ place, box }) => [place, Math.round(box.left), Math.round(box.top)]),
  );

test('requests the next page once, when the last item is within 100 px of the viewport', {
  tag: '@2.17',
}, async ({ page }) => {
  await page.setViewportSize(phone);
  const go = await holdPages(page);
  await openStory(page, 'patterns-infinitelist--scrolling');
  await expect(items(page)).toHaveCount(12);
  await scrollUntilLastIs(page, 110);
  await expect(list(page)).toHaveAttribute('data-requests', '0');
  await scrollUntilLastIs(page, 90);
  await expect(list(page)).toHaveAttribute('data-requests', '1');
  await expect(page.getByRole('button', { name: 'Loading more courses...' })).toBeAttached();
  await scrollUntilLastIs(page, -200);
  await scrollUntilLastIs(page, 300);
  await scrollUntilLastIs(page, 0);
  await expect(list(page)).toHaveAttribute('data-requests', '1');
  go();
  await expect(items(page)).toHaveCount(24);
});

test('nothing shifts when a page arrives, and the number of added items is announced', async ({ page }) => {
  await page.setViewportSize(phone);
  const go = await holdPages(page);
  await openStory(page, 'patterns-infinitelist--scrolling');
  await scrollUntilLastIs(page, 0);
  await expect(page.getByRole('button', { name: 'Loading more courses...' })).toBeAttached();
  const shifts = await observeShifts(page);
  const before = await positions(page);
  go();
  await expect(page.getByRole('status')).toHaveText('12 more loaded');
  expect(await positions(page)).toEqual(expect.arrayContaining(before));
  expect(await shifts()).toEqual([]);
});

test('the skip link moves the focus past the list', async ({ page }) => {
  await page.setViewportSize(phone);
  await openStory(page, 'patterns-infinitelist--scrolling');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip this list' })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'All Categories' })).toBeFocused();
});

test('the button keeps the focus through pages, errors and the end of the list', async ({ page }) => {
  await page.setViewportSize(phone);
  let isBroken = false;
  // From the start: a running page may send its next request before a new route applies.
  await page.route(pageRequests, (route) =>
    isBroken ? route.fulfill({ body: 'out of order' }) : route.continue(),
  );
  await openStory(page, 'patterns-infinitelist--scrolling');
  await page.getByRole('button', { name: 'Load more' }).focus();
  await expect(items(page)).toHaveCount(24);
  isBroken = true;
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Try again' })).toBeFocused();
  isBroken = false;
  await page.keyboard.press('Enter');
  await expect(items(page)).toHaveCount(36);
  await expect(page.getByText('You have reached the end of the list.')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'All Categories' })).toBeFocused();
});

test('of two thousand items only a few are in the document at any scroll position', async ({ page }) => {
  await openLong(page, 'very-long');
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  expect(height).toBeGreaterThan(100_000);
  for (const share of [0, 0.25, 0.5, 0.75, 1]) {
    await page.evaluate((part) => window.scrollTo(0, part * document.documentElement.scrollHeight), share);
    await waitForRendering(page);
    expect(await items(page).count()).toBeLessThan(60);
    expect((await positions(page)).length).toBeGreaterThan(4);
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(height);
  }
  await expect(items(page).last()).toHaveAttribute('aria-posinset', '2000');
  await expect(items(page).last()).toHaveAttribute('aria-setsize', '2000');
});

test('nothing shifts when virtualization starts, and the focused item stays', async ({ page }) => {
  const go = await holdPages(page);
  await openStory(page, 'patterns-infinitelist--almost-long');
  await expect(items(page)).toHaveCount(96);
  await items(page).nth(5).getByRole('link').focus();
  await scrollUntilLastIs(page, -100);
  await expect(page.getByRole('button', { name: 'Loading more courses...' })).toBeAttached();
  const shifts = await observeShifts(page);
  const before = await positions(page);
  go();
  await expect(page.getByRole('status')).toHaveText('12 more loaded');
  await expect.poll(() => items(page).count()).toBeLessThan(80);
  expect(await positions(page)).toEqual(expect.arrayContaining(before));
  expect(await shifts()).toEqual([]);
  await expect(items(page).nth(5).getByRole('link')).toBeFocused();
  await expect(items(page).nth(5)).toHaveAttribute('aria-posinset', '6');
});

test('Tab moves through a long list in order, from any scroll position', async ({ page }) => {
  await openLong(page);
  const place = () =>
    page.evaluate(() => document.activeElement?.closest('li')?.getAttribute('aria-posinset') ?? null);
  const visited: (string | null)[] = [];
  for (let step = 0; step < 30; step += 1) {
    await page.keyboard.press('Tab');
    visited.push(await place());
  }
  expect(visited).toEqual(Array.from({ length: 30 }, (_, index) => `${index + 1}`));
  await page.mouse.wheel(0, 20_000);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(15_000);
  await waitForRendering(page);
  await page.keyboard.press('Tab');
  expect(await place()).toBe('31');
  await expect(page.locator('li[aria-posinset="31"]')).toBeInViewport();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Shift+Tab');
  expect(await place()).toBe('29');
});

test('Tab enters a long list at its first item, and Shift+Tab at its last', async ({ page }) => {
  await openLong(page);
  await page.getByRole('link', { name: 'All Categories' }).focus();
  await page.keyboard.press('Shift+Tab');
  await expect(page.locator('li[aria-posinset="400"] a')).toBeFocused();
  for (let step = 0; step < 12; step += 1) await page.keyboard.press('Shift+Tab');
  await expect(page.locator('li[aria-posinset="388"] a')).toBeFocused();
});

test.describe('in a page with a history of its own', () => {
  test.use({ kind: 'own' });

  test('going back restores the position in a long list', async ({ page }) => {
    await openStory(page, 'patterns-infinitelist--almost-long');
    await scrollUntilLastIs(page, 0);
    await expect(page.getByRole('status')).toHaveText('12 more loaded');
    await expect.poll(() => items(page).count()).toBeLessThan(80);
    await page.evaluate(() => window.scrollTo(0, 3000));
    await waitForRendering(page);
    const before = await positions(page);
    await page.getByRole('link', { name: 'Skip this list' }).evaluate((link: HTMLElement) => link.click());
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(5000);
    await page.goBack();
    await expect.poll(() => positions(page)).toEqual(before);
  });
});

test('rotating the phone keeps the reading position', async ({ page }) => {
  await openLong(page);
  await page.evaluate(() => window.scrollTo(0, 20_000));
  await waitForRendering(page);
  const [first] = await positions(page);
  await page.setViewportSize(phone);
  await expect(page.locator(`li[aria-posinset="${first?.[0]}"]`)).toBeInViewport();
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(page.locator(`li[aria-posinset="${first?.[0]}"]`)).toBeInViewport();
});

test.describe('without the virtualization chunk', () => {
  test.use({ kind: 'own' });

  test('the list renders completely', async ({ page }) => {
    await page.route(/RowCounter.*\.js/, (route) =>
      route.fulfill({ contentType: 'text/javascript', body: 'throw new Error("gone")' }),
    );
    await openStory(page, 'patterns-infinitelist--almost-long');
    await scrollUntilLastIs(page, 0);
    await expect(items(page)).toHaveCount(108);
  });
});
