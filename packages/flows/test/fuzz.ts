import fc from 'fast-check';
import type { AnyEventObject, AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import { delaysOf, play } from './play.ts';

interface FuzzOptions {
  input?: unknown;
  /** All possible events, results of actors included (`done`, `failed`, `stale`). Delays are added automatically. */
  events: readonly AnyEventObject[];
  /** Asserts an invariant of the specification. It is called for every snapshot. */
  holds?: (snapshot: AnyMachineSnapshot) => void;
}

const ways = 200;
const longestWay = 30;

/**
 * Fuzzes a machine with two hundred random event sequences: none may throw or violate the invariant. A failing sequence
 * is shrunk before it is reported.
 */
export async function fuzz(machine: AnyStateMachine, { input, events, holds }: FuzzOptions): Promise<void> {
  const all = [...events, ...delaysOf(machine)];
  const sequences = fc.array(fc.constantFrom(...all), { maxLength: longestWay });
  const property = fc.asyncProperty(sequences, async (sequence) => {
    const seen: AnyMachineSnapshot[] = [];
    const last = await play(machine, {
      input,
      events: sequence,
      onSnapshot: (snapshot) => seen.push(snapshot),
    });
    for (const snapshot of [...seen, last]) {
      if (snapshot.status === 'error') throw new Error(`The machine broke: ${snapshot.error}`);
      holds?.(snapshot);
    }
  });
  await fc.assert(property, { numRuns: ways });
}
