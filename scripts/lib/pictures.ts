import { existsSync, globSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { picturesOf } from '../../.storybook/pictures.ts';
import { root, run } from './run.ts';
import { storybookFolder } from './story-server.ts';

/** The pictures that the stories are compared with. */
const folder = join(root, '.storybook/pictures');
const browserFile = join(folder, 'browser.txt');
const mostBytes = 25 * 1024 * 1024;

/** Pictures of stories that there are no more, or that are no longer pictured so. */
function leftOver(): string[] {
  const { entries } = JSON.parse(readFileSync(join(storybookFolder, 'index.json'), 'utf8')) as {
    entries: Record<string, { type: string }>;
  };
  const stories = Object.keys(entries).filter((id) => entries[id]?.type === 'story');
  const wanted = new Set(stories.flatMap(picturesOf));
  return globSync('**/*.webp', { cwd: folder }).filter((file) => !wanted.has(file));
}

async function browserVersion(browser: string): Promise<string> {
  return (await run(browser, ['--version'])).output.match(/[\d.]{5,}/)?.[0] ?? 'of no known version';
}

/** Throws away what is left over, and writes down which browser drew the pictures. */
export async function tidyPictures(browser: string): Promise<void> {
  for (const file of leftOver()) rmSync(join(folder, file));
  writeFileSync(browserFile, `Chromium ${await browserVersion(browser)}\n`);
}

/** What is wrong with the pictures as a whole, a sentence each. */
export function faultsOfPictures(): string[] {
  const faults: string[] = [];
  const old = leftOver();
  if (old.length > 0) {
    faults.push(
      `${old.length} pictures belong to no story, so nothing looks at them: ${old.slice(0, 5).join(', ')}. ` +
        '`npm run pictures:update` removes them.',
    );
  }
  const bytes = globSync('**/*.webp', { cwd: folder }).reduce(
    (sum, file) => sum + statSync(join(folder, file)).size,
    0,
  );
  if (bytes > mostBytes) {
    faults.push(
      `The pictures take ${(bytes / 1024 / 1024).toFixed(1)} MB, more than 25, which every clone pays for. ` +
        'Picture fewer stories or modes in `.storybook/pictures.ts`.',
    );
  }
  return faults;
}

/** A sentence for when pictures differ and another browser than the one that drew the baselines is the likely cause. */
export async function otherBrowser(browser: string): Promise<string | null> {
  const drawn = existsSync(browserFile) ? readFileSync(browserFile, 'utf8').trim() : 'an unknown browser';
  const here = `Chromium ${await browserVersion(browser)}`;
  return drawn === here
    ? null
    : `The pictures were drawn by ${drawn}, and this is ${here}: it may draw text and curves otherwise. ` +
        'If every picture differs a little, look at some, then run `npm run pictures:update` and keep that in a commit of its own.';
}
