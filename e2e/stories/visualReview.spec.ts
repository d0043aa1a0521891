import { copyFileSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
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
const fileOf = (name: string) => `en-light-1280/components-badge--${name}.webp`;

/** Two changed images, a new one, and the baseline of a removed story. */
const test = base.extend<{ comparison: Comparison; review: { url: string } }>({
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
  review: async ({ comparison, page }, use) => {
    const review = await serveReview(comparison);
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
  writeFileSync(file, await buildPage({ changes: listChanges(comparison), isReport: true }));
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

test('accepts listed changes for its own page only', async ({ comparison, review }) => {
  const post = async (origin: string, files: readonly string[]) =>
    (await fetch(review.url, { method: 'POST', headers: { origin }, body: JSON.stringify(files) })).status;
  const { origin } = new URL(review.url);
  expect(await post('http://evil.example', [fileOf('caution')])).toBe(403);
  expect(await post(origin, ['../../../package.json'])).toBe(400);
  expect(openFiles(comparison)).toEqual(all);
  expect(await post(origin, [fileOf('caution')])).toBe(204);
  expect(openFiles(comparison)).toEqual(all.slice(1));
});
