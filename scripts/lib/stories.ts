import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { preview } from 'vite';
import { findBrowser } from '../../e2e/support/chromium.ts';
import { buildStorybook, storybookFolder } from './builds.ts';
import { type Counted, reports, summarize } from './reports.ts';
import { exitWithError, root, run, step } from './run.ts';

type Story = { id: string; type: string; importPath: string; tags: string[] };

/** The address of a running Storybook to test instead of the built one. */
const runningStorybook = process.env.STORYBOOK_URL;

/** Every story is rendered in the first two. Each test file has a browser. */
const environments = [
  { name: 'en-light', files: 2, every: true },
  { name: 'ar-dark', files: 2, every: true },
  { name: 'fr-light', files: 1, every: false },
] as const;

/**
 * The index of Storybook, with an entry for each story and environment. The runner makes a test file for each title. As its
 * start takes seconds and a story less than one, there are few titles.
 */
async function indexOfRun(only: readonly string[]) {
  const index = runningStorybook
    ? await (await fetch(new URL('index.json', runningStorybook))).text()
    : readFileSync(join(storybookFolder, 'index.json'), 'utf8');
  const stories = Object.values((JSON.parse(index) as { entries: Record<string, Story> }).entries).filter(
    ({ type, importPath }) =>
      type === 'story' && (only.length === 0 || only.some((word) => importPath.includes(word))),
  );
  const entries = environments.flatMap(({ name, files, every }) =>
    stories
      .filter(({ tags }) => every || tags.some((tag) => tag.startsWith(name)))
      .map((story, number) => {
        const title = `${name} ${(number % files) + 1}`;
        return [`${name}/${story.id}`, { ...story, name: story.id, title }] as const;
      }),
  );
  if (entries.length === 0) {
    exitWithError(`No story file has ${only.join(' or ')} in its path, so nothing was tested.`);
  }
  return JSON.stringify({ v: 5, entries: Object.fromEntries(entries) });
}

/** Serves the built Storybook, and the index below `/run/`. */
async function serve(index: string) {
  const server = await preview({
    root,
    configFile: false,
    appType: 'mpa',
    logLevel: 'silent',
    build: { outDir: storybookFolder },
    preview: { host: '127.0.0.1', port: 0 },
    plugins: [
      {
        name: 'index-of-run',
        configurePreviewServer: ({ middlewares }) => {
          middlewares.use('/run', (_request, response) => response.end(index));
        },
      },
    ],
  });
  return { url: `${server.resolvedUrls?.local[0]}run/`, close: () => server.close() };
}

/**
 * Renders every story in the built Storybook, runs its `play` function, axe and the visual tests.
 * @param only words in the paths of the story files; with none, all are tested
 * @param visualErrors whether a visual difference fails its story
 */
export async function testStories({
  only = [] as readonly string[],
  visualErrors = true,
} = {}): Promise<Counted> {
  const browser = await findBrowser();
  if (!runningStorybook) await buildStorybook();
  const differing = join(reports, 'visual');
  rmSync(join(reports, 'stories.json'), { force: true });
  rmSync(differing, { recursive: true, force: true });
  mkdirSync(differing, { recursive: true });
  const server = await serve(await indexOfRun(only));
  // The runner passes what follows `--` to Jest, through a shell without quotes: the path of the checkout may have spaces.
  const report = `${relative(root, reports)}/stories.json`;
  const args = [
    `--url=${server.url}`,
    '--index-json',
    '--maxWorkers=4',
    '--ci',
    '--',
    '--json',
    `--outputFile=${report}`,
  ];
  const VISUAL_TESTS = browser.isPinned && visualErrors ? 'compare' : 'report';
  const env = { STORYBOOK_DISABLE_TELEMETRY: '1', NO_COLOR: '1', VISUAL_TESTS };
  const outcome = await step('Testing stories', () => run('test-storybook', args, { env }));
  await server.close();
  const counted = summarize('Stories', outcome, 'stories.json');
  const page = runningStorybook ? null : await run('node', ['.storybook/review/main.ts', 'report']);
  if (page?.output) console.log(page.output);
  return counted;
}

/** Tests stories with real keyboard and pointer input, and the visual baselines and their review. */
export async function testStoriesByInput(): Promise<Counted> {
  await buildStorybook();
  const outcome = await step('Testing stories with keyboard and pointer', () =>
    run('playwright', ['test', '--config=e2e/stories.config.ts'], {
      env: { PLAYWRIGHT_JSON_OUTPUT_FILE: join(reports, 'story-specs.json'), NO_COLOR: '1' },
    }),
  );
  return summarize('Keyboard and pointer', outcome, 'story-specs.json');
}
