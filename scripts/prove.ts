import { spawn } from 'node:child_process';
import { giveUp, root } from './lib/run.ts';
import { buildWeb } from './lib/web-build.ts';

// What takes too long for `npm test`, or needs a quiet machine. The figures stand in docs/reliability.md.

type Proof = (args: string[]) => { command: string[]; env?: Record<string, string>; needsWeb?: boolean };

const onBothEngines = ['vitest', 'run', '--project', 'api:pglite', '--project', 'api:postgres'];

const proofs: Record<string, Proof> = {
  /** The server killed in the middle of writes. */
  kills: ([rounds = '50']) => ({
    command: [...onBothEngines, 'src/reliability/killedServer.test.ts', '--disable-console-intercept'],
    env: { KILL_ROUNDS: rounds },
  }),
  /** Requests made from the contract, others each time. */
  fuzz: ([requests = '20000', seed = String(Math.floor(Math.random() * 2 ** 31))]) => ({
    command: [...onBothEngines, 'src/contract/fuzz.test.ts', '--disable-console-intercept'],
    env: { FUZZ_REQUESTS: requests, FUZZ_SEED: seed },
  }),
  /** Two hundred connections for a minute. */
  load: (args) => ({ command: ['node', 'bench/load.ts', ...args] }),
  /** A client that does its worst, and what another one gets meanwhile. */
  hostile: (args) => ({ command: ['node', 'bench/hostile.ts', ...args], needsWeb: true }),
  /** Half an hour of traffic. */
  soak: (args) => ({ command: ['node', 'bench/soak.ts', ...args] }),
  /** A backup by pg_dump, and what is restored from it. */
  backup: (args) => ({ command: ['node', 'bench/backup.ts', ...args] }),
};

const [name = '', ...args] = process.argv.slice(2);
const proof = proofs[name];
if (!proof)
  giveUp(`say what to prove: ${Object.keys(proofs).join(', ')}. For example \`npm run prove load\`.`);
const {
  command: [program = '', ...rest],
  env,
  needsWeb,
} = proof(args);
if (needsWeb) await buildWeb();
const child = spawn(program, rest, {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, NODE_NO_WARNINGS: '1', ...env },
});
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => child.kill(signal));
child.on('exit', (code) => process.exit(code ?? 1));
