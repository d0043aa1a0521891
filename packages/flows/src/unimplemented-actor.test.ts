import { setImmediate } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { createActor, StateMachine, toPromise } from 'xstate';
import { nodesOf } from '../test/model-test.ts';
import { watchAddress } from './email-verification/watch-address.ts';
import { watchApplicant } from './form/watch-applicant.ts';
import { machines } from './machines.ts';
import { watchSession } from './session/watch-session.ts';

/** Actors with a default implementation. */
const implemented: unknown[] = [watchSession, watchApplicant, watchAddress];

async function errorOf(logic: unknown): Promise<unknown> {
  const actor = createActor(logic as Parameters<typeof createActor>[0], { input: {} });
  const ended = toPromise(actor);
  actor.start();
  try {
    // Callback actors don't end. Unimplemented actors fail in the first tick.
    await Promise.race([ended, setImmediate()]);
    return null;
  } catch (error) {
    return error;
  } finally {
    actor.stop();
  }
}

test.each(Object.entries(machines))('names each unimplemented actor of %s', async (name, machine) => {
  for (const [actor, logic] of Object.entries(machine.implementations.actors)) {
    if (logic instanceof StateMachine || implemented.includes(logic)) continue;
    const prefix = name === 'pagedList' ? name : `${name}Machine`;
    const message = expect.stringContaining(`${prefix} was started without its \`${actor}\` actor`);
    expect(await errorOf(logic)).toMatchObject({ message });
  }
});

test.each(Object.entries(machines))('%s declares each actor that it invokes', (_, machine) => {
  const invoked = nodesOf(machine).flatMap(({ invoke }) => invoke.map(({ src }) => String(src)));
  expect(invoked.filter((actor) => !(actor in machine.implementations.actors))).toEqual([]);
});
