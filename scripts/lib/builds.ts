import { globSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { type BuildInputs, fingerprint } from './fingerprint.ts';
import { exitWithError, root, run, step } from './run.ts';

/** The folder of the built Storybook; `STORYBOOK_DIR` overrides it. */
export const storybookFolder = resolve(root, process.env.STORYBOOK_DIR ?? 'storybook-static');

const shared = ['pnpm-lock.yaml', 'tsconfig.base.json', 'scripts/lib/builds.ts'];

// Vite keeps no cache between builds, and pnpm caches task results only in its experimental `pipeline`.
export const webInputs: BuildInputs = {
  folders: ['apps/web', 'packages'],
  files: shared,
  exclude: /\.(test|stories)\.tsx?$/,
};

export const storybookInputs: BuildInputs = {
  folders: ['.storybook', 'apps/web', 'packages'],
  files: [...shared, 'e2e/support/wcag.ts'],
  exclude: /\.test\.tsx?$|^apps\/web\/server\/|^\.storybook\/(visual-baselines\/|test\/|test-runner)/,
};

/** Runs a build unless its inputs are the same as at the last one. */
async function build(name: string, folder: string, inputs: BuildInputs, work: () => Promise<void>) {
  const { isUpToDate, store } = fingerprint(inputs, join(folder, '.fingerprint'));
  if (isUpToDate) return;
  await step(`Building ${name}`, work);
  store();
}

async function runBuildTool(command: string, args: string[], cwd = root): Promise<void> {
  const { ok, output } = await run(command, args, { cwd, env: { NODE_ENV: 'production' } });
  if (ok) return;
  console.error(output);
  exitWithError('The build failed; the lines above contain the reason.');
}

/** Builds the web app if an input has changed. */
export function buildWeb(): Promise<void> {
  return build('the web app', join(root, 'apps/web/build'), webInputs, async () => {
    const cwd = join(root, 'apps/web');
    await runBuildTool(join(cwd, 'node_modules/.bin/react-router'), ['build'], cwd);
    await compressFiles(join(cwd, 'build/client'));
  });
}

/** Builds Storybook if an input has changed. */
export function buildStorybook(): Promise<void> {
  return build('Storybook', storybookFolder, storybookInputs, () =>
    runBuildTool('storybook', ['build', '--output-dir', storybookFolder, '--quiet']),
  );
}

const brotli = promisify(brotliCompress);

/** Compresses at build time with Brotli's best quality, which is too slow for a request. */
async function compressFiles(folder: string): Promise<void> {
  for (const file of globSync('**/*.{js,css,svg,json,webmanifest}', { cwd: folder })) {
    const path = join(folder, file);
    await writeFile(`${path}.br`, await brotli(await readFile(path)));
  }
}
