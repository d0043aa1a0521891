import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { root } from './run.ts';

/** Made by tools, or by the build itself. */
const generated = new Set(['node_modules', 'build', 'dist', '.react-router']);

/** What a build is made of, by paths from the root. */
export interface Inputs {
  /** Folders that count with every file: one that is forgotten below would only cause a build too many. */
  folders: readonly string[];
  /** Single files. */
  files: readonly string[];
  /** What the paths of files in the folders look like that no build reads. */
  except: RegExp;
}

/** The files of these inputs, sorted, by their paths from the root. */
export function filesOf({ folders, files, except }: Inputs, checkout = root): string[] {
  const found = folders.flatMap((folder) =>
    globSync('**/*', {
      cwd: join(checkout, folder),
      withFileTypes: true,
      exclude: ({ name }) => generated.has(name),
    })
      .filter((entry) => entry.isFile())
      .map(({ name, parentPath }) => relative(checkout, join(parentPath, name)).replaceAll('\\', '/'))
      .filter((file) => !except.test(file)),
  );
  return [...new Set([...found, ...files])].sort();
}

/** The folders of a workspace package and of the packages of the workspace that it depends on, itself first. */
export function packagesOf(folder: string, without: readonly string[] = []): string[] {
  const { dependencies = {} } = JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')) as {
    dependencies?: Record<string, string>;
  };
  const own = Object.entries(dependencies)
    .filter(([name, version]) => version.startsWith('workspace:') && !without.includes(name))
    .flatMap(([name]) => packagesOf(`packages/${basename(name)}`, without));
  return [...new Set([folder, ...own])];
}

/** Tells by a stamp in what was built whether it is still made of these inputs. */
export function madeFrom(inputs: Inputs, stampFile: string, checkout = root) {
  const hash = createHash('sha256');
  for (const file of filesOf(inputs, checkout)) {
    hash.update(`${file}\n`).update(readFileSync(join(checkout, file)));
  }
  const wanted = hash.digest('hex');
  return {
    isCurrent: existsSync(stampFile) && readFileSync(stampFile, 'utf8') === wanted,
    /** To be called when it has been built. */
    stamp: () => writeFileSync(stampFile, wanted),
  };
}
