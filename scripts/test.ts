import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { buildExample, buildStorybook, buildWeb } from '../tools/builds.ts';
import { exitWithError, run, step } from '../tools/run.ts';
import { affectedParts, affectedStories, areModules, changedFiles, type Part, parts } from './lib/changes.ts';
import { testExample } from './lib/example.ts';
import { type Counted, reports, type Suite, suites, summarize } from './lib/reports.ts';
import { checkRequirements } from './lib/specification.ts';
import { testStories, testStoriesByInput } from './lib/stories.ts';

// Runs everything except the parts that have passed since the last change of a file. `--force` runs these too.
// `--changed [commit]` leaves out what the changes since a commit can't affect. `--only=<part>` runs one part, as the jobs
// of continuous integration do; what follows `--` goes to its test runner, as in `-- --shard=1/2`.
const { values, positionals } = parseArgs({
  options: {
    changed: { type: 'boolean', default: false },
    force: { type: 'boolean', default: false },
    only: { type: 'string' },
  },
  allowPositionals: true,
});
const steps = ['checks', ...parts, 'requirements'] as const;
type Step = (typeof steps)[number];
if (values.only && !steps.some((name) => name === values.only)) {
  exitWithError(
    `"${values.only}" is no part of the tests, so nothing was tested. The parts are: ${steps.join(', ')}.`,
  );
}

const changes = values.changed ? await changedFiles(positionals[0]) : null;
const affected = changes && affectedParts(changes.files);
const passedOn = changes ? [] : positionals;

function isSelected(name: Step): boolean {
  if (values.only) return name === values.only;
  if (!affected || name === 'checks') return true;
  return affected.has(name as Part);
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

async function testChecks(): Promise<Counted> {
  return summarize('checks', await step('Running static checks', () => run('pnpm', ['run', 'checks'])));
}

async function testUnits(): Promise<Counted> {
  const related =
    changes && areModules(changes.files) ? [`--changed=${changes.since}`, '--passWithNoTests'] : [];
  const json = ['--reporter=default', '--reporter=json', `--outputFile.json=${join(reports, 'vitest.json')}`];
  const outcome = await step('Testing the packages and the server on both databases', () =>
    run('vitest', ['run', ...json, ...related, ...passedOn], { env: { CI: 'true', NO_COLOR: '1' } }),
  );
  return summarize('units', outcome);
}

async function testJourneys(): Promise<Counted> {
  await buildWeb();
  const outcome = await step('Testing journeys through the started product in a browser', () =>
    run('playwright', ['test', '--config=e2e/playwright.config.ts', ...passedOn], {
      env: { PLAYWRIGHT_JSON_OUTPUT_FILE: join(reports, 'e2e.json'), NO_COLOR: '1' },
    }),
  );
  return summarize('journeys', outcome);
}

async function testAffectedStories(): Promise<Counted> {
  if (!changes) return testStories();
  await buildStorybook();
  const files = await affectedStories(changes.files);
  if (!files) return testStories();
  console.log(`  The changes affect ${files.length} story files`);
  return files.length > 0 ? testStories(files) : { passed: 0, failed: 0 };
}

const tests: Record<Suite, () => Promise<Counted>> = {
  checks: testChecks,
  units: testUnits,
  stories: testAffectedStories,
  input: testStoriesByInput,
  example: testExample,
  journeys: testJourneys,
};

const builds: Partial<Record<Suite, () => Promise<void>>> = {
  stories: buildStorybook,
  input: buildStorybook,
  example: buildExample,
  journeys: buildWeb,
};

/** Runs a part as a script of wireit, which skips it if it has passed and no file has changed since. */
async function testUnlessUnchanged(part: Suite): Promise<Counted> {
  await builds[part]?.();
  const { name } = suites[part];
  const env = { WIREIT_CACHE: 'none', WIREIT_LOGGER: 'simple' };
  const outcome = await step(name, () => run('pnpm', ['run', `part:${part}`], { env }));
  if (/Already fresh/.test(outcome.output)) console.log(`  ${name}: no file has changed since the last run`);
  return summarize(part, outcome);
}

const isWhole = !(values.only || values.changed || values.force);

/** Tests that wait for a server or a browser leave a processor idle. */
const suitesAtATime = 2;

async function runSuites(names: Suite[]): Promise<Counted[]> {
  const results: Counted[] = [];
  async function runNext(): Promise<void> {
    for (let name = names.shift(); name; name = names.shift()) {
      const isSkippable = isWhole && name !== 'checks';
      results.push(await (isSkippable ? testUnlessUnchanged(name) : tests[name]()));
    }
  }
  await Promise.all(Array.from({ length: suitesAtATime }, runNext));
  return results;
}

const selected = (['checks', ...parts] as const).filter(isSelected);
// A report of an earlier run must not count if the runner crashes.
for (const name of isWhole ? [] : selected) {
  const { report } = suites[name];
  if (report) rmSync(join(reports, report), { force: true });
}
mkdirSync(reports, { recursive: true });
const results = await runSuites(selected);
if (isSelected('requirements')) results.push(checkRequirements());

const passed = results.reduce((sum, result) => sum + result.passed, 0);
const failed = results.reduce((sum, result) => sum + result.failed, 0);
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 || passed === 0 ? 1 : 0;
