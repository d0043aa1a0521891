import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { runChecks } from './lib/checks.ts';
import { type Counted, countJest, countPlaywright, reports, settle } from './lib/reports.ts';
import { run, step } from './lib/run.ts';
import { checkRequirements } from './lib/specification.ts';
import { runStories, runStorySpecs } from './lib/stories.ts';
import { buildWeb } from './lib/web-build.ts';

rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });

const total = { passed: 0, failed: 0 };

function add({ passed, failed }: Counted) {
  total.passed += passed;
  total.failed += failed;
}

await step('Checking types, format, contract and what is unused', () =>
  runChecks(({ name }, outcome) => {
    add(outcome.ok ? { passed: 1, failed: 0 } : settle(name, { passed: 0, failed: 1 }, outcome));
  }),
);

const unit = await step('Testing the packages and the server on both databases', () =>
  run(
    'vitest',
    ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${join(reports, 'vitest.json')}`],
    { env: { CI: 'true', NO_COLOR: '1' } },
  ),
);
add(settle('Packages and server', countJest('vitest.json'), unit));

add(await runStories());
add(await runStorySpecs());

await buildWeb();
const journeys = await step('Walking through the started product in a browser', () =>
  run('playwright', ['test', '--config=e2e/playwright.config.ts'], {
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: join(reports, 'e2e.json'), NO_COLOR: '1' },
  }),
);
add(settle('Journeys', countPlaywright('e2e.json'), journeys));
add(checkRequirements());

console.log(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed > 0 || total.passed === 0 ? 1 : 0;
