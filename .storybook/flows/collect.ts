import type { AnyMachineSnapshot } from 'xstate';
import { isLeaf, pathOf } from './statechart.ts';

/** A file of stories as it is imported: `default` is its meta, everything else a story, but for an order of Storybook's. */
export type StoryFile = Record<string, { title?: string; args?: object }> & {
  __namedExportsOrder?: readonly string[];
};

/** A state that a story shows. */
export interface Shown {
  /** The id of the machine. */
  machine: string;
  /** The state's name below it: `signedIn.person.known`. */
  state: string;
  /** The title in the file, and the name of the export. */
  title: string;
  story: string;
}

function isSnapshot(value: object): value is AnyMachineSnapshot {
  return 'machine' in value && 'value' in value && '_nodes' in value;
}

/** A flow may hold others, each in an actor of its own. */
function isActor(value: object): value is { getSnapshot: () => unknown } {
  return 'getSnapshot' in value && typeof value.getSnapshot === 'function';
}

/** Every snapshot in a story's args, however deep, and those that a snapshot holds. */
function snapshotsIn(value: unknown, depth = 6): AnyMachineSnapshot[] {
  if (typeof value !== 'object' || value === null || depth === 0) return [];
  if (isActor(value)) return snapshotsIn(value.getSnapshot(), depth - 1);
  if (isSnapshot(value)) return [value, ...snapshotsIn(value.context, depth - 1)];
  return Object.values(value).flatMap((part) => snapshotsIn(part, depth - 1));
}

/** Which states stories show, told by the snapshots that they are given. */
export function shownBy(files: readonly StoryFile[]): Shown[] {
  return files.flatMap(({ default: meta, __namedExportsOrder: order, ...stories }) =>
    (order ?? Object.keys(stories)).flatMap((story) =>
      snapshotsIn({ ...meta?.args, ...stories[story]?.args }).flatMap(({ machine, _nodes }) =>
        _nodes
          .filter(isLeaf)
          .map((node) => ({ machine: machine.id, state: pathOf(node), title: meta?.title ?? '', story })),
      ),
    ),
  );
}
