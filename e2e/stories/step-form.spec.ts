import { expect, openStory, test } from '../support/story.ts';

test('the heading of a new step gets the focus, and the first invalid field of an incomplete step', {
  tag: '@2.149',
}, async ({ page }) => {
  await openStory(page, 'patterns-stepform--next-step');
  await expect(page.getByRole('heading', { name: 'What qualifies you?' })).toBeFocused();
  await expect(page.getByRole('progressbar')).toHaveAttribute('aria-valuetext', 'Step 2 of 3');

  await page.keyboard.press('Tab');
  const field = page.getByRole('textbox', { name: 'Qualifications' });
  await expect(field).toBeFocused();
  await page.getByRole('button', { name: 'Next' }).focus();
  await page.keyboard.press('Enter');
  await expect(field).toBeFocused();
  await expect(field).toHaveAttribute('aria-invalid', 'true');

  // A second attempt moves the focus again although the error is already shown.
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(field).toBeFocused();

  await page.keyboard.type('Ten years of practice');
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByRole('heading', { name: 'Who are you?' })).toBeFocused();
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(page.getByRole('heading', { name: 'What qualifies you?' })).toBeFocused();
  await expect(field).toHaveValue('Ten years of practice');
});
