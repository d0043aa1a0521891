import { expect, openStory, test } from '../support/story.ts';

test('a step that is reached has its heading read out; one that is not done, its first fault', async ({
  page,
}) => {
  await openStory(page, 'patterns-stepform--going-on');
  await expect(page.getByRole('heading', { name: 'What qualifies you?' })).toBeFocused();
  await expect(page.getByRole('progressbar')).toHaveAttribute('aria-valuetext', 'Step 2 of 3');

  await page.keyboard.press('Tab');
  const field = page.getByRole('textbox', { name: 'Qualifications' });
  await expect(field).toBeFocused();
  await page.getByRole('button', { name: 'Next' }).focus();
  await page.keyboard.press('Enter');
  await expect(field).toBeFocused();
  await expect(field).toHaveAttribute('aria-invalid', 'true');

  // Once more, with the fault already shown: the focus goes there again.
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(field).toBeFocused();

  await page.keyboard.type('Ten years of practice');
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByRole('heading', { name: 'Who are you?' })).toBeFocused();
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(page.getByRole('heading', { name: 'What qualifies you?' })).toBeFocused();
  await expect(field).toHaveValue('Ten years of practice');
});

test('the steps are a list that says where one is', async ({ page }) => {
  await openStory(page, 'components-stepper--spoken');
  await expect(page.getByRole('list', { name: 'Steps' })).toMatchAriaSnapshot(`
    - list "Steps":
      - listitem: Areas of Expertise Done
      - listitem: Qualifications
      - listitem: Professional Bio To come
      - listitem: Account To come
  `);
  await expect(page.locator('[aria-current="step"]')).toHaveText(/Qualifications/);
});

test('larger text changes the steps to their narrow form, and none is cut', async ({ page }) => {
  await openStory(page, 'components-stepper--narrow');
  await page.addStyleTag({ content: 'html { font-size: 200% }' });
  const list = page.getByRole('list', { name: 'Steps' });
  const room = await list.boundingBox();
  for (const step of await page.getByRole('listitem').all()) {
    const box = await step.boundingBox();
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual((room?.x ?? 0) + (room?.width ?? 0) + 0.5);
  }
  await expect(page.getByText('Professional Bio')).toBeInViewport();
});
