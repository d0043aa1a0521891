import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from './run.ts';
import type { Change } from './small-changes.ts';

const storyFiles = globSync('packages/ui/src/**/*.stories.tsx', { cwd: root });

/** The files that this one is made of, itself included: what it imports by a path, and what those import. */
function madeOf(file: string, known = new Set<string>()): Set<string> {
  if (known.has(file) || !existsSync(join(root, file))) return known;
  known.add(file);
  const source = readFileSync(join(root, file), 'utf8');
  for (const [, path = ''] of source.matchAll(/(?:from|import) '(\.[^']+)'/g)) {
    madeOf(join(dirname(file), path), known);
  }
  return known;
}

interface Looked {
  change: Change;
  /** The files that the stories are made of that a change is judged by. */
  files: Set<string>;
}

/** The theme is in every story, whatever it imports. */
const isInEveryStory = ({ file }: Change) => file.includes('/theme/');

function areApart(one: Looked, other: Looked): boolean {
  return (
    !isInEveryStory(one.change) &&
    !isInEveryStory(other.change) &&
    !one.files.has(other.change.file) &&
    !other.files.has(one.change.file)
  );
}

/**
 * Changes that can be made together: none is in a file of the stories that another one is judged by. So a story that
 * fails tells of one change alone.
 */
export function batchesOf(changes: readonly Change[]): Change[][] {
  const batches: Looked[][] = [];
  for (const change of changes) {
    const own = storyFiles.filter((file) => change.stories.some((part) => file.includes(part)));
    const looked = { change, files: new Set(own.flatMap((file) => [...madeOf(file)])) };
    const batch = batches.find((others) => others.every((other) => areApart(looked, other)));
    if (batch) batch.push(looked);
    else batches.push([looked]);
  }
  return batches.map((batch) => batch.map(({ change }) => change));
}
