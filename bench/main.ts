import { parseArgs } from 'node:util';
import { buildWeb } from '../tools/builds.ts';
import { exitWithError } from '../tools/run.ts';
import type { Measure } from './lib/outcomes.ts';

// `npm run bench [part …] [-- options]` measures the product from outside and prints a row for each outcome, for results.md.

const parts: Record<string, () => Promise<{ measure: Measure }>> = {
  pages: () => import('./pages.ts'),
  lighthouse: () => import('./lighthouse.ts'),
  load: () => import('./load.ts'),
  growth: () => import('./growth.ts'),
  memory: () => import('./memory.ts'),
  start: () => import('./start.ts'),
  hostile: () => import('./hostile.ts'),
  backup: () => import('./backup.ts'),
};

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    rounds: { type: 'string', default: '5' },
    seconds: { type: 'string', default: '60' },
    courses: { type: 'string', default: '1000000' },
    requests: { type: 'string', default: '100000' },
    postgres: { type: 'boolean', default: false },
    path: { type: 'string' },
    url: { type: 'string' },
  },
});
const options = {
  ...values,
  rounds: Number(values.rounds),
  seconds: Number(values.seconds),
  courses: Number(values.courses),
  requests: Number(values.requests),
};

const names = Object.keys(parts);
const unknown = positionals.find((name) => !names.includes(name));
if (unknown)
  exitWithError(`There is no part "${unknown}" of the benchmarks. Name some of: ${names.join(', ')}.`);

await buildWeb();
const rows = ['| What | Aim | Measured |', '|---|---|---|'];
for (const [name, load] of Object.entries(parts)) {
  if (positionals.length > 0 && !positionals.includes(name)) continue;
  console.log(`\n${name}`);
  const { measure } = await load();
  for (const { what, aim, measured } of await measure(options))
    rows.push(`| ${what} | ${aim} | ${measured} |`);
}
console.log(`\n${rows.join('\n')}`);
process.exit(0);
