import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { giveUp, root, run, step } from './run.ts';

const stampFile = join(root, 'apps/web/build/.made-from');

/** Everything that the built web app is made of. */
const sources = [
  'pnpm-lock.yaml',
  'apps/web/{app,src,public}/**/*',
  'apps/web/*.{ts,json}',
  'packages/*/src/**/*',
  'packages/*/package.json',
  'packages/i18n/locales/**/*.json',
];

function madeFrom(): string {
  const hash = createHash('sha256');
  for (const file of globSync(sources, { cwd: root }).sort()) {
    const path = join(root, file);
    if (statSync(path).isFile()) hash.update(`${file}\n`).update(readFileSync(path));
  }
  return hash.digest('hex');
}

/** Builds the web app unless the last build was made from the same sources. */
export async function buildWeb(): Promise<void> {
  const wanted = madeFrom();
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === wanted) return;
  const { ok, output } = await step('Building the web app', () =>
    run(join(root, 'apps/web/node_modules/.bin/react-router'), ['build'], { cwd: join(root, 'apps/web') }),
  );
  if (!ok) {
    console.error(output);
    giveUp('the web app could not be built; the lines above say why.');
  }
  writeFileSync(stampFile, wanted);
}
