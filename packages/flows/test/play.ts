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

/** The answer of the actor that a state invoked under this id. */
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

/** The answer of an actor that was asked under this id before and has been given up since. */
export const stale = (id: string, output?: unknown) => ({ type: `stale.${id}`, output });

/** Lets everything that is already decided happen: promises settled so far, and what follows from them. */
export const settle = () => new Promise<void>((resolve) => setImmediate(resolve));

const staleEvent = /^stale\.(.+)$/;
const answerEvent = /^xstate\.(done|error)\.actor\.(.+)$/;
const delayEvent = /^xstate\.after\.([^.]+)\./;

export function nodesOf(node: AnyStateNode): AnyStateNode[] {
  return [node, ...Object.values(node.states).flatMap(nodesOf)];
}

/** The delays of a machine as events: what happens when one has passed. */
export function delaysOf(machine: AnyStateMachine): AnyEventObject[] {
  const types = nodesOf(machine.root).flatMap(({ transitions }) => [...transitions.keys()]);
  return types.filter((type) => delayEvent.test(type)).map((type) => ({ type }));
}

interface Promised {
  resolve: (output: unknown) => void;
  reject: (error: unknown) => void;
}

/** Promises that are settled by id, in place of what a machine invokes; other actors stay silent. */
function controlledActors(machine: AnyStateMachine) {
  /** The last is the one that is waited for. */
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
  /** Told of each guard that was asked. */
  onGuard?: (name: string, holds: boolean) => void;
  /** Told of each transition that was taken. */
  onTransition?: (transition: Transition) => void;
  /** Told of the snapshot at the beginning and after each change. */
  onSnapshot?: (snapshot: AnyMachineSnapshot) => void;
}

export interface Transition {
  source: AnyStateNode;
  eventType: string;
  target: readonly AnyStateNode[] | undefined;
  guard?: unknown;
}

/** Plays events to a real actor whose promises and clock are under control, and gives what it comes to. */
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
