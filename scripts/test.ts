import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { buildStorybook, buildWeb } from './lib/builds.ts';
import { affectedParts, affectedStories, areModules, changedFiles, type Part, parts } from './lib/changes.ts';
import { testExample } from './lib/example.ts';
import { type Counted, reports, summarize } from './lib/reports.ts';
import { exitWithError, run, step } from './lib/run.ts';
import { checkRequirements } from './lib/specification.ts';
import { testStories, testStoriesByInput } from './lib/stories.ts';

// Runs everything. `--changed [commit]` leaves out what the changes since a commit can't affect. `--only=<part>` runs one
// part, as the jobs of continuous integration do; what follows `--` goes to its test runner, as in `-- --shard=1/2`.
const { values, positionals } = parseArgs({
  options: { changed: { type: 'boolean', default: false }, only: { type: 'string' } },
  allowPositionals: true,
});
const all = ['checks', ...parts, 'requirements'] as const;
type Step = (typeof all)[number];
if (values.only && !all.some((name) => name === values.only)) {
  exitWithError(
    `"${values.only}" is no part of the tests, so nothing was tested. The parts are: ${all.join(', ')}.`,
  );
}

const changes = values.changed ? await changedFiles(positionals[0]) : null;
const affected = changes && affectedParts(changes.files);
const passedOn = changes ? [] : positionals;

function isSelected(part: Step): boolean {
  if (values.only) return part === values.only;
  if (!affected || part === 'checks') return true;
  return affected.has(part as Part);
}

if (changes && affected) {
  console.log(`  ${changes.files.length} files have changed since ${changes.since}`);
  for (const part of parts) {
    const file = affected.get(part);
    console.log(
      `  ${part}: ${file ? `selected because of ${file}` : 'left out, as no changed file affects it'}`,
    );
  }
}

if (values.only !== 'requirements') rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });

async function testUnits(): Promise<Counted> {
  const related =
    changes && areModules(changes.files) ? [`--changed=${changes.since}`, '--passWithNoTests'] : [];
  const json = ['--reporter=default', '--reporter=json', `--outputFile.json=${join(reports, 'vitest.json')}`];
  const outcome = await step('Testing the packages and the server on both databases', () =>
    run('vitest', ['run', ...json, ...related, ...passedOn], { env: { CI: 'true', NO_COLOR: '1' } }),
  );
  return summarize('Packages and server', outcome, 'vitest.json');
}

async function testJourneys(): Promise<Counted> {
  await buildWeb();
  const outcome = await step('Testing journeys through the started product in a browser', () =>
    run('playwright', ['test', '--config=e2e/playwright.config.ts', ...passedOn], {
      env: { PLAYWRIGHT_JSON_OUTPUT_FILE: join(reports, 'e2e.json'), NO_COLOR: '1' },
    }),
  );
  return summarize('Journeys', outcome, 'e2e.json');
}

async function testAffectedStories(): Promise<Counted> {
  if (!changes) return testStories();
  await buildStorybook();
  const files = await affectedStories(changes.files);
  if (!files) return testStories();
  console.log(`  The changes affect ${files.length} story files`);
  return files.length > 0 ? testStories({ only: files }) : { passed: 0, failed: 0 };
}

const steps: Record<Step, () => Counted | Promise<Counted>> = {
  checks: async () =>
    summarize('Static checks', await step('Running static checks', () => run('pnpm', ['run', 'checks']))),
  units: testUnits,
  stories: testAffectedStories,
  input: testStoriesByInput,
  example: testExample,
  journeys: testJourneys,
  requirements: checkRequirements,
};

const suites: Counted[] = [];
for (const name of all) if (isSelected(name)) suites.push(await steps[name]());

const passed = suites.reduce((sum, suite) => sum + suite.passed, 0);
const failed = suites.reduce((sum, suite) => sum + suite.failed, 0);
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 || passed === 0 ? 1 : 0;
