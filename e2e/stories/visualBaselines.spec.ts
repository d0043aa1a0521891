import { globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { baselinesOf, type IndexedStory } from '../../.storybook/visualTests.ts';
import { findBrowser } from '../../tools/chromium.ts';
import { expect, test } from '../support/story.ts';

const folder = join(import.meta.dirname, '../../.storybook/visual-baselines');
const baselines = globSync('**/*.webp', { cwd: folder });

/** Every clone downloads the baselines. */
const limits = { images: 1000, MiB: 16 };

test('every visual baseline belongs to a story', async ({ request, baseURL }) => {
  const { entries } = (await (await request.get(`${baseURL}index.json`)).json()) as {
    entries: Record<string, IndexedStory & { type: string }>;
  };
  const stories = Object.values(entries).filter(({ type }) => type === 'story');
  const expected = new Set(stories.flatMap(baselinesOf));
  const obsolete = baselines.filter((file) => !expected.has(file));
  expect(obsolete, 'accepted in `npm run visual:review`, obsolete baselines are deleted').toEqual([]);
});

test('the pinned browser has drawn the visual baselines', async () => {
  const { name, isPinned } = await findBrowser();
  if (isPinned) expect(readFileSync(join(folder, 'browser.txt'), 'utf8').trim()).toBe(name);
});

test(`there are at most ${limits.images} visual baselines of ${limits.MiB} MiB`, () => {
  const bytes = baselines
    .map((file) => statSync(join(folder, file)).size)
    .reduce((sum, size) => sum + size, 0);
  expect(baselines.length).toBeLessThanOrEqual(limits.images);
  expect(bytes / 1024 / 1024).toBeLessThanOrEqual(limits.MiB);
});
