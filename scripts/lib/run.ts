import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** The root folder of the checkout. */
export const root = fileURLToPath(new URL('../..', import.meta.url));

export interface Outcome {
  ok: boolean;
  /** Everything that the command printed to both streams, in order. */
  output: string;
}

/** Runs a command in the root folder and collects its output. Never throws: a missing command is an outcome too. */
export function run(
  command: string,
  args: string[],
  { cwd = root, env }: { cwd?: string; env?: NodeJS.ProcessEnv } = {},
): Promise<Outcome> {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
      // The tools are shell scripts there.
      shell: process.platform === 'win32' && command !== process.execPath,
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
    child.on('error', ({ message }) => resolve({ ok: false, output: output + message }));
    child.on('close', (code) => resolve({ ok: code === 0, output }));
  });
}

/** Prints a label, then the label with the time that `work` took. */
export async function step<T>(label: string, work: () => Promise<T>): Promise<T> {
  console.log(`  ${label} …`);
  const started = performance.now();
  try {
    return await work();
  } finally {
    console.log(`  ${label}: ${Math.round((performance.now() - started) / 1000)} s`);
  }
}

/** Ends the process with code 1 and this message. */
export function exitWithError(message: string): never {
  console.error(`\nlyceum: ${message}`);
  process.exit(1);
}
