import { expect, openStory, test } from '../support/story.ts';

test('a banner announces the result of its action in the same status', async ({ page }) => {
  await openStory(page, 'components-banner--action-result');
  // The story's `play` has pressed the button.
  await expect(page.getByRole('status')).toHaveText('Verification email sent. Please check your inbox.');
  await page.getByRole('button', { name: 'Dismiss' }).focus();
  await expect(page.getByRole('button', { name: 'Dismiss' })).toBeFocused();
});

test('a notice is a status, and an alert when it is critical', async ({ page }) => {
  await openStory(page, 'components-notice--positive');
  await expect(page.getByRole('status')).toHaveText('Successfully enrolled');
  await openStory(page, 'components-notice--critical');
  await expect(page.getByRole('alert')).toHaveText('Failed to resend verification email');
});
