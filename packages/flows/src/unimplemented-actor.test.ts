import { setImmediate } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { createActor, StateMachine, toPromise } from 'xstate';
import { nodesOf } from '../test/model-test.ts';
import { machines } from './machines.ts';
import { watchSession } from './session/watch-session.ts';

/** The error message of an unimplemented actor; null if the actor has a default implementation. */
async function errorOf(logic: unknown): Promise<string | null> {
  if (logic instanceof StateMachine || logic === watchSession) return null;
  const actor = createActor(logic as Parameters<typeof createActor>[0], { input: {} });
  const ended = toPromise(actor);
  actor.start();
  try {
    // Callback actors don't end. Unimplemented actors fail in the first tick.
    await Promise.race([ended, setImmediate()]);
  } catch (error) {
    if (error instanceof Error && error.message.includes('was started without')) return error.message;
  } finally {
    actor.stop();
  }
  return null;
}

test.each(Object.entries(machines))(
  'names the unimplemented actor of %s',
  async (name, { implementations }) => {
    for (const [actor, logic] of Object.entries(implementations.actors)) {
      const message = await errorOf(logic);
      const machine = name === 'pagedList' ? name : `${name}Machine`;
      if (message) expect(message).toContain(`${machine} was started without its \`${actor}\` actor`);
    }
  },
);

test.each(Object.entries(machines))('%s declares each actor that it invokes', (_, machine) => {
  const invoked = nodesOf(machine).flatMap(({ invoke }) => invoke.map(({ src }) => String(src)));
  expect(invoked.filter((actor) => !(actor in machine.implementations.actors))).toEqual([]);
});
