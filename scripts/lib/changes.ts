import { globSync } from 'node:fs';
import { matchesGlob } from 'node:path';
import { exitWithError, root, run } from '../../tools/run.ts';

/** The parts of `npm test` that a change may leave out. The static checks always run. */
export const parts = ['units', 'stories', 'input', 'example', 'journeys'] as const;
export type Part = (typeof parts)[number];

/** Files that no test reads. */
const documents = [
  '*.md',
  'LICENSE',
  '.{ci,github,changeset}/**',
  'docs/!(specification|flows|visual-review).md',
  'docs/{decisions,images}/**',
  'packages/*/CHANGELOG.md',
  'bench/**',
  'openapi/*.yaml',
];

/** The folders that each part tests. A file in none of them may affect every part. */
const tested: Record<Part, string[]> = {
  units: ['{packages,apps,.storybook}/**', '{e2e/support,scripts}/**/*.test.ts', 'docs/*.md', 'openapi.yaml'],
  stories: ['packages/{ui,i18n,flows,rules}/**', 'apps/web/{src,public}/**', '.storybook/**'],
  input: [
    'packages/{ui,i18n,flows,rules}/**',
    'apps/web/{src,public}/**',
    '.storybook/**',
    'e2e/stories/**',
    'docs/visual-review.md',
  ],
  example: ['packages/**', 'examples/**', 'e2e/example/**'],
  journeys: ['packages/**', 'apps/**', 'e2e/journeys/**', 'openapi.yaml'],
};

/** Files below the folders of products and packages that are not part of them. */
const supporting = '**/*.{test,stories,guide,fixtures}.{ts,tsx}';

const affects = (part: Part, file: string) =>
  tested[part].some((glob) => matchesGlob(file, glob)) &&
  !((part === 'example' || part === 'journeys') && matchesGlob(file, supporting));

/** The affected parts, each with the first changed file that affects it. Unknown files affect all parts. */
export function affectedParts(files: readonly string[]): Map<Part, string> {
  const relevant = files.filter((file) => !documents.some((glob) => matchesGlob(file, glob)));
  const isKnown = (file: string) =>
    parts.some((part) => tested[part].some((glob) => matchesGlob(file, glob)));
  const unknown = relevant.find((file) => !isKnown(file));
  const reasons = parts.map(
    (part) => [part, unknown ?? relevant.find((file) => affects(part, file))] as const,
  );
  return new Map(reasons.filter((entry): entry is [Part, string] => entry[1] !== undefined));
}

/** Whether Vitest finds the tests of these files by their imports. It does not see files that tests read themselves. */
export const areModules = (files: readonly string[]): boolean =>
  files.every((file) => /\.tsx?$/.test(file) || documents.some((glob) => matchesGlob(file, glob)));

/**
 * The story files that depend on a changed file, by the module graph of the built Storybook. `null` if it can't be decided:
 * vanilla-extract compiles the theme, so that it is not in the graph.
 */
export async function affectedStories(files: readonly string[]): Promise<string[] | null> {
  const sources = files.filter(
    (file) => affects('stories', file) && !matchesGlob(file, '**/*.test.{ts,tsx}'),
  );
  if (
    sources.some(
      (file) => !/\.(tsx?|css)$/.test(file) || /^(packages\/ui\/src\/theme|\.storybook)\//.test(file),
    )
  ) {
    return null;
  }
  const existing = new Set(globSync(sources, { cwd: root }));
  if (sources.some((file) => !existing.has(file))) return null;
  const compiled = sources.filter((file) => file.endsWith('.css.ts')).map((file) => `${file}.vanilla.css`);
  // They import components and stories, but no story depends on them.
  const untraced = ['.storybook/{docs,flows,pages}/**', '**/*.guide.tsx'].map((glob) => `--untraced=${glob}`);
  const { ok, output } = await run('chromatic', [
    'trace',
    '--mode=compact',
    ...untraced,
    ...sources,
    ...compiled,
  ]);
  if (!ok || output.includes('full build is required')) return null;
  return [...output.matchAll(/^— (\S+\.stories\.tsx)/gm)].map(([, file = '']) => file);
}

/** The files that differ from a commit, including uncommitted and untracked ones. @param since default: `main` */
export async function changedFiles(since?: string): Promise<{ since: string; files: string[] }> {
  const base = since ? { ok: true, output: since } : await run('git', ['merge-base', 'HEAD', 'main']);
  const commit = base.output.trim();
  const changed = base.ok ? await run('git', ['diff', '--name-only', commit]) : base;
  if (!changed.ok) {
    exitWithError(
      `The changes could not be listed, so nothing was tested: ${changed.output.trim()}. Name the commit to compare ` +
        'with, as in `npm test -- --changed HEAD~1`, or run `npm test`.',
    );
  }
  const untracked = await run('git', ['ls-files', '--others', '--exclude-standard']);
  const lines = `${changed.output}\n${untracked.output}`.split('\n');
  return { since: commit, files: lines.filter((line) => line !== '') };
}
