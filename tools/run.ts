import { fileURLToPath } from 'node:url';
import { execa, type Options } from 'execa';

/** The root folder of the checkout. */
export const root = fileURLToPath(new URL('..', import.meta.url));

export interface Outcome {
  ok: boolean;
  /** Everything that the command printed to both streams, in order. */
  output: string;
}

/** Runs a command in the root folder and collects its output. Never throws: a missing command is an outcome too. */
export async function run(command: string, args: string[], { env = {} }: Options = {}): Promise<Outcome> {
  const options = { cwd: root, env, all: true, reject: false, stdin: 'ignore' } as const;
  const { failed, all, shortMessage } = await execa(command, args, options);
  return { ok: !failed, output: all || (shortMessage ?? '') };
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
