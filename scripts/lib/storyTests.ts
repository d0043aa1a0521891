import { appendFileSync, globSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { transformPlaywright } from '@storybook/test-runner';
import { reports } from './reports.ts';
import { root } from './run.ts';

/** The configuration of the test runner contains this folder, too. */
const folder = join(reports, 'story-tests');

const workers = 2;

/** The number of stories, which is proportional to the duration. */
const weightOf = (test: string) => test.split('smoke-test').length;

/**
 * Writes the runner's tests of all story files into one file for each worker: starting a test file and its pages takes
 * seconds, a story less than one.
 * @param only words in the paths of the story files; with none, all are included
 * @returns the number of story files
 */
export async function writeStoryTests(only: readonly string[]): Promise<number> {
  const files = globSync(['packages/ui/src/**/*.stories.tsx', 'apps/web/src/**/*.stories.tsx'], { cwd: root })
    .filter((file) => only.length === 0 || only.some((word) => file.includes(word)))
    .sort();
  const tests = await Promise.all(
    files.map((file) => transformPlaywright(readFileSync(join(root, file), 'utf8'), join(root, file))),
  );
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  // Assigned in turn, heaviest first, so that all workers take about as long.
  const sorted = tests.toSorted((a, b) => weightOf(b) - weightOf(a));
  for (const [index, test] of sorted.entries()) {
    appendFileSync(join(folder, `part-${(index % workers) + 1}.test.js`), `${test}\n`);
  }
  return files.length;
}
