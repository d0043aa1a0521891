import { readHtml } from '@lyceum/api/testing/readHtml';
import type { Language } from '@lyceum/i18n';
import type { Response, Route } from '@playwright/test';
import { openPage } from '../support/page.ts';
import { expect, test } from '../support/test.ts';
import { translator } from '../support/texts.ts';
import { registerUser, signIn } from '../support/users.ts';

test('the language changes without a reload, persists, and keeps the fields', {
  tag: ['@1.8', '@1.9', '@1.12', '@4.25', '@11.15'],
}, async ({ page, request, consoleErrors }) => {
  const ar = translator('ar');
  consoleErrors.expect(/ERR_FAILED/);
  await page.clock.install();
  await openPage(page, '/login');
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await page.getByLabel('Email').fill('nour@example.org');
  await page.getByLabel('Password', { exact: true }).fill('a quiet morning');

  const html = page.locator('html');
  const footer = page.getByRole('contentinfo');
  const losses: [description: string, respond: (route: Route) => Promise<void>][] = [
    ['do not come', (route) => route.abort('failed')],
    ['are cut', (route) => route.fulfill({ contentType: 'application/json', body: '{"login": {"tit' })],
    ['are another page', (route) => route.fulfill({ contentType: 'text/html', body: '<h1>Hello</h1>' })],
  ];
  for (const [description, respond] of losses) {
    await test.step(`the old one stays where the texts of another ${description}, and says so`, async () => {
      await page.route('**/locales/ar/*', respond);
      await footer.getByRole('link', { name: 'العربية' }).click();
      const alert = footer.getByRole('alert');
      await expect(async () => {
        await page.clock.runFor(6000);
        await expect(alert).toHaveText('The language could not be changed. Please try again.', {
          timeout: 100,
        });
      }).toPass();
      await expect(html).toHaveAttribute('lang', 'en');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Login');
      await page.unroute('**/locales/ar/*');
    });
  }
  await footer.getByRole('link', { name: 'العربية' }).click();
  await expect(html).toHaveAttribute('dir', 'rtl');
  await expect(footer.getByRole('alert')).toBeHidden();
  await expect(html).toHaveAttribute('lang', 'ar');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(ar('auth:login.title'));
  await expect(page.getByLabel(ar('auth:fields.email'))).toHaveValue('nour@example.org');
  await expect(page.getByLabel(ar('auth:fields.password'), { exact: true })).toHaveValue('a quiet morning');
  await expect(page).toHaveTitle(ar('common:meta.title', { title: ar('auth:login.title') }));
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);

  // A category of one page: a longer one grows during the click, which moves the footer between press and release.
  await page.goto('/category/accounting');
  await expect(html).toHaveAttribute('lang', 'ar');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('المحاسبة');
  const cookie = (await page.context().cookies()).map(({ name, value }) => `${name}=${value}`).join('; ');
  const response = await request.get('/', { headers: { cookie, 'accept-language': 'en' } });
  expect(readHtml(await response.text()).documentElement).toMatchObject({ lang: 'ar', dir: 'rtl' });

  await footer.getByRole('link', { name: 'Français' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Comptabilité');
  await expect(html).toHaveAttribute('dir', 'ltr');
});

test('a signed-in user can also select the language in the user menu', { tag: '@1.8' }, async ({
  page,
  product,
}) => {
  const ar = translator('ar');
  const learner = await registerUser(product.url);
  await signIn(page, learner);
  await openPage(page, '/dashboard');
  await page.getByRole('button', { name: learner.name }).click();
  await expect(page.getByRole('menuitemradio', { checked: true })).toHaveText('English');
  await page.getByRole('menuitemradio', { name: 'العربية' }).click();
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await page.getByRole('button', { name: learner.name }).click();
  await expect(page.getByRole('menuitem', { name: ar('common:userMenu.dashboard') })).toBeVisible();
  await expect(page.getByRole('menuitemradio', { checked: true })).toHaveText('العربية');
});

test('the theme changes immediately and is in the server’s HTML of the next page', async ({ page }) => {
  const ink = () => page.evaluate(() => getComputedStyle(document.body).color);
  // Not a page with an infinite list, which would move the footer away from the pointer.
  await openPage(page, '/login');
  const html = page.locator('html');
  await expect(html).not.toHaveAttribute('data-theme');
  const light = await ink();
  const themeIn = async (response: Response | null) =>
    readHtml((await response?.text()) ?? '').documentElement.getAttribute('data-theme');

  const themes = page.getByRole('group', { name: 'Appearance' });
  await themes.getByTitle('Dark').click();
  await expect(html).toHaveAttribute('data-theme', 'dark');
  await expect.poll(ink).not.toBe(light);

  const response = await page.reload();
  expect(await themeIn(response)).toBe('dark');
  await expect(themes.getByRole('radio', { name: 'Dark' })).toBeChecked();

  await themes.getByTitle('System').click();
  await expect(html).not.toHaveAttribute('data-theme');
  expect(await themeIn(await page.reload())).toBeNull();
});

test('names sort by the selected language, also after a reload', {
  tag: '@10.130',
}, async ({ page, request }) => {
  const response = await request.get('/v1/domains/technology/categories?limit=100');
  const { results }: { results: { href: string; name: Record<string, string> }[] } = await response.json();
  const visibleAddresses = (language: Language) =>
    page
      .getByRole('list', { name: translator(language)('catalog:domain.list') })
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  const sorted = (language: Language) => {
    const { compare } = new Intl.Collator(language);
    const byName = results.toSorted((one, other) =>
      compare(one.name[language] ?? '', other.name[language] ?? ''),
    );
    return byName.map(({ href }) => href);
  };
  expect(sorted('ar')).not.toEqual(sorted('en'));

  await openPage(page, '/domain/technology');
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect.poll(() => visibleAddresses('en')).toEqual(sorted('en'));
  await page.getByRole('contentinfo').getByRole('link', { name: 'العربية' }).click();
  await expect.poll(() => visibleAddresses('ar')).toEqual(sorted('ar'));

  await page.reload();
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect.poll(() => visibleAddresses('ar')).toEqual(sorted('ar'));
});
