import { openPage } from '../support/page.ts';
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
  test(`${path} shows the names of another language that its HTML does not contain`, {
    tag: ['@2.258', '@4.25'],
  }, async ({ page, request, consoleErrors }) => {
    expect(await (await request.get(path)).text()).not.toContain(arabic);
    consoleErrors.expect(/ERR_FAILED/);
    await openPage(page, path);
    const name = page.getByRole('main').getByText(english).first();
    await expect(name).toBeVisible();
    await page.route('**/v1/**', (route) => route.abort('failed'));
    await page.getByRole('contentinfo').getByRole('link', footer).click();
    await expect(page.getByRole('contentinfo').getByRole('alert')).toHaveText(
      /language could not be changed/,
    );
    await expect(name).toBeVisible();
    await page.unroute('**/v1/**');
    await page.getByRole('contentinfo').getByRole('link', footer).click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'ar');
    await expect(page.getByRole('main').getByText(arabic).first()).toBeVisible();
  });
}

test('a link that is followed before the start keeps the language of the address', {
  tag: ['@1.12', '@9.2'],
}, async ({ page }) => {
  await page.route('**/assets/app-*.js', () => {});
  const started = page.waitForResponse('**/assets/start-*.js');
  await page.goto('/?lng=fr');
  await (await started).finished();
  await page.getByRole('contentinfo').getByRole('link').first().waitFor();
  await page.locator('a[href="/community"]').first().click();
  await expect(page).toHaveURL('/community');
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
});

test('the search finds names in a language that the HTML does not contain', {
  tag: ['@2.24', '@2.258'],
}, async ({ page }) => {
  await openPage(page, '/');
  await page.getByRole('searchbox').first().fill('الطبخ');
  await expect(page.getByRole('main').getByRole('link', { name: 'Home Cooking' })).toBeVisible();
});

test('the HTML of a page contains its texts once', { tag: '@2.259' }, async ({ request }) => {
  const html = await (await request.get('/login')).text();
  expect(html.split('Forgot password?')).toHaveLength(2);
  expect(html).not.toContain('Failed to fetch courses');
});
