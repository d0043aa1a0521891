import { copyFileSync, existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { request as rawRequest } from 'node:http';
import { dirname, join } from 'node:path';
import { type Comparison, listChanges } from '../../.storybook/review/changes.ts';
import { buildPage } from '../../.storybook/review/page.ts';
import { serveReview } from '../../.storybook/review/server.ts';
import { accessibilityErrors, injectAxe } from '../../tools/accessibility.ts';
import { overflowErrors } from '../../tools/reflow.ts';
import { test as base, expect } from '../support/story.ts';

const images = join(import.meta.dirname, '../../.storybook/visual-baselines/en-light-1280');
const [before = '', after = ''] = globSync('components-badge--*.webp', { cwd: images });
const stories = ['caution', 'new', 'positive'].map((name) => ({
  id: `components-badge--${name}`,
  title: 'Components/Badge',
  name,
}));
const tokens = join(import.meta.dirname, '../../packages/ui/src/theme/tokens.ts');
/** Compares as far as the review can tell. It ends when the file `end` is beside the images. */
const drawing = `
  const [folder, file, image, ...words] = process.argv.slice(1);
  const { copyFileSync, existsSync, mkdirSync } = require('node:fs');
  const { dirname, join } = require('node:path');
  console.log('Testing stories …', ...words);
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  const timer = setInterval(() => {
    if (!existsSync(join(folder, 'end'))) return;
    clearInterval(timer);
    if (words.includes('Broken/')) {
      console.log('Stories: 1 passed, 2 failed');
    } else copyFileSync(image, join(folder, file));
    process.exitCode = 1;
  }, 50);
`;
const fileOf = (name: string) => `en-light-1280/components-badge--${name}.webp`;

/** Two changed images, a new one, and the baseline of a removed story. */
const test = base.extend<{ comparison: Comparison; review: { url: string; token: string } }>({
  comparison: async ({ browserName: _ }, use, info) => {
    const [baselines, differing] = [info.outputPath('baselines'), info.outputPath('differing')];
    const write = (folder: string, name: string, source: string) => {
      const path = join(folder, fileOf(name));
      mkdirSync(dirname(path), { recursive: true });
      copyFileSync(join(images, source), path);
    };
    for (const name of ['caution', 'positive', 'removed']) write(baselines, name, before);
    for (const name of ['caution', 'positive', 'new']) write(differing, name, after);
    await use({ baselines, differing, stories });
  },
  // The refused requests of these tests are logged as errors.
  errors: async ({ browserName: _ }, use) => use([]),
  review: async ({ comparison, page }, use, info) => {
    copyFileSync(tokens, info.outputPath('tokens.ts'));
    const review = await serveReview({
      readComparison: () => (existsSync(comparison.differing) ? comparison : undefined),
      tokensFile: info.outputPath('tokens.ts'),
      // Draws one new image, and fails, as a comparison with visual changes does.
      commandsFor: (words) => [
        [
          'node',
          '--no-warnings',
          '--eval',
          drawing,
          comparison.differing,
          fileOf('new'),
          join(images, after),
          ...words,
        ],
      ],
    });
    await page.goto(review.url);
    await expect(page.getByRole('status')).toBeVisible();
    await use(review);
    review.close();
  },
});

test.use({ kind: 'own' });
// One worker runs all of these tests, because each worker builds the page.
test.describe.configure({ mode: 'default' });

const openFiles = (comparison: Comparison) =>
  listChanges(comparison).map(({ kind, file }) => `${kind} ${file}`);
const all = [
  `changed ${fileOf('caution')}`,
  `new ${fileOf('new')}`,
  `changed ${fileOf('positive')}`,
  `removed ${fileOf('removed')}`,
];

test('accepts one change, rejects one, then accepts the rest', async ({ page, comparison, review: _ }) => {
  expect(openFiles(comparison)).toEqual(all);
  await expect(page.getByRole('status')).toHaveText('4 changes: 4 open, 0 accepted, 0 rejected.');
  await page.keyboard.press('j');
  await expect(page.getByRole('article').first()).toBeFocused();
  await page.keyboard.press('2');
  await expect(page.getByRole('tab', { selected: true })).toHaveText('Difference');
  await page.keyboard.press('a');
  await expect(page.getByRole('status')).toHaveText('4 changes: 3 open, 1 accepted, 0 rejected.');
  await expect(page.getByRole('article').nth(1)).toBeFocused();
  // The page shows a decision before the server has written it.
  await expect.poll(() => openFiles(comparison)).toEqual(all.slice(1));
  const accepted = readFileSync(join(comparison.baselines, fileOf('caution')));
  expect(accepted.equals(readFileSync(join(images, after)))).toBe(true);

  await page.keyboard.press('r');
  await expect(page.getByRole('status')).toHaveText('4 changes: 2 open, 1 accepted, 1 rejected.');
  await page.getByRole('button', { name: 'Accept all' }).click();
  await expect(page.getByRole('status')).toHaveText('4 changes: 0 open, 3 accepted, 1 rejected.');
  // The baseline of the removed story is deleted, and the rejected image is not added.
  await expect.poll(() => openFiles(comparison)).toEqual([`new ${fileOf('new')}`]);
  expect(globSync('**/*.webp', { cwd: comparison.baselines }).sort()).toEqual(
    [fileOf('caution'), fileOf('positive')].sort(),
  );
});

test('shows differences, a slider and an overlay, and ignores keys if shortcuts are off', async ({
  page,
  comparison,
  review: _,
}) => {
  for (const [key, content] of [
    ['2', page.getByRole('img', { name: 'Every pixel that differs, in white' })],
    ['3', page.getByRole('slider', { name: 'Position of the line' })],
    ['4', page.getByRole('slider', { name: 'Opacity of the image after' })],
    ['1', page.getByRole('img', { name: 'Before' })],
  ] as const) {
    await page.keyboard.press(key);
    await expect(content.first()).toBeVisible();
  }
  await page.getByRole('switch', { name: 'Keyboard shortcuts' }).click();
  await page.keyboard.press('Shift+A');
  await page.keyboard.press('2');
  await expect(page.getByRole('tab', { selected: true })).toHaveText('Before and after');
  expect(openFiles(comparison)).toEqual(all);
});

test('passes axe and fits on a phone, in both themes', async ({ page, comparison, review: _ }) => {
  await injectAxe(page);
  await page.setViewportSize({ width: 375, height: 740 });
  await page.getByText('Change the accent and compare').click();
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    for (const key of ['1', '2', '3']) {
      await page.keyboard.press(key);
      expect(await accessibilityErrors(page, colorScheme)).toEqual([]);
      expect(await overflowErrors(page)).toEqual([]);
    }
  }
  // The report is the same page in one file, without decisions.
  await page.context().setOffline(true);
  const file = join(comparison.differing, 'index.html');
  writeFileSync(file, await buildPage(listChanges(comparison)));
  await page.goto(`file://${file}`);
  await expect(page.getByRole('article')).toHaveCount(4);
  await expect(page.getByRole('button')).toHaveCount(0);
});

test('reports a change that could not be accepted', async ({ page, comparison, review: _ }) => {
  rmSync(join(comparison.differing, fileOf('caution')));
  await page.getByRole('button', { name: 'Accept', exact: true }).first().click();
  await expect(page.getByRole('alert')).toContainText('No baseline was written');
  await expect(page.getByRole('status')).toHaveText('4 changes: 4 open, 0 accepted, 0 rejected.');
});

test('changes the accent, compares, and goes back', async ({ page, comparison, review: _ }, info) => {
  const tokensFile = info.outputPath('tokens.ts');
  const accentIn = () => /accent: themed\(.*\)/.exec(readFileSync(tokensFile, 'utf8'))?.[0];
  const end = async () => {
    await expect.poll(() => existsSync(comparison.differing)).toBe(true);
    writeFileSync(join(comparison.differing, 'end'), '');
  };
  const field = page.getByRole('textbox', { name: 'Accent', exact: true });
  const openForm = () => page.getByText('Change the accent and compare').click();
  await openForm();
  const start = await field.inputValue();

  // Its letters are no shortcuts.
  await field.fill('');
  await field.pressSequentially('rgb(jar)');
  await page.keyboard.press('Enter');
  await expect(field).toHaveAccessibleDescription(/accent is "rgb\(jar\)", which is not a CSS color/);
  await expect(field).toBeFocused();
  await expect(page.getByRole('status')).toHaveText('4 changes: 4 open, 0 accepted, 0 rejected.');
  expect(readFileSync(tokensFile, 'utf8')).toBe(readFileSync(tokens, 'utf8'));

  await field.fill('#2b4a78');
  await page.getByRole('textbox', { name: 'Story files' }).fill('Badge/ Button/');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('log')).toHaveText('Testing stories … Badge/ Button/');
  await expect(page.getByRole('status')).toHaveText('A comparison is running.');
  expect(accentIn()).toBe("accent: themed('#2B4A78', '#9CC0F5')");
  await end();
  await expect(page.getByRole('status')).toHaveText('2 changes: 2 open, 0 accepted, 0 rejected.');
  await openForm();
  await expect(field).toHaveValue('#2B4A78');
  await expect(page.getByRole('textbox', { name: 'Story files' })).toHaveValue('Badge/ Button/');
  await page.keyboard.press('j');
  await page.keyboard.press('a');
  await expect(page.getByRole('status')).toHaveText('2 changes: 1 open, 1 accepted, 0 rejected.');

  await page.getByRole('button', { name: `Back to ${start}` }).click();
  await expect(field).toHaveValue(start);
  await page.getByRole('textbox', { name: 'Story files' }).fill('Broken/');
  await page.keyboard.press('Enter');
  await end();
  await expect(page.getByRole('alert')).toContainText('The comparison failed');
  await expect(page.getByText('Stories: 1 passed, 2 failed')).toBeVisible();
  // The colors of the dark theme are not derived again.
  expect(readFileSync(tokensFile, 'utf8')).toBe(readFileSync(tokens, 'utf8'));
});

test('has no form for the accent of tokens that it cannot read', async ({ page, review }, info) => {
  const tokensFile = info.outputPath('tokens.ts');
  writeFileSync(tokensFile, "export const colors = { accent: 'gold' };");
  await page.reload();
  await expect(page.getByRole('article')).toHaveCount(4);
  await expect(page.getByText('Change the accent and compare')).toHaveCount(0);
  const headers = { origin: new URL(review.url).origin, 'x-review-token': review.token };
  const body = JSON.stringify({ accent: '#2b4a78', words: '' });
  const answer = await fetch(`${review.url}compare`, { method: 'POST', headers, body });
  expect(await answer.text()).toContain('has no lines such as `accent: themed(…)`');
  expect(readFileSync(tokensFile, 'utf8')).toBe("export const colors = { accent: 'gold' };");
});

test('says that nothing was compared yet', async ({ page, comparison, review: _ }) => {
  rmSync(comparison.differing, { recursive: true });
  await page.reload();
  await expect(page.getByRole('status')).toHaveText('The stories have not been compared yet.');
  await expect(page.getByRole('button', { name: 'Compare' })).toBeVisible();
});

test('compares once at a time, and only with a color and a few words', async ({
  review,
  comparison,
}, info) => {
  const own = { origin: new URL(review.url).origin, 'x-review-token': review.token };
  const compare = (accent: unknown, words = '', headers: Record<string, string> = own) =>
    fetch(`${review.url}compare`, { method: 'POST', headers, body: JSON.stringify({ accent, words }) });
  expect((await compare('#2b4a78', '', { ...own, origin: 'http://evil.example' })).status).toBe(403);
  expect(await (await compare('blurple')).text()).toMatch(/accent is "blurple", which is not a CSS color/);
  expect((await compare("#111'), page: themed('#000")).status).toBe(400);
  expect((await compare('م'.repeat(61))).status).toBe(400);
  expect((await compare('#2b4a78', 'و'.repeat(201))).status).toBe(400);
  expect((await compare(['#2b4a78'])).status).toBe(400);
  expect(readFileSync(info.outputPath('tokens.ts'), 'utf8')).toBe(readFileSync(tokens, 'utf8'));

  const answers = await Promise.all([compare('#2b4a78'), compare('#782b4a'), compare('#2b784a')]);
  expect(answers.map(({ status }) => status).sort()).toEqual([204, 400, 400]);
  const accept = { method: 'POST', headers: own, body: JSON.stringify([fileOf('removed')]) };
  expect(await (await fetch(`${review.url}accept`, accept)).text()).toMatch(/A comparison is running/);
  await expect.poll(() => existsSync(comparison.differing)).toBe(true);
  writeFileSync(join(comparison.differing, 'end'), '');
  await expect.poll(async () => (await (await fetch(`${review.url}run`)).json()).isRunning).toBe(false);
});

test('refuses other pages, hosts, paths and long requests', async ({ comparison, review, page }) => {
  const own = { origin: new URL(review.url).origin, 'x-review-token': review.token };
  const post = (headers: Record<string, string>, body: string) =>
    new Promise<number | undefined>((resolve, reject) => {
      const options = { method: 'POST', headers: { ...headers, 'content-length': Buffer.byteLength(body) } };
      rawRequest(`${review.url}accept`, options, (response) => resolve(response.resume().statusCode))
        .on('error', reject)
        .end(body);
    });
  const change = JSON.stringify([fileOf('caution')]);
  expect(await post({ ...own, origin: 'http://evil.example' }, change)).toBe(403);
  expect(await post({ ...own, 'x-review-token': 'guess' }, change)).toBe(403);
  expect(await post({ ...own, host: 'evil.example' }, change)).toBe(403);
  expect(await post(own, JSON.stringify(['../../../package.json']))).toBe(400);
  expect(await post(own, JSON.stringify({ length: 1 }))).toBe(400);
  expect(await post(own, `["${'a'.repeat(1_000_000)}"]`)).toBe(400);
  // A page of another origin cannot even send the token, as the server allows no such headers.
  await page.goto('data:text/html,<title>Another page</title>');
  const sent = await page.evaluate(
    ([url, token]) =>
      fetch(`${url}accept`, { method: 'POST', headers: { 'x-review-token': `${token}` } }).catch(
        () => 'refused',
      ),
    [review.url, review.token],
  );
  expect(sent).toBe('refused');
  expect(openFiles(comparison)).toEqual(all);
  expect((await fetch(review.url)).headers.get('content-security-policy')).toBe("frame-ancestors 'none'");
  expect(await post(own, change)).toBe(204);
});
