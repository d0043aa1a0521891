import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './run.ts';

/** Tells by a stamp in what was built whether it is still made of these sources (patterns from the root). */
export function madeFrom(sources: readonly string[], stampFile: string) {
  const hash = createHash('sha256');
  for (const file of globSync(sources, { cwd: root }).sort()) {
    const path = join(root, file);
    if (statSync(path).isFile()) hash.update(`${file}\n`).update(readFileSync(path));
  }
  const wanted = hash.digest('hex');
  return {
    isCurrent: existsSync(stampFile) && readFileSync(stampFile, 'utf8') === wanted,
    /** To be called when it has been built. */
    stamp: () => writeFileSync(stampFile, wanted),
  };
}
