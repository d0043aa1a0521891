import { globSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { type Inputs, madeFrom, packagesOf } from './made-from.ts';
import { giveUp, root, run, step } from './run.ts';

const stampFile = join(root, 'apps/web/build/.made-from');

/** Everything that the built web app is made of. The API's server is a dependency of ours, but of no page. */
export const webInputs: Inputs = {
  folders: packagesOf('apps/web', ['@lyceum/api']),
  files: ['pnpm-lock.yaml', 'tsconfig.base.json', 'scripts/lib/web-build.ts'],
  except: /\.(test|stories)\.tsx?$/,
};

/** Builds the web app unless the last build was made from the same sources. */
export async function buildWeb(): Promise<void> {
  const { isCurrent, stamp } = madeFrom(webInputs, stampFile);
  if (isCurrent) return;
  const { ok, output } = await step('Building the web app', () =>
    run(join(root, 'apps/web/node_modules/.bin/react-router'), ['build'], {
      cwd: join(root, 'apps/web'),
      env: { NODE_ENV: 'production' },
    }),
  );
  if (!ok) {
    console.error(output);
    giveUp('the web app could not be built; the lines above say why.');
  }
  await step('Compressing its files', compressFiles);
  stamp();
}

const brotli = promisify(brotliCompress);

/** Once at build, with brotli's best, so that no request waits for it. */
async function compressFiles(): Promise<void> {
  const folder = join(root, 'apps/web/build/client');
  for (const file of globSync('**/*.{js,css,svg,json,webmanifest}', { cwd: folder })) {
    const path = join(folder, file);
    await writeFile(`${path}.br`, await brotli(await readFile(path)));
  }
}
