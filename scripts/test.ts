import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { runChecks } from './lib/checks.ts';
import { findChromium } from './lib/chromium.ts';
import { type Outcome, root, run, step } from './lib/run.ts';
import { buildWeb } from './lib/web-build.ts';

const reports = join(root, 'test-results');
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });

let passed = 0;
let failed = 0;

function count(suite: string, result: { passed: number; failed: number }, { ok, output }: Outcome) {
  passed += result.passed;
  failed += result.failed;
  // A runner that ends badly without naming a test (a crash, nothing found) is a failure all the same.
  if (!ok && result.failed === 0) failed += 1;
  if (!ok) console.log(output);
  console.log(`  ${suite}: ${result.passed} passed, ${result.failed} failed`);
}

function readReport<Report, Result>(file: string, read: (report: Report) => Result, none: Result): Result {
  try {
    return read(JSON.parse(readFileSync(join(reports, file), 'utf8')) as Report);
  } catch {
    return none;
  }
}

const nothing = { passed: 0, failed: 0 };

await step('Checking types, format, contract and what is unused', () =>
  runChecks(({ name }, outcome) => {
    if (outcome.ok) passed += 1;
    else count(name, { passed: 0, failed: 1 }, outcome);
  }),
);

const unit = await step('Testing the packages and the server on both databases', () =>
  run(
    'vitest',
    ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${join(reports, 'vitest.json')}`],
    {
      env: { CI: 'true', NO_COLOR: '1' },
    },
  ),
);
const vitest = readReport(
  'vitest.json',
  (report: { numPassedTests: number; numTotalTests: number }) => ({
    passed: report.numPassedTests,
    // Skipped and unfinished ones count as failed: every test is meant.
    failed: report.numTotalTests - report.numPassedTests,
  }),
  nothing,
);
count('Packages and server', vitest, unit);

const browser = await findChromium();
await buildWeb();
const journeys = await step('Walking through the started product in a browser', () =>
  run('playwright', ['test', '--config=e2e/playwright.config.ts'], {
    env: { CHROMIUM_PATH: browser, PLAYWRIGHT_JSON_OUTPUT_FILE: join(reports, 'e2e.json'), NO_COLOR: '1' },
  }),
);
const e2e = readReport(
  'e2e.json',
  ({ stats }: { stats: { expected: number; unexpected: number; flaky: number; skipped: number } }) => ({
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + stats.skipped,
  }),
  nothing,
);
count('Journeys', e2e, journeys);

console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 || passed === 0 ? 1 : 0;
