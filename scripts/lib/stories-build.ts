import { join } from 'node:path';
import { type Inputs, madeFrom, packagesOf } from './made-from.ts';
import { giveUp, run, step } from './run.ts';
import { runningStorybook, storybookFolder } from './story-server.ts';

const stampFile = join(storybookFolder, '.made-from');

/** Everything that the built Storybook is made of: the same packages, and what shows them. */
export const storybookInputs: Inputs = {
  folders: ['.storybook', ...packagesOf('apps/web', ['@lyceum/api'])],
  files: ['pnpm-lock.yaml', 'tsconfig.base.json', 'scripts/lib/stories-build.ts', 'scripts/lib/wcag.ts'],
  except: /\.test\.tsx?$|^apps\/web\/server\/|^\.storybook\/(pictures\/|test\/|test-runner)/,
};

/** Builds Storybook into `storybook-static/` unless the last build was made from the same sources. */
export async function buildStories(): Promise<void> {
  if (runningStorybook) return;
  const { isCurrent, stamp } = madeFrom(storybookInputs, stampFile);
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
