import { execa } from 'execa';
import { buildWeb } from './lib/builds.ts';
import { exitWithError } from './lib/run.ts';

// Tests that take too long for `npm test` or need a quiet machine. docs/reliability.md contains the results, and
// bench/results.md those of the benchmarks.

const [name = '', ...args] = process.argv.slice(2);
const onBothEngines = ['vitest', 'run', '--disable-console-intercept', '--project=api:*'];
const [first, seed = String(Math.floor(Math.random() * 2 ** 31))] = args;

/** They write their results to bench/results.md. `npm run bench` runs all of them. */
const benchmarks = [
  'speed',
  'interactions',
  'lighthouse',
  'pages',
  'growth',
  'search',
  'memory',
  'visitors',
  'uploads',
];
const scripts = [...benchmarks, 'load', 'soak', 'hostile', 'backup'];
const commands: Record<string, string[]> = {
  ...Object.fromEntries(scripts.map((script) => [script, ['node', `bench/${script}.ts`, ...args]])),
  faults: [...onBothEngines, 'src/reliability/killedServer.test.ts'],
  fuzz: [...onBothEngines, 'src/contract/fuzz.test.ts'],
};
const env = {
  faults: { KILL_ROUNDS: first ?? '50' },
  fuzz: { FUZZ_REQUESTS: first ?? '20000', FUZZ_SEED: seed },
}[name];
const withPages = [
  'hostile',
  'speed',
  'interactions',
  'lighthouse',
  'pages',
  'visitors',
  'memory',
  'uploads',
];

if (name !== 'bench' && !commands[name]) {
  exitWithError(
    `Name a stress test: ${Object.keys(commands).join(', ')}. For example, \`npm run stress load\`.`,
  );
}
const options = { stdio: 'inherit', reject: false, env: { NODE_NO_WARNINGS: '1', ...env } } as const;
for (const each of name === 'bench' ? benchmarks : [name]) {
  if (withPages.includes(each)) await buildWeb();
  const [program = '', ...rest] = commands[each] ?? [];
  const { exitCode } = await execa(program, rest, options);
  if (exitCode !== 0) process.exitCode = exitCode ?? 1;
}
