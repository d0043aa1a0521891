import type { Page } from '@playwright/test';
import { expect, focusedElement, openStory, test } from '../support/story.ts';

const field = (page: Page) => page.getByRole('combobox', { name: 'Category' });
const highlighted = (page: Page) => page.locator('[role="option"][data-highlighted]');

test('typing filters the list, arrow keys move in it, Enter selects', async ({ page }) => {
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
  expect(await focusedElement(page)).toContain('combobox "Category"');
});

test('Escape closes the list and keeps the selected value, even when pressed repeatedly', async ({
  page,
}) => {
  await openStory(page, 'components-combobox--open');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('listbox')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(field(page)).toHaveValue('Web Development');
});

test('text that selects no option is reset on blur', async ({ page }) => {
  await openStory(page, 'components-combobox--open');
  await page.keyboard.press('Control+A');
  await page.keyboard.type('zzz');
  await expect(page.getByRole('status').filter({ hasText: 'No matches found' })).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(field(page)).toHaveValue('Web Development');
});

test('a long list renders only the visible options, and every option is reachable by keyboard', async ({
  page,
}) => {
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
