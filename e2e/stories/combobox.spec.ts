import type { Page } from '@playwright/test';
import { expect, focused, openStory, test } from '../support/story.ts';

const field = (page: Page) => page.getByRole('combobox', { name: 'Category' });
const highlighted = (page: Page) => page.locator('[role="option"][data-highlighted]');

test('typing narrows the list, arrows move in it, Enter chooses', async ({ page }) => {
  await openStory(page, 'components-combobox--empty');
  await page.keyboard.press('Tab');
  await page.keyboard.type('de');
  await expect(page.getByRole('option')).toHaveCount(2);
  await page.keyboard.press('ArrowDown');
  await expect(highlighted(page)).toContainText('Web Development');
  await page.keyboard.press('ArrowDown');
  await expect(highlighted(page)).toContainText('Graphic Design');
  await page.keyboard.press('Enter');
  await expect(field(page)).toHaveValue('Graphic Design');
  await expect(page.getByRole('listbox')).toHaveCount(0);
  expect(await focused(page)).toContain('combobox "Category"');
});

test('Escape closes the list and keeps what was chosen, however often it is pressed', async ({ page }) => {
  await openStory(page, 'components-combobox--open');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('listbox')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(field(page)).toHaveValue('Web Development');
});

test('what was typed and not chosen is put back when one leaves', async ({ page }) => {
  await openStory(page, 'components-combobox--open');
  await page.keyboard.press('Control+A');
  await page.keyboard.type('zzz');
  await expect(page.getByRole('status').filter({ hasText: 'No matches found' })).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(field(page)).toHaveValue('Web Development');
});

test('of a long list only what is in view is drawn, and the keys reach all of it', async ({ page }) => {
  await openStory(page, 'components-combobox--many-options');
  await expect(highlighted(page)).toHaveText('Category 400');
  await expect(highlighted(page)).toBeInViewport();
  await expect(highlighted(page)).toHaveAttribute('aria-setsize', '400');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(highlighted(page)).toHaveText('Category 1');
  await expect(highlighted(page)).toBeInViewport();
  for (let step = 1; step < 20; step += 1) await page.keyboard.press('ArrowDown');
  await expect(highlighted(page)).toHaveText('Category 20');
  await expect(highlighted(page)).toBeInViewport();
  expect(await page.getByRole('option').count()).toBeLessThan(60);
  await page.keyboard.press('Enter');
  await expect(field(page)).toHaveValue('Category 20');
});
