import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { root } from './run.ts';

const generated = new Set(['node_modules', 'build', 'dist', '.react-router']);

/** The inputs of a build, as paths relative to the root folder. */
export interface BuildInputs {
  /** Every file in these folders is an input. */
  folders: readonly string[];
  files: readonly string[];
  /** Matches the paths of files in the folders that the build does not read. */
  exclude: RegExp;
}

/** The sorted paths of all input files. */
export function inputFiles({ folders, files, exclude }: BuildInputs, checkout = root): string[] {
  const found = folders.flatMap((folder) =>
    globSync('**/*', {
      cwd: join(checkout, folder),
      withFileTypes: true,
      exclude: ({ name }) => generated.has(name),
    })
      .filter((entry) => entry.isFile())
      .map(({ name, parentPath }) => relative(checkout, join(parentPath, name)).replaceAll('\\', '/'))
      .filter((file) => !exclude.test(file)),
  );
  return [...new Set([...found, ...files])].sort();
}

/** Compares the inputs with the fingerprint that the last build stored in a file of its output. */
export function fingerprint(inputs: BuildInputs, file: string, checkout = root) {
  const hash = createHash('sha256');
  for (const input of inputFiles(inputs, checkout)) {
    hash.update(`${input}\n`).update(readFileSync(join(checkout, input)));
  }
  const current = hash.digest('hex');
  return {
    isUpToDate: existsSync(file) && readFileSync(file, 'utf8') === current,
    store: () => writeFileSync(file, current),
  };
}
