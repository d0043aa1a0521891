import { globSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { accessibilityErrors, injectAxe } from '../../tools/accessibility.ts';
import { translator } from '../support/texts.ts';
import { dark, expect, installed, test, ui } from './test.ts';

const arabic = translator('ar');

test('is shown from right to left in the dark theme, with the font of the package', async ({ page }) => {
  await page.goto('');
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveCSS('direction', 'rtl');
  await expect(heading).toHaveCSS('font-family', /^"Readex Pro"/);
  const loadedFonts = () =>
    page.evaluate(() =>
      [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family),
    );
  await expect.poll(loadedFonts).toContain('Readex Pro');

  await expect(page.locator('html')).toHaveCSS('background-color', await dark(page, 'page'));
  await expect(heading).toHaveCSS('color', await dark(page, 'ink'));

  const row = page.getByRole('listitem').first();
  const [name, price] = [
    await row.getByRole('heading').boundingBox(),
    await row.locator('data').boundingBox(),
  ];
  expect(name?.x).toBeGreaterThan(price?.x ?? Number.POSITIVE_INFINITY);
  await injectAxe(page);
  expect(await accessibilityErrors(page, 'example')).toEqual([]);
});

test('lists courses with prices in the format of the language', async ({ page }) => {
  await page.goto('');
  const list = page.getByRole('list', { name: 'الدورات المتاحة' });
  await expect(list.getByRole('listitem')).toHaveCount(3);
  await expect(list.locator('data')).toHaveText([/120/, /85/, 'مجانًا']);
});

test('validates the form with Arabic messages', async ({ page }) => {
  await page.goto('');
  const email = page.getByRole('textbox', { name: arabic('auth:fields.email') });
  const password = page.getByLabel(arabic('auth:fields.password'), { exact: true });
  const submit = page.getByRole('button', { name: arabic('auth:login.submit') });
  await submit.click();
  await expect(email).toHaveAccessibleDescription(arabic('errors:validation.emailRequired'));
  await expect(password).toHaveAccessibleDescription(arabic('errors:validation.passwordRequired'));
  await injectAxe(page);
  expect(await accessibilityErrors(page, 'example with errors')).toEqual([]);

  await email.fill('amal');
  await password.fill('short');
  await submit.click();
  await expect(email).toHaveAccessibleDescription(arabic('errors:validation.emailInvalid'));
  await expect(password).toHaveAccessibleDescription(arabic('errors:validation.passwordTooShort'));

  await email.fill('amal@example.com');
  await password.fill('a-long-walk');
  await submit.click();
  await expect(page.getByRole('status')).toContainText('amal@example.com');
  await expect(email).toHaveAccessibleDescription('');
});

test('contains only modules of the packages and of their declared dependencies', () => {
  const assets = join(installed, 'vite/dist/assets');
  const sources = globSync('*.js.map', { cwd: assets }).flatMap(
    (map) => (JSON.parse(readFileSync(join(assets, map), 'utf8')) as { sources: string[] }).sources,
  );
  const files = sources.map((source) => relative(installed, join(assets, source)));
  expect(files.length).toBeGreaterThan(50);
  expect(files.filter((file) => file.startsWith('..'))).toEqual([]);
});

test('exports a theme builder that runs in Node.js', async () => {
  const { createLyceumTheme } = await import(join(ui, 'dist/theme/builder/index.js'));
  expect(createLyceumTheme({ accent: '#4a2fbd' })).toMatchObject({
    css: expect.stringContaining('--lyceum-color-accent'),
    failures: [],
  });
});
