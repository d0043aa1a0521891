import type { Locator, Page } from '@playwright/test';

/** A text field of the course form, in the selected language. */
export const labeled = (page: Page, name: 'Name' | 'Description'): Locator =>
  page.getByRole('textbox', { name, exact: true });

/** Fills the required fields but the name. */
export async function fillRest(page: Page): Promise<void> {
  await labeled(page, 'Description').fill('Ten knots that hold, and when to use which.');
  await page.getByRole('combobox', { name: 'Category' }).fill('Web Dev');
  await page.getByRole('option', { name: /^Web Development/ }).click();
  await page.getByLabel('Number of Sessions').fill('3');
}
