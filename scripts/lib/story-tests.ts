import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { transformPlaywright } from '@storybook/test-runner';
import { reports } from './reports.ts';
import { root } from './run.ts';

/** Where the tests are that the runner is given; its configuration knows the place. */
const folder = join(reports, 'story-tests');

/** More than workers, so that none waits long for the others at the end. */
const parts = 4;

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
  for (let part = 0; part < parts; part += 1) {
    const own = tests.filter((_, index) => index % parts === part);
    if (own.length > 0) writeFileSync(join(folder, `part-${part + 1}.test.js`), own.join('\n'));
  }
  return files.length;
}
