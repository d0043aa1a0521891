import type { Page } from '@playwright/test';
import { expect, openStory, test } from '../support/story.ts';

const region = (page: Page) => page.getByRole('status', { name: 'Messages' });
const toast = (page: Page) => page.getByRole('group', { name: 'Verification email sent.' });
const opener = (page: Page) => page.getByRole('button', { name: 'Resend Verification Email' });
const stay = 6000;

test.describe('a toast', () => {
  test.beforeEach(async ({ page }) => {
    await page.clock.install();
    await openStory(page, 'components-toast--empty');
    await page.clock.pauseAt(Date.now() + 60_000);
    await opener(page).focus();
    await page.keyboard.press('Enter');
    await expect(toast(page)).toBeVisible();
  });

  test('is said as a status in a region that was there before, and takes no focus', async ({ page }) => {
    await expect(region(page)).toHaveText(/Verification email sent/);
    await expect(region(page)).toHaveAttribute('aria-live', 'polite');
    await expect(opener(page)).toBeFocused();
  });

  test('vanishes by itself', async ({ page }) => {
    await page.clock.runFor(stay - 500);
    await expect(toast(page)).toBeVisible();
    await page.clock.runFor(1000);
    await expect(toast(page)).toHaveCount(0);
    await expect(opener(page)).toBeFocused();
  });

  test('stays while the pointer rests on it', async ({ page }) => {
    await page.clock.runFor(stay / 2);
    await toast(page).hover();
    await page.clock.runFor(stay * 2);
    await expect(toast(page)).toBeVisible();
    await page.mouse.move(10, 400);
    await page.clock.runFor(stay / 2 - 500);
    await expect(toast(page)).toBeVisible();
    await page.clock.runFor(1000);
    await expect(toast(page)).toHaveCount(0);
  });

  test('stays while it has the focus, and Escape dismisses it', async ({ page }) => {
    await page.keyboard.press('F6');
    await page.keyboard.press('Tab');
    await expect(toast(page)).toBeFocused();
    await page.clock.runFor(stay * 2);
    await expect(toast(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await page.clock.runFor(500);
    await expect(toast(page)).toHaveCount(0);
    await expect(opener(page)).toBeFocused();
  });

  test('is dismissed by its button, and the focus goes back', async ({ page }) => {
    await page.keyboard.press('F6');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: 'Dismiss' })).toBeFocused();
    await page.keyboard.press('Enter');
    await page.clock.runFor(500);
    await expect(toast(page)).toHaveCount(0);
    await expect(opener(page)).toBeFocused();
  });
});

for (const { language, side } of [
  { language: 'en', side: 'right' },
  { language: 'ar', side: 'left' },
] as const) {
  test(`in ${language} it is at the ${side}, and a swipe that way dismisses it`, async ({ page }) => {
    await openStory(page, 'components-toast--info', { language });
    const group = page.getByRole('group');
    const box = await group.boundingBox();
    if (!box) throw new Error('The toast is not on the page.');
    expect(side === 'left' ? box.x : 1280 - box.x - box.width).toBe(24);
    const from = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(from.x + (side === 'left' ? -100 : 100), from.y, { steps: 5 });
    await page.mouse.up();
    await expect(group).toHaveCount(0);
  });
}
