import { cpSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { execa } from 'execa';
import { exitWithError, root } from '../tools/run.ts';

// Packs the packages, checks the tarballs, and builds the examples with them in examples/installed, as applications outside of
// this repository do. Each gets the pages of examples/gallery. The wireit script `build:example` runs this after the build of
// the packages.

const installed = join(root, 'examples/installed');
const tarballs = join(installed, 'tarballs');

interface Manifest {
  name: string;
  version: string;
  dependencies: Record<string, string>;
  peerDependencies: { react: string };
}

const readManifest = (folder: string): Manifest =>
  JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'));

const packages = globSync('packages/*/package.json', { cwd: root }).map((file) => {
  const { name, version } = readManifest(dirname(file));
  return { name, folder: dirname(file), tarball: `${name.slice(1).replace('/', '-')}-${version}.tgz` };
});
const overrides = Object.fromEntries(
  packages.map(({ name, tarball }) => [name, `file:${join(tarballs, tarball)}`]),
);

/** Runs a command. If it fails, its output is the error. */
async function run(command: string, args: string[], cwd = root): Promise<void> {
  const env = { NEXT_TELEMETRY_DISABLED: '1' };
  const { failed, all, shortMessage } = await execa(command, args, { cwd, env, all: true, reject: false });
  if (failed) exitWithError(`\`${command} ${args.join(' ')}\` failed:\n${all || shortMessage}`);
}

async function checkTarball(tarball: string): Promise<void> {
  await run('publint', ['--strict', join(tarballs, tarball)]);
  await run('attw', ['--profile=esm-only', join(tarballs, tarball)]);
}

/** Copies an example, and the pages with every component. */
function copyExample(example: 'vite' | 'next', name: string, dependencies: Record<string, string>): void {
  const folder = join(installed, name);
  cpSync(join(root, 'examples', example), folder, {
    recursive: true,
    filter: (path) => !/node_modules|dist|\.next/.test(path.slice(root.length)),
  });
  cpSync(join(root, 'examples/gallery'), join(folder, 'gallery'), { recursive: true });
  rmSync(join(folder, 'gallery/pages'), { recursive: true });
  cpSync(join(root, 'examples/gallery/pages', example), folder, { recursive: true });
  const manifest = readManifest(`examples/${example}`);
  manifest.name = name;
  Object.assign(manifest.dependencies, dependencies);
  writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest));
}

/** Writes the examples of the READMEs to files, one for each package. */
function copyReadmes(to: string): void {
  mkdirSync(to);
  for (const { folder } of packages) {
    const readme = readFileSync(join(root, folder, 'README.md'), 'utf8');
    const examples = [...readme.matchAll(/```tsx?\n(.*?)```/gs)].map(([, code = '']) => code);
    examples.forEach((code, at) => {
      writeFileSync(join(to, `${folder.slice('packages/'.length)}${at}.tsx`), code);
    });
  }
}

rmSync(installed, { recursive: true, force: true });
mkdirSync(tarballs, { recursive: true });
await run('pnpm', ['--filter=./packages/*', 'pack', `--pack-destination=${tarballs}`]);
const checked = Promise.all(packages.map(({ tarball }) => checkTarball(tarball)));

const lowestReact = readManifest('packages/ui').peerDependencies.react.replace('^', '');
/** What the gallery imports. */
const gallery = { ...overrides, 'react-hook-form': '*' };
const tailwind = { '@tailwindcss/vite': '4.3.5', tailwindcss: '4.3.5' };
// The examples in the READMEs are type-checked too, with the packages that they import.
copyExample('vite', 'vite', { ...gallery, ...tailwind, xstate: '^5.33.3' });
copyReadmes(join(installed, 'vite/src/readmes'));
copyExample('vite', 'vite-lowest-react', {
  ...gallery,
  ...tailwind,
  react: lowestReact,
  'react-dom': lowestReact,
});
copyExample('next', 'next', gallery);
// The tarballs replace the packages, also as dependencies of each other. Without hoisting, an import of a package that is not
// declared as a dependency fails.
writeFileSync(
  join(installed, 'pnpm-workspace.yaml'),
  JSON.stringify({ packages: ['*'], overrides, hoist: false, allowBuilds: { esbuild: false, sharp: false } }),
);
// The versions in this lockfile are preferred, so that the examples are tested with the versions of the product.
cpSync(join(root, 'pnpm-lock.yaml'), join(installed, 'pnpm-lock.yaml'));

await run('pnpm', ['install', '--prefer-offline', '--no-frozen-lockfile'], installed);
await Promise.all([
  run('pnpm', ['run', 'build'], join(installed, 'next')),
  run('pnpm', ['run', 'build', '--sourcemap'], join(installed, 'vite')),
  run('pnpm', ['run', 'build'], join(installed, 'vite-lowest-react')),
]);
await checked;
