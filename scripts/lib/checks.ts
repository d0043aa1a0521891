import { globSync } from 'node:fs';
import { dirname } from 'node:path';
import { type Outcome, run } from './run.ts';

interface Check {
  name: string;
  /** What a person types to mend it, where one command does. */
  mend?: string;
  work: () => Promise<Outcome>;
}

const types = globSync([
  'tsconfig.json',
  '.storybook/tsconfig.json',
  '{packages,apps}/*/tsconfig.json',
  '{e2e,bench}/tsconfig.json',
]).map(
  (project): Check => ({
    name: `types: ${dirname(project) === '.' ? 'scripts' : dirname(project)}`,
    work: () => run('tsc', ['-p', project]),
  }),
);

/** All that can be told without running the product. */
const checks: Check[] = [
  ...types,
  { name: 'format and lint', mend: 'npm run format', work: () => run('biome', ['ci', '--colors=off']) },
  { name: 'nothing unused', work: () => run('knip', ['--no-progress']) },
  { name: 'no text for nobody', work: () => run('node', ['scripts/unused-texts.ts']) },
  { name: 'contract lints', work: () => run('redocly', ['lint', 'openapi.yaml']) },
  {
    name: 'client is generated from the contract',
    mend: 'npm run generate',
    work: () => run('node', ['packages/api-client/scripts/generate.ts', '--check']),
  },
];

/** Runs all checks, two at a time, and hands over what came of each. */
export async function runChecks(report: (check: Check, outcome: Outcome) => void): Promise<void> {
  // The web app's types build on those of its routes.
  await run('node_modules/.bin/react-router', ['typegen'], { cwd: 'apps/web' });
  const waiting = [...checks];
  async function work() {
    for (let check = waiting.shift(); check; check = waiting.shift()) report(check, await check.work());
  }
  await Promise.all([work(), work()]);
}
