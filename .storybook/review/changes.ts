import { copyFileSync, existsSync, globSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { baselinesOf, type IndexedStory } from '../visualTests.ts';

/** A difference between a baseline and the last comparison. */
export interface Change {
  /** The path of the baseline. */
  file: string;
  /** The title of the story's component, such as `Components/Button`. */
  component: string;
  story: string;
  mode: string;
  kind: 'changed' | 'new' | 'removed';
  /** Data URLs of the images. */
  before: string | null;
  after: string | null;
}

export interface Comparison {
  /** The folder of the baselines. */
  baselines: string;
  /** The folder of the images that differ from the baseline of the same path. */
  differing: string;
  /** All stories. The baselines of others are obsolete. */
  stories: readonly (IndexedStory & { title: string; name: string })[];
}

const imagesIn = (folder: string) => globSync('*/*.webp', { cwd: folder });

function dataUrl(path: string): string | null {
  return existsSync(path) ? `data:image/webp;base64,${readFileSync(path, 'base64')}` : null;
}

/** Lists the changed, new and removed images by component and story. */
export function listChanges({ baselines, differing, stories }: Comparison): Change[] {
  const wanted = new Set(stories.flatMap(baselinesOf));
  const prefixOf = (id: string) => id.replace(/--.*/, '');
  const titles = new Map(stories.map(({ id, title }) => [prefixOf(id), title]));
  const names = new Map(stories.map(({ id, name }) => [id, name]));
  const removed = imagesIn(baselines).filter((file) => !wanted.has(file));
  const changes = [...new Set([...imagesIn(differing), ...removed])].map((file): Change => {
    const [mode = '', id = ''] = file.replace('.webp', '').split('/');
    const before = dataUrl(join(baselines, file));
    const after = wanted.has(file) ? dataUrl(join(differing, file)) : null;
    const kind = after === null ? 'removed' : before === null ? 'new' : 'changed';
    const component = titles.get(prefixOf(id)) ?? prefixOf(id);
    return { file, component, story: names.get(id) ?? id, mode, kind, before, after };
  });
  const keyOf = ({ component, file }: Change) => `${component} ${file.replace(/^(.*)\/(.*)$/, '$2 $1')}`;
  return changes.sort((a, b) => keyOf(a).localeCompare(keyOf(b)));
}

/** Adds, replaces or deletes the baselines of these changes. */
export function accept({ baselines, differing }: Comparison, changes: readonly Change[]): void {
  for (const { file, kind } of changes) {
    const baseline = join(baselines, file);
    if (kind === 'removed') rmSync(baseline, { force: true });
    else {
      mkdirSync(dirname(baseline), { recursive: true });
      copyFileSync(join(differing, file), baseline);
      rmSync(join(differing, file));
    }
  }
}
