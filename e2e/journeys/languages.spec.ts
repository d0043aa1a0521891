import { openPage, openPainted } from '../support/page.ts';
import { expect, test } from '../support/test.ts';

const footer = { name: 'العربية' };
const firstScreens = [
  ['/', 'Business', 'الأعمال'],
  ['/categories', 'Business', 'الأعمال'],
  ['/domain/technology', 'Web Development', 'تطوير الويب'],
  ['/category/web_dev', 'Web Development', 'تطوير الويب'],
  ['/course/intro-to-typescript', 'Web Development', 'تطوير الويب'],
] as const;

for (const [path, english, arabic] of firstScreens) {
  test(`${path} shows the names of the catalog in the selected language`, { tag: '@1.8' }, async ({
    page,
  }) => {
    await openPage(page, path);
    await expect(page.getByRole('main').getByText(english).first()).toBeVisible();
    await page.getByRole('contentinfo').getByRole('link', footer).click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'ar');
    await expect(page.getByRole('main').getByText(arabic).first()).toBeVisible();
  });
}

test('a link that is followed before the start keeps the language of the address', {
  tag: ['@1.12', '@9.2'],
}, async ({ page }) => {
  await page.route('**/assets/*.js', () => {});
  await openPainted(page, '/?lng=fr');
  await page.locator('a[href="/community"]').first().click();
  await expect(page).toHaveURL('/community');
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
});

test('the stored choice determines the language, even without the cookie', {
  tag: ['@1.12', '@9.2'],
}, async ({ page, context }) => {
  await openPage(page, '/community');
  await page.getByRole('contentinfo').getByRole('link', footer).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'ar');
  await context.clearCookies();
  await openPage(page, '/community');
  await expect(page.locator('html')).toHaveAttribute('lang', 'ar');
  expect((await context.cookies()).map(({ name, value }) => `${name}=${value}`)).toContain('i18next=ar');

  // A language in the address replaces the choice.
  await openPage(page, '/community?lng=fr');
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  await context.clearCookies();
  await openPage(page, '/community');
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
});

test('an invalid stored language is ignored', { tag: '@9.2' }, async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('i18nextLng', '../../x'));
  await openPage(page, '/community');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});

test('the search finds names in another language than that of the page', {
  tag: '@2.15',
}, async ({ page }) => {
  await openPage(page, '/');
  await page.getByRole('searchbox').first().fill('الطبخ');
  await expect(page.getByRole('main').getByRole('link', { name: 'Home Cooking' })).toBeVisible();
});
