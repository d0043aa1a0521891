import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { findBrowser } from './chromium.ts';
import { faultsOfPictures, otherBrowser, tidyPictures } from './pictures.ts';
import { writePicturesReport } from './pictures-report.ts';
import { type Counted, countJest, countPlaywright, reports, settle } from './reports.ts';
import { giveUp, run, step } from './run.ts';
import { buildStories } from './stories-build.ts';
import { serveStories } from './story-server.ts';
import { writeStoryTests } from './story-tests.ts';

/**
 * Renders every story in the built Storybook, plays it, asks axe, and compares its pictures; with `update` the
 * pictures taken are the new ones. `only` names files of stories by a part of their paths.
 */
export async function runStories({ update = false, only = [] as readonly string[] } = {}): Promise<Counted> {
  const browser = await findBrowser();
  if (update && !browser.isPinned) {
    giveUp(
      `visual baselines are drawn by the browser of the lockfile, and this is ${browser.name}: nobody else could compare ` +
        'with its pictures. Leave CHROMIUM_PATH out and run the command on Linux x64, in a container for example.',
    );
  }
  await buildStories();
  rmSync(join(reports, 'stories.json'), { force: true });
  const files = await writeStoryTests(only);
  if (files === 0)
    giveUp(`No file of stories has ${only.join(' or ')} in its path, so nothing was looked at.`);
  const server = await serveStories();
  const outcome = await step('Looking at every story', () =>
    run(
      'test-storybook',
      [
        `--url=${server.url}`,
        '--no-index-json',
        '--maxWorkers=2',
        '--failOnConsole',
        '--ci',
        // The runner passes what follows to Jest.
        '--',
        '--json',
        `--outputFile=${join(reports, 'stories.json')}`,
      ],
      {
        env: {
          STORYBOOK_DISABLE_TELEMETRY: '1',
          NO_COLOR: '1',
          PICTURES: update ? 'update' : browser.isPinned ? 'compare' : 'note',
        },
      },
    ),
  );
  await server.close();
  const counted = settle('Stories', countJest('stories.json'), outcome);
  const page = update ? null : writePicturesReport();
  if (!browser.isPinned) console.log(`  ${otherBrowser(browser)}`);
  if (page) console.log(`  Pictures differ, side by side: ${page}`);
  if (only.length > 0) return counted;
  if (update) tidyPictures(browser);
  const faults = faultsOfPictures(browser);
  for (const fault of faults) console.log(`  ${fault}`);
  return { passed: counted.passed, failed: counted.failed + faults.length };
}

/** Uses the components by keyboard and pointer, as stories of the built Storybook. */
export async function runStorySpecs(): Promise<Counted> {
  await buildStories();
  const outcome = await step('Using the components by keyboard and pointer', () =>
    run('playwright', ['test', '--config=e2e/stories.config.ts'], {
      env: {
        PLAYWRIGHT_JSON_OUTPUT_FILE: join(reports, 'story-specs.json'),
        NO_COLOR: '1',
      },
    }),
  );
  return settle('By keyboard and pointer', countPlaywright('story-specs.json'), outcome);
}
