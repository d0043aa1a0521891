import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { buildWeb } from './lib/builds.ts';
import { testExample } from './lib/example.ts';
import { type Counted, reports, summarize } from './lib/reports.ts';
import { run, step } from './lib/run.ts';
import { checkRequirements } from './lib/specification.ts';
import { testStories, testStoriesByInput } from './lib/stories.ts';

rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });

const suites: Counted[] = [];

const checks = await step('Running static checks', () => run('npm', ['run', '--silent', 'check']));
suites.push(summarize('Static checks', checks));

const unit = await step('Testing the packages and the server on both databases', () =>
  run(
    'vitest',
    ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${join(reports, 'vitest.json')}`],
    { env: { CI: 'true', NO_COLOR: '1' } },
  ),
);
suites.push(summarize('Packages and server', unit, 'vitest.json'));

suites.push(await testStories());
suites.push(await testStoriesByInput());
suites.push(await testExample());

await buildWeb();
const journeys = await step('Testing journeys through the started product in a browser', () =>
  run('playwright', ['test', '--config=e2e/playwright.config.ts'], {
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: join(reports, 'e2e.json'), NO_COLOR: '1' },
  }),
);
suites.push(summarize('Journeys', journeys, 'e2e.json'));
suites.push(checkRequirements());

const passed = suites.reduce((sum, suite) => sum + suite.passed, 0);
const failed = suites.reduce((sum, suite) => sum + suite.failed, 0);
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 || passed === 0 ? 1 : 0;
