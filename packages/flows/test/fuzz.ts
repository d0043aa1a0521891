import fc from 'fast-check';
import type { AnyEventObject, AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import { delaysOf, play } from './play.ts';

interface FuzzOptions {
  input?: unknown;
  /** Every event that can happen, answers of actors included (`done`, `failed`, `stale`); delays are found by themselves. */
  events: readonly AnyEventObject[];
  /** Fails, by an assertion, where a snapshot contradicts the specification. It sees every snapshot of every way. */
  holds?: (snapshot: AnyMachineSnapshot) => void;
}

const ways = 200;
const longestWay = 30;

/**
 * Sends two hundred random sequences of events through a machine, sensible or not: nothing may bring it to a stop by an
 * error or to what must not be. A sequence that does is made as short as it can be before it is reported.
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
