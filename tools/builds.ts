import { join } from 'node:path';
import { execa } from 'execa';
import { exitWithError, root } from './run.ts';

/** The folder of the built Storybook. */
export const storybookFolder = join(root, 'storybook-static');

/** Runs a script of wireit, which only builds if an input has changed, and prints the output of a build that fails. */
async function build(script: string): Promise<void> {
  const options = { cwd: root, env: { WIREIT_CACHE: 'none' }, stdio: 'inherit', reject: false } as const;
  const { failed } = await execa('pnpm', ['run', script], options);
  if (failed) exitWithError('The build failed; the lines above contain the reason.');
}

/** Builds the web app if an input has changed. */
export const buildWeb = (): Promise<void> => build('build:web');

/** Builds Storybook if an input has changed. */
export const buildStorybook = (): Promise<void> => build('build:storybook');

/** Builds the packages if an input has changed. */
export const buildPackages = (): Promise<void> => build('build:dist');
