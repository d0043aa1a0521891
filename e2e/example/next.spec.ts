import { accessibilityErrors, injectAxe } from '../../tools/accessibility.ts';
import { expect, test } from './test.ts';

test('the server renders the courses, in the language of the address', async ({ request }) => {
  const response = await request.get('ar');
  const html = await response.text();
  expect(html).toContain('<html lang="ar" dir="rtl"');
  expect(html).toContain('صناعة الفخّار');
});

test('a press enrolls, and a link changes the language without loading the page again', async ({ page }) => {
  await page.goto('en');
  await injectAxe(page);
  expect(await accessibilityErrors(page, 'next')).toEqual([]);

  const course = page.getByRole('listitem').filter({ hasText: 'Pottery' });
  await course.getByRole('button', { name: 'Enroll' }).click();
  const dialog = page.getByRole('dialog', { name: 'Enroll in this course?' });
  await dialog.getByRole('button', { name: 'Enroll' }).click();
  await expect(course.getByText('You are enrolled.')).toBeVisible();
  await expect(dialog).toBeHidden();

  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  await page.getByRole('link', { name: 'العربية' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('دورات الخريف');
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
});
