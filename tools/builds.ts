import { execa } from 'execa';
import { exitWithError, root } from './run.ts';

/** Runs a script of wireit, which only builds if an input has changed, and prints the output of a build that fails. */
async function build(script: string): Promise<void> {
  const { failed } = await execa('pnpm', ['run', script], { cwd: root, stdio: 'inherit', reject: false });
  if (failed) exitWithError('The build failed; the lines above contain the reason.');
}

/** Builds the web app if an input has changed. */
export const buildWeb = (): Promise<void> => build('build:web');

/** Builds Storybook if an input has changed. */
export const buildStorybook = (): Promise<void> => build('build:storybook');
