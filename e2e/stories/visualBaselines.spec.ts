import { globSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { baselinesOf, type IndexedStory } from '../../.storybook/visualTests.ts';
import { findBrowser } from '../support/chromium.ts';
import { expect, test } from '../support/story.ts';

const folder = join(import.meta.dirname, '../../.storybook/visual-baselines');
const browserFile = join(folder, 'browser.txt');

/** Every clone downloads the baselines. */
const limitMiB = 21;

const isUpdate = () => test.info().config.updateSnapshots === 'all';

test('every visual baseline belongs to a story', async ({ request, baseURL }) => {
  const { entries } = (await (await request.get(`${baseURL}index.json`)).json()) as {
    entries: Record<string, IndexedStory & { type: string }>;
  };
  const stories = Object.values(entries).filter(({ type }) => type === 'story');
  const wanted = new Set(stories.flatMap(baselinesOf));
  const obsolete = globSync('**/*.webp', { cwd: folder }).filter((file) => !wanted.has(file));
  if (isUpdate()) for (const file of obsolete) rmSync(join(folder, file));
  else expect(obsolete, '`npm run visual:update` deletes obsolete baselines').toEqual([]);
});

test('the pinned browser has drawn the visual baselines', async () => {
  const { name, isPinned } = await findBrowser();
  if (isUpdate()) writeFileSync(browserFile, `${name}\n`);
  else if (isPinned) expect(readFileSync(browserFile, 'utf8').trim()).toBe(name);
});

test(`the visual baselines take at most ${limitMiB} MiB`, () => {
  const bytes = globSync('**/*.webp', { cwd: folder })
    .map((file) => statSync(join(folder, file)).size)
    .reduce((sum, size) => sum + size, 0);
  expect(bytes / 1024 / 1024).toBeLessThanOrEqual(limitMiB);
});
