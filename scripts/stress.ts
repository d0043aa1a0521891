import { execa } from 'execa';
import { buildWeb } from './lib/builds.ts';
import { exitWithError } from './lib/run.ts';

// Tests that take too long for `npm test` or need a quiet machine. docs/reliability.md contains the results.

const [name = '', ...args] = process.argv.slice(2);
const onBothEngines = ['vitest', 'run', '--disable-console-intercept', '--project=api:*'];
const [first, seed = String(Math.floor(Math.random() * 2 ** 31))] = args;

const commands: Record<string, string[]> = {
  load: ['node', 'bench/load.ts', ...args],
  pages: ['node', 'bench/pages.ts', ...args],
  visitors: ['node', 'bench/visitors.ts', ...args],
  memory: ['node', 'bench/memory.ts', ...args],
  calls: ['node', 'bench/calls.ts', ...args],
  growth: ['node', 'bench/growth.ts', ...args],
  soak: ['node', 'bench/soak.ts', ...args],
  hostile: ['node', 'bench/hostile.ts', ...args],
  backup: ['node', 'bench/backup.ts', ...args],
  faults: [...onBothEngines, 'src/reliability/killedServer.test.ts'],
  fuzz: [...onBothEngines, 'src/contract/fuzz.test.ts'],
};
const env = {
  faults: { KILL_ROUNDS: first ?? '50' },
  fuzz: { FUZZ_REQUESTS: first ?? '20000', FUZZ_SEED: seed },
}[name];

const [program, ...rest] = commands[name] ?? [];
if (!program) {
  exitWithError(
    `Name a stress test: ${Object.keys(commands).join(', ')}. For example, \`npm run stress load\`.`,
  );
}
if (['hostile', 'pages', 'visitors', 'memory'].includes(name)) await buildWeb();
const options = { stdio: 'inherit', reject: false, env: { NODE_NO_WARNINGS: '1', ...env } } as const;
const { exitCode } = await execa(program, rest, options);
process.exitCode = exitCode ?? 1;
