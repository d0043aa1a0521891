import { join } from 'node:path';
import { madeFrom } from './made-from.ts';
import { giveUp, run, step } from './run.ts';
import { runningStorybook, storybookFolder } from './story-server.ts';

const stampFile = join(storybookFolder, '.made-from');

/** Everything that the built Storybook is made of. */
const sources = [
  'pnpm-lock.yaml',
  '.storybook/*.{ts,tsx,html}',
  '.storybook/{docs,flows,pages}/**/*',
  'scripts/lib/wcag.ts',
  'packages/*/src/**/*',
  'packages/i18n/locales/**/*.json',
  'apps/web/src/**/*',
];

/** Builds Storybook into `storybook-static/` unless the last build was made from the same sources. */
export async function buildStories(): Promise<void> {
  if (runningStorybook) return;
  const { isCurrent, stamp } = madeFrom(sources, stampFile);
  if (isCurrent) return;
  const { ok, output } = await step('Building Storybook', () =>
    run('storybook', ['build', '--output-dir', storybookFolder, '--quiet'], {
      env: { NODE_ENV: 'production' },
    }),
  );
  if (!ok) {
    console.error(output);
    giveUp('Storybook could not be built; the lines above say why.');
  }
  stamp();
}
