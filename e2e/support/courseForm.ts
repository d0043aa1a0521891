import type { Locator, Page } from '@playwright/test';

/** A text field of the course form, in the selected language. */
export const labeled = (page: Page, name: 'Name' | 'Description'): Locator =>
  page.getByRole('textbox', { name, exact: true });

/** Fills the required fields but the name. */
export async function fillRest(page: Page): Promise<void> {
  await labeled(page, 'Description').fill('Ten knots that hold, and when to use which.');
  await page.getByRole('combobox', { name: 'Category' }).fill('Web Dev');
  await page.getByRole('option', { name: /^Web Development/ }).click();
}

/**
 * Pastes titles, one per line, into a lesson of the course form.
 * @param label the name of the lesson's field
 */
export async function pasteTitles(
  page: Page,
  number: number,
  titles: string,
  label = `Title of session ${number}`,
): Promise<void> {
  await page.getByRole('textbox', { name: label }).evaluate((field, text) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text', text);
    field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, titles);
}
