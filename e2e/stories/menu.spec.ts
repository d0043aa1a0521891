import type { Page } from '@playwright/test';
import { expect, openStory, test } from '../support/story.ts';

const entries = (page: Page) => page.getByRole('menuitem');
const opener = (page: Page) => page.getByRole('button').first();

test.describe('in English', () => {
  test.beforeEach(async ({ page }) => {
    await openStory(page, 'components-menu--closed');
    await page.keyboard.press('Tab');
    await expect(opener(page)).toBeFocused();
  });

  for (const { key, name, place } of [
    { key: 'Enter', name: 'Enter', place: 0 },
    { key: ' ', name: 'Space', place: 0 },
    { key: 'ArrowDown', name: 'ArrowDown', place: 0 },
    { key: 'ArrowUp', name: 'ArrowUp', place: 3 },
  ]) {
    test(`${name} opens it and focuses entry ${place + 1}`, async ({ page }) => {
      await expect(opener(page)).toHaveAttribute('aria-haspopup', 'menu');
      await expect(opener(page)).toHaveAttribute('aria-expanded', 'false');
      await page.keyboard.press(key);
      await expect(page.getByRole('menu', { name: 'Menu' })).toBeVisible();
      await expect(opener(page)).toHaveAttribute('aria-expanded', 'true');
      await expect(entries(page).nth(place)).toBeFocused();
    });
  }

  test('arrow keys wrap, Home and End go to the ends', async ({ page }) => {
    await page.keyboard.press('Enter');
    await expect(entries(page).first()).toBeFocused();
    await page.keyboard.press('ArrowUp');
    await expect(entries(page).last()).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(entries(page).first()).toBeFocused();
    await page.keyboard.press('End');
    await expect(entries(page).last()).toBeFocused();
    await page.keyboard.press('Home');
    await expect(entries(page).first()).toBeFocused();
  });

  test('a letter focuses the next entry that starts with it', async ({ page }) => {
    await page.keyboard.press('Enter');
    await expect(entries(page).first()).toBeFocused();
    await page.keyboard.press('p');
    await expect(page.getByRole('menuitem', { name: 'Profile' })).toBeFocused();
    await page.keyboard.press('p');
    await expect(page.getByRole('menuitem', { name: 'Payments' })).toBeFocused();
  });

  test('Escape closes it and restores the focus', async ({ page }) => {
    await page.keyboard.press('Enter');
    await expect(entries(page).first()).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('menu')).toBeHidden();
    await expect(opener(page)).toBeFocused();
  });

  test('Tab closes it and moves on', async ({ page }) => {
    await page.keyboard.press('Enter');
    await expect(entries(page).first()).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('menu')).toBeHidden();
    await expect(page.getByRole('button', { name: 'Go to Home' })).toBeFocused();
  });

  test('selecting an action closes it and restores the focus', async ({ page }) => {
    await page.keyboard.press('ArrowUp');
    await expect(page.getByRole('menuitem', { name: 'Logout' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('menu')).toBeHidden();
    await expect(opener(page)).toBeFocused();
  });

  test('a link in it is followed on Enter and on click', async ({ page }) => {
    const story = page.url();
    await page.route('**/profile', (route) => route.fulfill({ body: 'Profile' }));
    await page.keyboard.press('Enter');
    await expect(entries(page).first()).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('menuitem', { name: 'Profile' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/profile');
    await page.goto(story);
    await opener(page).click();
    await page.getByRole('menuitem', { name: 'Profile' }).click();
    await expect(page).toHaveURL('/profile');
  });

  test('a click outside closes it', async ({ page }) => {
    await opener(page).click();
    await expect(page.getByRole('menu')).toBeVisible();
    await page.mouse.click(900, 600);
    await expect(page.getByRole('menu')).toBeHidden();
  });
});

for (const { language, edge } of [
  { language: 'en', edge: 'left' },
  { language: 'ar', edge: 'right' },
] as const) {
  test.describe(() => {
    test.use({ language });

    test(`aligns with the ${edge} edge of its button in ${language}`, async ({ page }) => {
      await openStory(page, 'components-menu--open', { language });
      const edgeOf = (box: { x: number; width: number } | null) =>
        box && (edge === 'left' ? box.x : box.x + box.width);
      const button = edgeOf(await page.locator('[aria-haspopup="menu"]').boundingBox());
      const menu = edgeOf(await page.getByRole('menu').boundingBox());
      expect(Math.round(menu ?? -1)).toBe(Math.round(button ?? -2));
    });
  });
}

test('the user menu is described by the signed-in user', async ({ page }) => {
  await openStory(page, 'patterns-usermenu--learner');
  const menu = page.getByRole('menu', { name: 'Layla Haddad' });
  await expect(menu).toHaveAccessibleDescription('Layla Haddad learner@lyceum.test Learner');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Layla Haddad' })).toBeFocused();
});
