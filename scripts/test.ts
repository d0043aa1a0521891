import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { execa } from 'execa';
import { exitWithError, root } from '../tools/run.ts';
import { countTests, reports } from './lib/reports.ts';
import { checkRequirements } from './lib/specification.ts';

// Wireit runs the parts, each of them only if one of its files has changed since it passed, and prints the output of those that
// fail. This counts the tests in their reports. `--only=<part>` runs one part, as the jobs of continuous integration do; what
// follows `--` goes to its runner, as in `-- --shard=1/2`. `--force` runs what has not changed, too.
const { values, positionals } = parseArgs({
  options: { force: { type: 'boolean', default: false }, only: { type: 'string' } },
  allowPositionals: true,
});

/** The parts with the reports of their runners. */
const parts = {
  checks: null,
  units: 'vitest.json',
  journeys: 'e2e.json',
  stories: 'stories.json',
  input: 'story-specs.json',
  example: 'example.json',
  requirements: null,
};
type Part = keyof typeof parts;

const { only } = values;
if (only && !(only in parts)) {
  const names = Object.keys(parts).join(', ');
  exitWithError(`"${only}" is no part of the tests, so nothing was tested. The parts are: ${names}.`);
}
if (values.force) rmSync(join(root, '.wireit'), { recursive: true, force: true });

async function runParts(): Promise<boolean> {
  const script = only === undefined ? 'parts' : only === 'checks' ? 'checks' : `part:${only}`;
  // Tests that wait for a server or a browser leave a processor idle.
  const env = { WIREIT_FAILURES: 'continue', WIREIT_PARALLEL: '2' };
  const passedOn = positionals.length > 0 ? ['--', ...positionals] : [];
  const options = { cwd: root, env, stdio: 'inherit', reject: false } as const;
  const { failed } = await execa('pnpm', ['run', script, ...passedOn], options);
  return !failed;
}

const total = { passed: 0, failed: 0 };
function add(name: string, { passed, failed }: typeof total): void {
  console.log(`  ${name}: ${passed} passed, ${failed} failed`);
  total.passed += passed;
  total.failed += failed;
}

if (only !== 'requirements') {
  const succeeded = await runParts();
  for (const [name, report] of Object.entries(parts) as [Part, string | null][]) {
    if (report && (!only || name === only)) add(name, countTests(join(reports, report)));
  }
  // The static checks have no report, and a runner may fail without naming a test.
  if (succeeded) total.passed += 1;
  else if (total.failed === 0) total.failed = 1;
}
if (!only || only === 'requirements') add('requirements', checkRequirements());

console.log(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed > 0 || total.passed === 0 ? 1 : 0;
