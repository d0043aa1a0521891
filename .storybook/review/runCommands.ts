import { stripVTControlCharacters } from 'node:util';
import { execa } from 'execa';

/** A command and its arguments. */
export type Command = readonly [string, ...string[]];

export interface CommandRun {
  isRunning: boolean;
  /** Whether the last command failed. Visual changes are a failure too. */
  failed: boolean;
  /** The last lines that the commands printed. */
  lines: string[];
}

const keptLines = 200;

/** Starts the commands one after the other, until one fails. */
export function runCommands(commands: readonly Command[]): CommandRun {
  const state: CommandRun = { isRunning: true, failed: false, lines: [] };
  async function runAll() {
    for (const [command, ...args] of commands) {
      const child = execa(command, args, {
        all: true,
        buffer: false,
        reject: false,
        stdin: 'ignore',
      });
      for await (const line of child.iterable({ from: 'all' })) {
        state.lines = [...state.lines, stripVTControlCharacters(line)].slice(-keptLines);
      }
      const { failed, exitCode, shortMessage } = await child;
      state.failed = failed;
      // A command that cannot be started prints nothing.
      if (failed && exitCode === undefined) state.lines.push(shortMessage ?? command);
      if (failed) break;
    }
  }
  void runAll()
    .catch((error: unknown) => {
      state.failed = true;
      state.lines.push(String(error));
    })
    .finally(() => {
      state.isRunning = false;
    });
  return state;
}
