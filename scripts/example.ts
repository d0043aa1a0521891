import { cpSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { execa } from 'execa';
import { exitWithError, root } from '../tools/run.ts';

// Packs the packages, checks the tarballs, and builds examples/minimal with them in examples/installed, as an application
// outside of this repository does. The wireit script `build:example` runs this after the build of the packages.

const installed = join(root, 'examples/installed');
const tarballs = join(installed, 'tarballs');

interface Manifest {
  name: string;
  version: string;
  dependencies: Record<string, string>;
}

const readManifest = (folder: string): Manifest =>
  JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'));

const packages = globSync('packages/*/package.json', { cwd: root }).map((file) => {
  const { name, version } = readManifest(dirname(file));
  return { name, folder: dirname(file), tarball: `${name.slice(1).replace('/', '-')}-${version}.tgz` };
});

/** Runs a command. If it fails, its output is the error. */
async function run(command: string, args: string[], cwd = root): Promise<void> {
  const { failed, all, shortMessage } = await execa(command, args, { cwd, all: true, reject: false });
  if (failed) exitWithError(`\`${command} ${args.join(' ')}\` failed:\n${all || shortMessage}`);
}

async function checkTarball(tarball: string): Promise<void> {
  await run('publint', ['--strict', join(tarballs, tarball)]);
  await run('attw', ['--profile=esm-only', join(tarballs, tarball)]);
}

/** Copies the example. The tarballs replace the packages, also as dependencies of each other. */
function copyExample(): void {
  cpSync(join(root, 'examples/minimal'), installed, {
    recursive: true,
    filter: (path) => !/node_modules|dist/.test(path.slice(root.length)),
  });
  const overrides = Object.fromEntries(
    packages.map(({ name, tarball }) => [name, `file:tarballs/${tarball}`]),
  );
  // Without hoisting, an import of a package that is not declared as a dependency fails.
  writeFileSync(
    join(installed, 'pnpm-workspace.yaml'),
    JSON.stringify({ overrides, hoist: false, allowBuilds: { esbuild: false } }),
  );
  // The versions in this lockfile are preferred, so that the example is tested with the versions of the product.
  cpSync(join(root, 'pnpm-lock.yaml'), join(installed, 'pnpm-lock.yaml'));
  // The examples in the READMEs are type-checked too, with the packages that they import.
  const manifest = readManifest('examples/minimal');
  const xstate = '^5.33.3';
  manifest.dependencies = { ...overrides, ...manifest.dependencies, xstate };
  writeFileSync(join(installed, 'package.json'), JSON.stringify(manifest));
}

/** Writes the examples of the READMEs to files, one for each package. */
function copyReadmes(): void {
  mkdirSync(join(installed, 'src/readmes'));
  for (const { folder } of packages) {
    const readme = readFileSync(join(root, folder, 'README.md'), 'utf8');
    const examples = [...readme.matchAll(/```tsx?\n(.*?)```/gs)].map(([, code = '']) => code);
    examples.forEach((code, at) => {
      writeFileSync(join(installed, `src/readmes/${folder.slice('packages/'.length)}${at}.tsx`), code);
    });
  }
}

rmSync(installed, { recursive: true, force: true });
mkdirSync(tarballs, { recursive: true });
await run('pnpm', ['--filter=./packages/*', 'pack', `--pack-destination=${tarballs}`]);
copyExample();
copyReadmes();
const checked = Promise.all(packages.map(({ tarball }) => checkTarball(tarball)));
await run('pnpm', ['install', '--prefer-offline', '--no-frozen-lockfile'], installed);
await run('pnpm', ['run', 'build', '--sourcemap'], installed);
await checked;
