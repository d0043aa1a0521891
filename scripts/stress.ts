import { spawn } from 'node:child_process';
import { buildWeb } from './lib/builds.ts';
import { exitWithError } from './lib/run.ts';

// Tests that take too long for `npm test` or need a quiet machine. docs/reliability.md contains the results.

const [name = '', ...args] = process.argv.slice(2);
const onBothEngines = [
  'vitest',
  'run',
  '--disable-console-intercept',
  '--project=api:pglite',
  '--project=api:postgres',
];
const [first, seed = String(Math.floor(Math.random() * 2 ** 31))] = args;

const commands: Record<string, string[]> = {
  load: ['node', 'bench/load.ts', ...args],
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
if (name === 'hostile') await buildWeb();
const child = spawn(program, rest, {
  stdio: 'inherit',
  env: { ...process.env, NODE_NO_WARNINGS: '1', ...env },
});
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => child.kill(signal));
child.on('exit', (code) => process.exit(code ?? 1));
