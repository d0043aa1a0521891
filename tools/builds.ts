import { join } from 'node:path';
import { exitWithError, root, run, step } from './run.ts';

/** The folder of the built Storybook. */
export const storybookFolder = join(root, 'storybook-static');

/** Runs a script of wireit, which only builds if an input has changed. */
async function build(name: string, script: string): Promise<void> {
  const env = { WIREIT_CACHE: 'none' };
  const { ok, output } = await step(`Building ${name}`, () => run('pnpm', ['run', script], { env }));
  if (ok) return;
  console.error(output);
  exitWithError('The build failed; the lines above contain the reason.');
}

/** Builds the web app if an input has changed. */
export const buildWeb = (): Promise<void> => build('the web app', 'build:web');

/** Builds Storybook if an input has changed. */
export const buildStorybook = (): Promise<void> => build('Storybook', 'build:storybook');

/** Builds the packages if an input has changed. */
export const buildPackages = (): Promise<void> => build('the packages', 'build:dist');

/** Checks the packed packages, and builds the example with them, if an input has changed. */
export const buildExample = (): Promise<void> =>
  build('the example from the packed packages', 'build:example');
