import { globSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { preview } from 'vite';
import { findBrowser } from '../../e2e/support/chromium.ts';
import { buildStorybook, storybookFolder } from './builds.ts';
import { type Counted, reports, summarize } from './reports.ts';
import { exitWithError, root, run, step } from './run.ts';
import { writeStoryTests } from './storyTests.ts';
import { writeVisualReport } from './visualReport.ts';

/** The address of a running Storybook to test instead of the built one. */
const runningStorybook = process.env.STORYBOOK_URL;

async function serveStorybook() {
  if (runningStorybook) return { url: runningStorybook, close: async () => undefined };
  const server = await preview({
    root,
    configFile: false,
    appType: 'mpa',
    logLevel: 'silent',
    build: { outDir: storybookFolder },
    preview: { host: '127.0.0.1', port: 0 },
  });
  return { url: server.resolvedUrls?.local[0] ?? '', close: () => server.close() };
}

export interface StoryOptions {
  /** Replaces the visual baselines. */
  update?: boolean;
  /** Runs only story files with one of these words in their paths. */
  only?: readonly string[];
}

/** Renders every story in the built Storybook, runs its `play` function, axe and the visual tests. */
export async function testStories({ update = false, only = [] }: StoryOptions = {}): Promise<Counted> {
  const browser = await findBrowser();
  if (update && !browser.isPinned) {
    exitWithError(
      `Visual baselines are drawn by the pinned browser, and this is ${browser.name}: its images could not be compared ` +
        'on other machines. Unset CHROMIUM_PATH and run the command on Linux x64, for example in a container.',
    );
  }
  if (!runningStorybook) await buildStorybook();
  rmSync(join(reports, 'stories.json'), { force: true });
  rmSync(join(reports, 'visual'), { recursive: true, force: true });
  const files = await writeStoryTests(only);
  if (files === 0)
    exitWithError(`No story file has ${only.join(' or ')} in its path, so nothing was tested.`);
  const server = await serveStorybook();
  const outcome = await step('Testing stories', () =>
    run(
      'test-storybook',
      [
        `--url=${server.url}`,
        '--no-index-json',
        '--maxWorkers=2',
        '--failOnConsole',
        '--ci',
        // The runner passes what follows to Jest, through a shell without quotes: the path of the checkout may have spaces.
        '--',
        '--json',
        `--outputFile=${relative(root, reports)}/stories.json`,
      ],
      {
        env: {
          STORYBOOK_DISABLE_TELEMETRY: '1',
          NO_COLOR: '1',
          VISUAL_TESTS: update ? 'update' : browser.isPinned ? 'compare' : 'report',
        },
      },
    ),
  );
  await server.close();
  const counted = summarize('Stories', outcome, 'stories.json');
  const differences = globSync('**/*.png', { cwd: join(reports, 'visual/actual') });
  if (!browser.isPinned) {
    const drawnBy = readFileSync(join(root, '.storybook/visual-baselines/browser.txt'), 'utf8').trim();
    console.log(
      `  Visual baselines were drawn by ${drawnBy}, this is ${browser.name}: ${differences.length} images differ.`,
    );
  }
  if (differences.length > 0) console.log(`  Visual differences: ${writeVisualReport(differences)}`);
  return counted;
}

/**
 * Tests stories with real keyboard and pointer input, and the set of visual baselines as a whole.
 * @param args further arguments of Playwright
 */
export async function testStoriesByInput(args: string[] = []): Promise<Counted> {
  await buildStorybook();
  const outcome = await step('Testing stories with keyboard and pointer', () =>
    run('playwright', ['test', '--config=e2e/stories.config.ts', ...args], {
      env: { PLAYWRIGHT_JSON_OUTPUT_FILE: join(reports, 'story-specs.json'), NO_COLOR: '1' },
    }),
  );
  return summarize('Keyboard and pointer', outcome, 'story-specs.json');
}
