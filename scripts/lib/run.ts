import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** The folder of the checkout. */
export const root = fileURLToPath(new URL('../..', import.meta.url));

export interface Outcome {
  ok: boolean;
  /** Everything the command printed, both streams in order. */
  output: string;
  seconds: number;
}

/** Runs a command from the root and keeps what it prints. Never throws: a missing command is an outcome too. */
export function run(
  command: string,
  args: string[],
  options: { cwd?: string; env?: NodeJS.ProcessEnv; live?: boolean; shell?: boolean } = {},
): Promise<Outcome> {
  const started = performance.now();
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: options.cwd ?? root,
      env: { ...process.env, ...options.env },
      stdio: ['ignore', 'pipe', 'pipe'],
      shell: options.shell ?? false,
    });
    let output = '';
    const keep = (chunk: Buffer) => {
      output += chunk;
      if (options.live) process.stdout.write(chunk);
    };
    const end = (ok: boolean) => resolve({ ok, output, seconds: (performance.now() - started) / 1000 });
    child.stdout.on('data', keep);
    child.stderr.on('data', keep);
    child.on('error', (error) => {
      output += error.message;
      end(false);
    });
    child.on('close', (code) => end(code === 0));
  });
}

/** Tells what is going on while `work` lasts: a line that counts seconds on a terminal, one line each in a log. */
export async function step<T>(label: string, work: () => Promise<T>): Promise<T> {
  const started = performance.now();
  const seconds = () => Math.round((performance.now() - started) / 1000);
  const live = process.stdout.isTTY;
  if (!live) console.log(`  ${label} …`);
  const ticking = live
    ? setInterval(() => process.stdout.write(`\r  ${label} … ${seconds()} s`), 1000)
    : undefined;
  try {
    return await work();
  } finally {
    clearInterval(ticking);
    if (live) process.stdout.write('\r\x1b[K');
    console.log(`  ${label}: ${seconds()} s`);
  }
}

/** Ends the command with one sentence for a person. */
export function giveUp(sentence: string): never {
  console.error(`\nlyceum: ${sentence}`);
  process.exit(1);
}
