import { globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { test as base, expect } from '@playwright/test';
import { accessibilityErrors, injectAxe } from '../../tools/accessibility.ts';
import { collectConsoleErrors } from '../../tools/console.ts';
import { translator } from '../support/texts.ts';

const installed = fileURLToPath(new URL('../../examples/installed/', import.meta.url));
const assets = join(installed, 'dist/assets');

/** The folder of the installed `@lyceum/ui`. */
const ui = dirname(createRequire(join(installed, 'package.json')).resolve('@lyceum/ui/package.json'));

const { colors } = (await import(
  join(ui, 'dist/theme/tokens.js')
)) as typeof import('@lyceum/ui/theme/tokens');

const arabic = translator('ar');

/** The content of all files of a folder that match the pattern. */
const contentsOf = (folder: string, pattern: string) =>
  globSync(pattern, { cwd: folder }).map((file) => readFileSync(join(folder, file), 'utf8'));

const test = base.extend<{ console: undefined }>({
  // Playwright requires a destructuring pattern.
  baseURL: async ({ browserName: _ }, use) => use(`http://127.0.0.1:${process.env.EXAMPLE_PORT}/`),
  console: [
    async ({ context }, use) => {
      const errors = collectConsoleErrors(context, ['error', 'warning']);
      await use(undefined);
      expect(errors, 'console').toEqual([]);
    },
    { auto: true },
  ],
});

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

  const dark = (color: string) =>
    page.evaluate((value) => {
      document.documentElement.style.outlineColor = value;
      return getComputedStyle(document.documentElement).outlineColor;
    }, color);
  await expect(page.locator('html')).toHaveCSS('background-color', await dark(colors.page.dark));
  await expect(heading).toHaveCSS('color', await dark(colors.ink.dark));

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
  const sources = contentsOf(assets, '*.js.map').flatMap(
    (map) => (JSON.parse(map) as { sources: string[] }).sources,
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
