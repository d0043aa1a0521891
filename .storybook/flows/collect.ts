import { type AnyMachineSnapshot, getStateNodes } from 'xstate';
import { isLeaf, pathOf } from './statechart.ts';

/** An imported story file: `default` is its meta, all other exports are stories except the order that Storybook adds. */
export type StoryFile = Record<string, { title?: string; args?: object }> & {
  __namedExportsOrder?: readonly string[];
};

/** A machine's state in a story. */
export interface Shown {
  /** The id of the machine. */
  machine: string;
  /** The state's path, such as `signedIn.user.loaded`. */
  state: string;
  /** The title of the story file and the name of the export. */
  title: string;
  story: string;
}

function isSnapshot(value: object): value is AnyMachineSnapshot {
  return 'machine' in value && 'value' in value && 'status' in value;
}

/** A flow may contain actors of other flows. */
function isActor(value: object): value is { getSnapshot: () => unknown } {
  return 'getSnapshot' in value && typeof value.getSnapshot === 'function';
}

/** Every snapshot in a story's args, including those in the context of other snapshots. */
function snapshotsIn(value: unknown, depth = 6): AnyMachineSnapshot[] {
  if (typeof value !== 'object' || value === null || depth === 0) return [];
  if (isActor(value)) return snapshotsIn(value.getSnapshot(), depth - 1);
  if (isSnapshot(value)) return [value, ...snapshotsIn(value.context, depth - 1)];
  return Object.values(value).flatMap((part) => snapshotsIn(part, depth - 1));
}

/** The states in the snapshots of the stories' args. */
export function shownBy(files: readonly StoryFile[]): Shown[] {
  return files.flatMap(({ default: meta, __namedExportsOrder: order, ...stories }) =>
    (order ?? Object.keys(stories)).flatMap((story) =>
      snapshotsIn({ ...meta?.args, ...stories[story]?.args }).flatMap(({ machine, value }) =>
        getStateNodes(machine.root, value)
          .filter(isLeaf)
          .map((node) => ({ machine: machine.id, state: pathOf(node), title: meta?.title ?? '', story })),
      ),
    ),
  );
}
