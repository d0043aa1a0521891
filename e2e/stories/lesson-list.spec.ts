import { expect, focusedElement, openStory, test } from '../support/story.ts';

test('lessons are checked by keyboard in any order', async ({ page }) => {
  await openStory(page, 'patterns-lessonlist--in-progress');
  await expect(page.getByRole('list', { name: 'Sessions' }).getByRole('listitem')).toHaveCount(8);
  for (let step = 0; step < 4; step += 1) await page.keyboard.press('Tab');
  expect(await focusedElement(page)).toBe('checkbox "Session 4"');
  await page.keyboard.press('Space');
  expect(await focusedElement(page)).toBe('checkbox "Session 4" [checked]');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Space');
  await expect(page.getByRole('checkbox', { name: 'Session 2' })).not.toBeChecked();
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(2);
});

test.describe(() => {
  test.use({ language: 'ar' });

  test('a press anywhere on its row checks a lesson', async ({ page }) => {
    await openStory(page, 'patterns-lessonlist--in-progress', { language: 'ar' });
    const line = page.getByRole('listitem').nth(2);
    const box = await line.boundingBox();
    if (!box) throw new Error('There is no third lesson.');
    await line.click({ position: { x: 8, y: box.height / 2 } });
    await expect(line.getByRole('checkbox')).toBeChecked();
  });
});
