import { existsSync, globSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { picturesOf } from '../../.storybook/pictures.ts';
import type { Browser } from './chromium.ts';
import { reports } from './reports.ts';
import { root } from './run.ts';
import { storybookFolder } from './story-server.ts';

/** The pictures that the stories are compared with. */
const folder = join(root, '.storybook/pictures');
const browserFile = join(folder, 'browser.txt');
const mostMiB = 16;

const drawnBy = () =>
  existsSync(browserFile) ? readFileSync(browserFile, 'utf8').trim() : 'an unknown browser';

/** Pictures of stories that there are no more, or that are no longer pictured so. */
function leftOver(): string[] {
  const { entries } = JSON.parse(readFileSync(join(storybookFolder, 'index.json'), 'utf8')) as {
    entries: Record<string, { type: string }>;
  };
  const stories = Object.keys(entries).filter((id) => entries[id]?.type === 'story');
  const wanted = new Set(stories.flatMap(picturesOf));
  return globSync('**/*.webp', { cwd: folder }).filter((file) => !wanted.has(file));
}

/** Throws away what is left over, and writes down which browser drew the pictures. */
export function tidyPictures({ name }: Browser): void {
  for (const file of leftOver()) rmSync(join(folder, file));
  writeFileSync(browserFile, `${name}\n`);
}

/** What is wrong with the pictures as a whole, a sentence each. */
export function faultsOfPictures({ name, isPinned }: Browser): string[] {
  const faults: string[] = [];
  if (isPinned && drawnBy() !== name) {
    faults.push(
      `Visual baselines were made with ${drawnBy()}, and the lockfile's browser is ${name}. ` +
        '`npm run pictures:update` draws them anew: keep that in a commit of its own.',
    );
  }
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
  const size = bytes / 1024 / 1024;
  if (size > mostMiB) {
    faults.push(
      `The pictures take ${size.toFixed(1)} MiB, more than ${mostMiB}, which every clone pays for. ` +
        'Picture fewer stories or modes in `.storybook/pictures.ts`.',
    );
  }
  return faults;
}

/** What is said, and all that is said, about pictures where they are not comparable. */
export function otherBrowser({ name }: Browser): string {
  const taken = globSync('taken/**/*.png', { cwd: join(reports, 'pictures') });
  const stories = new Set(taken.map((file) => basename(file))).size;
  return `Visual baselines were made with ${drawnBy()}, this is ${name}: ${stories} ${stories === 1 ? 'story differs' : 'stories differ'}.`;
}
