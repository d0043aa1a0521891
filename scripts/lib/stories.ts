import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { preview } from 'vite';
import { buildStorybook, storybookFolder } from '../../tools/builds.ts';
import { exitWithError, root, run, step } from '../../tools/run.ts';
import { type Counted, reports, summarize } from './reports.ts';

type Story = { id: string; type: string; importPath: string; tags: string[] };

/** The environments, each with its number of test files, which have a browser each. */
const testFiles = { 'en-light': 2, 'ar-dark': 2, 'fr-light': 1 };

/**
 * Whether a story is rendered in an environment: in English, and where it has a baseline (`.storybook/visualTests.ts`). In
 * Arabic and dark these are all but those of most screens, whose parts have stories, and which the journeys open so.
 */
function isTestedIn(environment: string, { id, tags }: Story): boolean {
  if (environment === 'en-light' || tags.some((tag) => tag.startsWith(environment))) return true;
  return environment === 'ar-dark' && !id.startsWith('screens-');
}

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

/**
 * Renders the stories of the built Storybook, runs their `play` functions and axe, and compares them with their baselines.
 * The reports are in `test-results`.
 * @param only words in the paths of the story files; with none, all are tested
 * @param review `report` writes the report of the visual review and counts changed images as a failure, `accept-all` makes
 * them the baselines
 */
export async function testStories(
  only: readonly string[] = [],
  review: 'report' | 'accept-all' = 'report',
): Promise<Counted> {
  await buildStorybook();
  const changed = join(reports, 'visual');
  rmSync(changed, { recursive: true, force: true });
  mkdirSync(changed, { recursive: true });
  writeIndex(only);
  const options = { host: '127.0.0.1', port: 0 };
  const build = { outDir: storybookFolder };
  const server = await preview({ root, configFile: false, appType: 'mpa', build, preview: options });
  const url = `--url=${server.resolvedUrls?.local[0]}run/`;
  // The runner passes what follows `--` to Jest, through a shell without quotes: the path of the checkout may have spaces.
  const report = `--outputFile=${relative(root, reports)}/stories.json`;
  const args = [url, '--index-json', '--maxWorkers=100%', '--ci', '--', '--json', report];
  const env = { STORYBOOK_DISABLE_TELEMETRY: '1', FORCE_COLOR: '0' };
  const outcome = await step('Testing stories', () => run('test-storybook', args, { env }));
  await server.close();
  const { passed, failed } = summarize('stories', outcome);
  const { ok, output } = await run('node', ['.storybook/review/main.ts', review]);
  console.log(output);
  return { passed, failed: ok ? failed : failed + 1 };
}

/** Tests stories with real keyboard and pointer input, and the visual baselines and their review. */
export async function testStoriesByInput(): Promise<Counted> {
  await buildStorybook();
  const outcome = await step('Testing stories with keyboard and pointer', () =>
    run('playwright', ['test', '--config=e2e/stories.config.ts', '--project=stories'], {
      env: { PLAYWRIGHT_JSON_OUTPUT_FILE: join(reports, 'story-specs.json'), NO_COLOR: '1' },
    }),
  );
  return summarize('input', outcome);
}
