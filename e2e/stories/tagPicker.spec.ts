import type { Page } from '@playwright/test';
import { expect, focusedElement, openStory, test } from '../support/story.ts';

const field = (page: Page) => page.getByRole('combobox', { name: 'Areas of Expertise' });
const tag = (page: Page, name: string) =>
  // While the list is open, the tags are inert but visible.
  page.getByRole('group', { name, includeHidden: true });

test('arrow keys move, Enter selects, Escape closes and keeps the text', async ({ page }) => {
  await openStory(page, 'components-tagpicker--empty');
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('option')).toHaveText(['Python', 'Photography', 'Ceramics', 'Physics']);
  await expect(page.getByRole('option', { name: 'Python' })).toHaveAttribute('data-highlighted', '');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(tag(page, 'Photography')).toBeVisible();
  await expect(page.getByText('Photography added')).toBeAttached();
  await page.keyboard.type('p');
  await expect(page.getByRole('option')).toHaveText(['Python', 'Physics']);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('listbox')).toHaveCount(0);
  await expect(field(page)).toHaveValue('p');
  await page.keyboard.press('Escape');
  await expect(field(page)).toHaveValue('p');
  await expect(tag(page, 'Photography')).toBeVisible();
});

test('Backspace in an empty field removes the last tag and announces it', async ({ page }) => {
  await openStory(page, 'components-tagpicker--selected');
  await field(page).focus();
  await page.keyboard.type('x');
  await page.keyboard.press('Backspace');
  await expect(tag(page, 'Ceramics')).toBeVisible();
  await page.keyboard.press('Backspace');
  await expect(tag(page, 'Ceramics')).toHaveCount(0);
  await expect(page.getByText('Ceramics removed')).toBeAttached();
  await expect(tag(page, 'Photography')).toBeAttached();
});

for (const [language, back, on] of [
  ['en', 'ArrowLeft', 'ArrowRight'],
  ['ar', 'ArrowRight', 'ArrowLeft'],
] as const) {
  test.describe(() => {
    test.use({ language });

    test(`${back} moves over the tags and Delete removes one in ${language}`, async ({ page }) => {
      await openStory(page, 'components-tagpicker--selected', { language });
      await page.keyboard.press('Tab');
      const names = await page.getByRole('group').evaluateAll((tags) => tags.map((one) => one.ariaLabel));
      await page.keyboard.press(back);
      await page.keyboard.press(back);
      expect(await focusedElement(page)).toContain(String(names[1]));
      await page.keyboard.press(on);
      expect(await focusedElement(page)).toContain(String(names[2]));
      await page.keyboard.press('Delete');
      await expect(page.getByRole('group')).toHaveCount(2);
      await page.keyboard.press(on);
      expect(await focusedElement(page)).toContain('combobox');
    });
  });
}

for (const order of ['Enter, then the text', 'the text, then Enter, as in Safari'] as const) {
  test(`Enter that ends an IME composition adds nothing: ${order}`, { tag: '@2.97' }, async ({
    page,
    context,
  }) => {
    await openStory(page, 'patterns-expertisepicker--free-text');
    await field(page).focus();
    const before = await page.getByRole('group', { includeHidden: true }).count();
    const browser = await context.newCDPSession(page);
    await browser.send('Input.imeSetComposition', { text: '陶芸', selectionStart: 2, selectionEnd: 2 });
    const steps = [
      () =>
        browser.send('Input.dispatchKeyEvent', {
          type: 'rawKeyDown',
          key: 'Enter',
          code: 'Enter',
          windowsVirtualKeyCode: 229,
        }),
      () => browser.send('Input.insertText', { text: '陶芸' }),
    ];
    for (const step of order.startsWith('Enter') ? steps : steps.toReversed()) await step();
    await expect(field(page)).toHaveValue('陶芸');
    await expect(page.getByRole('group', { includeHidden: true })).toHaveCount(before);
    await page.keyboard.press('Enter');
    await expect(tag(page, '陶芸')).toBeVisible();
  });
}

test('nothing is added twice, and only suggestions are accepted without free text', { tag: '@2.84' }, async ({
  page,
}) => {
  await openStory(page, 'patterns-expertisepicker--free-text');
  await field(page).focus();
  const before = await page.getByRole('group', { includeHidden: true }).count();
  await page.keyboard.type('WEAVING');
  await page.keyboard.press('Enter');
  await expect(field(page)).toHaveValue('');
  await expect(page.getByRole('group', { includeHidden: true })).toHaveCount(before);

  await openStory(page, 'patterns-expertisepicker--suggestions-only');
  await field(page).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('group', { includeHidden: true })).toHaveCount(1);
});

test('Tab from the open list reaches no hidden element', async ({ page }) => {
  await openStory(page, 'screens-onboarding--names-loading');
  await field(page).focus();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('button', { name: 'Next' })).toHaveCount(0);
  // Records the elements that get the focus from here on, and whether they are hidden.
  const landings = await page.evaluateHandle(() => {
    const hidden: boolean[] = [];
    document.addEventListener('focusin', ({ target }) => {
      hidden.push(target instanceof Element && target.closest('[aria-hidden=true]') !== null);
    });
    return hidden;
  });
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Next' })).toBeFocused();
  expect(await landings.jsonValue()).not.toContain(true);
});

test('the state of the search is a status', async ({ page }) => {
  await openStory(page, 'patterns-expertisepicker--loading');
  await expect(page.getByRole('status').filter({ hasText: 'Loading expertises...' })).toBeVisible();
});

test('the list is at most 200 px high', { tag: '@2.85' }, async ({ page }) => {
  await openStory(page, 'patterns-expertisepicker--matches');
  const list = page.getByRole('listbox').locator('xpath=..');
  expect((await list.boundingBox())?.height).toBeLessThanOrEqual(200);
});
