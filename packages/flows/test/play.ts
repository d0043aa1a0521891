import {
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type AnyStateNode,
  createActor,
  fromCallback,
  fromPromise,
  SimulatedClock,
} from 'xstate';

/** The result of the actor that was invoked with this id. */
export const done = (id: string, output?: unknown) => ({
  type: `xstate.done.actor.${id}`,
  output,
  actorId: id,
});
export const failed = (id: string, error: unknown) => ({
  type: `xstate.error.actor.${id}`,
  error,
  actorId: id,
});

/** The late result of an actor that was invoked with this id and stopped since. */
export const stale = (id: string, output?: unknown) => ({ type: `stale.${id}`, output });

/** Waits for settled promises and their consequences. */
export const settle = () => new Promise<void>((resolve) => setImmediate(resolve));

const staleEvent = /^stale\.(.+)$/;
const answerEvent = /^xstate\.(done|error)\.actor\.(.+)$/;
const delayEvent = /^xstate\.after\.([^.]+)\./;

export function nodesOf(node: AnyStateNode): AnyStateNode[] {
  return [node, ...Object.values(node.states).flatMap(nodesOf)];
}

/** The delays of a machine, as events. */
export function delaysOf(machine: AnyStateMachine): AnyEventObject[] {
  const types = nodesOf(machine.root).flatMap(({ transitions }) => [...transitions.keys()]);
  return types.filter((type) => delayEvent.test(type)).map((type) => ({ type }));
}

interface Promised {
  resolve: (output: unknown) => void;
  reject: (error: unknown) => void;
}

/** Replaces invoked promises by promises that are settled by id. Other actors do nothing. */
function controlledActors(machine: AnyStateMachine) {
  /** The last promise is the current one. */
  const calls = new Map<string, Promised[]>();
  const promised = fromPromise<unknown>(
    ({ self }) =>
      new Promise((resolve, reject) => {
        calls.set(self.id, [...(calls.get(self.id) ?? []), { resolve, reject }]);
      }),
  );
  const silent = fromCallback(() => undefined);
  const nodes = nodesOf(machine.root);
  const answers = new Set(nodes.flatMap((node) => [...node.transitions.keys()]));
  const actors = Object.fromEntries(
    nodes
      .flatMap(({ invoke }) => invoke)
      .map(({ id, src }) => [String(src), answers.has(`xstate.done.actor.${id}`) ? promised : silent]),
  );
  return { calls, actors };
}

interface PlayOptions {
  input?: unknown;
  events: readonly AnyEventObject[];
  /** Called for each evaluated guard. */
  onGuard?: (name: string, holds: boolean) => void;
  /** Called for each transition taken. */
  onTransition?: (transition: Transition) => void;
  /** Called for the initial snapshot and after each change. */
  onSnapshot?: (snapshot: AnyMachineSnapshot) => void;
}

export interface Transition {
  source: AnyStateNode;
  eventType: string;
  target: readonly AnyStateNode[] | undefined;
  guard?: unknown;
}

/**
 * Sends events to a real actor with controlled promises and clock.
 * @returns the last snapshot
 */
export async function play(
  machine: AnyStateMachine,
  { input, events, onGuard, onTransition, onSnapshot }: PlayOptions,
): Promise<AnyMachineSnapshot> {
  const { calls, actors } = controlledActors(machine);
  const guards = Object.fromEntries(
    Object.entries(machine.implementations.guards).map(([name, guard]) => [
      name,
      (...args: unknown[]) => {
        const holds = typeof guard === 'function' && Reflect.apply(guard, undefined, args);
        onGuard?.(name, holds);
        return holds;
      },
    ]),
  );
  const clock = new SimulatedClock();
  const actor = createActor(machine.provide({ actors, guards }), {
    input,
    clock,
    inspect: (inspection) => {
      if (inspection.type !== '@xstate.microstep') return;
      // XState has no other API for the taken transitions.
      for (const taken of inspection._transitions) onTransition?.(taken);
    },
  });
  actor.subscribe({ next: (snapshot) => onSnapshot?.(snapshot), error: () => undefined });
  actor.start();
  onSnapshot?.(actor.getSnapshot());

  for (const event of events) {
    const [, outcome, id] = answerEvent.exec(event.type) ?? [];
    const [, staleId] = staleEvent.exec(event.type) ?? [];
    const [, delay] = delayEvent.exec(event.type) ?? [];
    if (staleId) {
      for (const { resolve } of calls.get(staleId)?.slice(0, -1) ?? []) resolve(event.output);
      await settle();
    } else if (outcome && id) {
      const promise = calls.get(id)?.at(-1);
      if (outcome === 'done') promise?.resolve(event.output);
      else promise?.reject(event.error);
      await settle();
    } else if (delay) {
      const ms = machine.implementations.delays[delay];
      const { context } = actor.getSnapshot();
      clock.increment(
        typeof ms === 'function'
          ? ms({ context, event, self: actor, system: actor.system }, undefined)
          : (ms ?? 0),
      );
    } else {
      actor.send(event);
    }
  }
  const snapshot = actor.getSnapshot();
  actor.stop();
  return snapshot;
}
