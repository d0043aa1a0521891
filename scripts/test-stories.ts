import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import { execa } from 'execa';
import { preview } from 'vite';
import { buildStorybook } from '../tools/builds.ts';
import { exitWithError, root } from '../tools/run.ts';
import { reports } from './lib/reports.ts';

// Renders the stories of the built Storybook, runs their `play` functions and axe, and compares them with their baselines. The
// reports are in `test-results`. `--update` accepts all visual changes. Other arguments select story files; without any, the tests
// with keyboard and pointer follow, which `--visual` leaves out.
const options = { visual: { type: 'boolean' }, update: { type: 'boolean' } } as const;
const { values, positionals } = parseArgs({ options, allowPositionals: true });

const storybookFolder = join(root, 'storybook-static');

type Story = { id: string; type: string; importPath: string; tags: string[] };

/** The environments, each with its number of test files, which have a browser each. */
const testFiles = { 'en-light': 2, 'ar-dark': 1, 'fr-light': 1 };

/** Whether a story is rendered in an environment: in English, and where its tags name a baseline (`.storybook/visualTests.ts`). */
const isTestedIn = (environment: string, { tags }: Story) =>
  environment === 'en-light' || tags.some((tag) => tag.startsWith(environment));

/**
 * Writes the index of the run beside that of Storybook, with an entry for each story and environment. The runner makes a
 * test file for each title. As its start takes seconds and a story less than one, there are few titles. The stories of a
 * file stay together, because each browser loads what they import.
 */
function writeIndex(only: readonly string[]): void {
  const index = JSON.parse(readFileSync(join(storybookFolder, 'index.json'), 'utf8'));
  const stories = Object.values<Story>(index.entries).filter(
    ({ type, importPath }) =>
      type === 'story' && (only.length === 0 || only.some((word) => importPath.includes(word))),
  );
  if (stories.length === 0) {
    exitWithError(`No story file has ${only.join(' or ')} in its path, so nothing was tested.`);
  }
  const storyFiles = [...new Set(stories.map(({ importPath }) => importPath))];
  const entries = Object.entries(testFiles).flatMap(([environment, files]) =>
    stories
      .filter((story) => isTestedIn(environment, story))
      .map((story) => {
        const title = `${environment} ${(storyFiles.indexOf(story.importPath) % files) + 1}`;
        return [`${environment}/${story.id}`, { ...story, name: story.id, title }];
      }),
  );
  const folder = join(storybookFolder, 'run');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'index.html'), 'The runner expects a page beside the index.');
  writeFileSync(join(folder, 'index.json'), JSON.stringify({ v: 5, entries: Object.fromEntries(entries) }));
}

const run = (command: string, ...args: string[]) =>
  execa(command, args, {
    cwd: root,
    env: { STORYBOOK_DISABLE_TELEMETRY: '1' },
    stdio: 'inherit',
    reject: false,
  });

await buildStorybook();
const changed = join(reports, 'visual');
rmSync(changed, { recursive: true, force: true });
mkdirSync(changed, { recursive: true });
writeIndex(positionals);
const server = await preview({
  root,
  configFile: false,
  appType: 'mpa',
  build: { outDir: storybookFolder },
  preview: { host: '127.0.0.1', port: 0 },
});
const url = `--url=${server.resolvedUrls?.local[0]}run/`;
// The runner passes what follows `--` to Jest, through a shell without quotes: the path of the checkout may have spaces.
const report = `--outputFile=${relative(root, reports)}/stories.json`;
const tests = await run(
  'test-storybook',
  url,
  '--index-json',
  '--maxWorkers=100%',
  '--ci',
  '--',
  '--json',
  report,
);
await server.close();
const review = await run('node', '.storybook/review/main.ts', values.update ? 'accept-all' : 'report');
const isWhole = process.argv.length === 2;
const input = isWhole ? await run('pnpm', 'run', 'part:input') : null;
process.exitCode = tests.failed || review.failed || input?.failed ? 1 : 0;
