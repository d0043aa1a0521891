import type { Page } from '@playwright/test';
import { expect, openStory, test } from '../support/story.ts';

/** Answers every address under /missing/ with what is no picture, and keeps which were asked for. */
async function withoutImages(page: Page): Promise<string[]> {
  const asked: string[] = [];
  await page.route('**/missing/**', async (route) => {
    asked.push(new URL(route.request().url()).pathname);
    await route.fulfill({ status: 200, contentType: 'image/jpeg', body: 'not an image' });
  });
  return asked;
}

const image = (page: Page) => page.locator('#storybook-root img');

/** All that was asked for has failed and nothing more is on its way. */
async function settled(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
}

test('each source is asked for once, then the drawing is shown', { tag: '@8.36' }, async ({ page }) => {
  const asked = await withoutImages(page);
  await openStory(page, 'components-image--fails');
  await expect(image(page)).toHaveAttribute('src', /^data:image\/svg/);
  await expect
    .poll(() => image(page).evaluate((img: HTMLImageElement) => img.naturalWidth))
    .toBeGreaterThan(0);
  await settled(page);
  expect(asked).toEqual(['/missing/image.avif', '/missing/image.jpg']);
});

test('a fallback that fails too is asked for once, and never again', async ({ page }) => {
  const asked = await withoutImages(page);
  await openStory(page, 'components-image--fallback-fails');
  await expect(image(page)).toHaveAttribute('src', '/missing/fallback.jpg');
  await settled(page);
  // Whatever happens on the page later does not start it anew.
  await page.setViewportSize({ width: 375, height: 700 });
  await image(page).dispatchEvent('error');
  await image(page).dispatchEvent('error');
  await settled(page);
  expect(asked).toEqual(['/missing/image.avif', '/missing/image.jpg', '/missing/fallback.jpg']);
});

test('initials stand in for a portrait that does not load, which is asked for once', async ({ page }) => {
  const asked = await withoutImages(page);
  await openStory(page, 'components-avatar--image-fails');
  await expect(page.locator('#storybook-root')).toHaveText('L\u200cH');
  await expect(image(page)).toHaveCount(0);
  await settled(page);
  expect(asked).toEqual(['/missing/portrait.jpg']);
});
