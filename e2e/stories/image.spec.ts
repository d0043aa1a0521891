import type { Page } from '@playwright/test';
import { expect, openStory, test } from '../support/story.ts';

/** Responds to every request under /missing/ with an invalid image, and records the requested paths. */
async function withoutImages(page: Page): Promise<string[]> {
  const requested: string[] = [];
  await page.route('**/missing/**', async (route) => {
    requested.push(new URL(route.request().url()).pathname);
    await route.fulfill({ status: 200, contentType: 'image/jpeg', body: 'not an image' });
  });
  return requested;
}

const image = (page: Page) => page.locator('#storybook-root img');

/** Waits until all requests have failed and no more follow. */
async function waitForContent(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
}

test('requests each source once, then shows the built-in drawing', { tag: '@2.42' }, async ({ page }) => {
  const requested = await withoutImages(page);
  await openStory(page, 'components-image--fails');
  await expect(image(page)).toHaveAttribute('src', /^data:image\/svg/);
  await expect
    .poll(() => image(page).evaluate((img: HTMLImageElement) => img.naturalWidth))
    .toBeGreaterThan(0);
  await waitForContent(page);
  expect(requested).toEqual(['/missing/image.avif', '/missing/image.jpg']);
});

test('requests a failing fallback once', async ({ page }) => {
  const requested = await withoutImages(page);
  await openStory(page, 'components-image--fallback-fails');
  await expect(image(page)).toHaveAttribute('src', '/missing/fallback.jpg');
  await waitForContent(page);
  // Later changes of the page cause no new request.
  await page.setViewportSize({ width: 375, height: 700 });
  await image(page).dispatchEvent('error');
  await image(page).dispatchEvent('error');
  await waitForContent(page);
  expect(requested).toEqual(['/missing/image.avif', '/missing/image.jpg', '/missing/fallback.jpg']);
});

test('shows initials when the avatar image fails, and requests it once', async ({ page }) => {
  const requested = await withoutImages(page);
  await openStory(page, 'components-avatar--image-fails');
  await expect(page.locator('#storybook-root')).toHaveText('L\u200cH');
  await expect(image(page)).toHaveCount(0);
  await waitForContent(page);
  expect(requested).toEqual(['/missing/portrait.jpg']);
});
