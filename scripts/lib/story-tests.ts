import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { transformPlaywright } from '@storybook/test-runner';
import { reports } from './reports.ts';
import { root } from './run.ts';

/** Where the tests are that the runner is given; its configuration knows the place. */
const folder = join(reports, 'story-tests');

/** One for each worker: a file of tests begins with seconds of loading, its pages included. */
const parts = 2;

/** How long a file's tests take, about: as many stories as it has. */
const weightOf = (test: string) => test.split('smoke-test').length;

/**
 * Writes the tests that the runner makes of each story file into a few files: it spends seconds on every file of
 * tests, for its own start and for that of the pages, and less than a second on a story.
 */
export async function writeStoryTests(only: readonly string[]): Promise<number> {
  const files = globSync(['packages/ui/src/**/*.stories.tsx', 'apps/web/src/**/*.stories.tsx'], { cwd: root })
    .filter((file) => only.length === 0 || only.some((part) => file.includes(part)))
    .sort();
  const tests = await Promise.all(
    files.map((file) => {
      const path = join(root, file);
      return transformPlaywright(readFileSync(path, 'utf8'), path);
    }),
  );
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const loads = Array.from({ length: parts }, () => ({ weight: 0, tests: [] as string[] }));
  // The heaviest first, each to who has least: the workers end together.
  for (const test of tests.sort((one, other) => weightOf(other) - weightOf(one))) {
    const lightest = loads.reduce((least, load) => (load.weight < least.weight ? load : least));
    lightest.weight += weightOf(test);
    lightest.tests.push(test);
  }
  for (const [index, load] of loads.entries())
    if (load.tests.length > 0)
      writeFileSync(join(folder, `part-${index + 1}.test.js`), load.tests.join('\n'));
  return files.length;
}
