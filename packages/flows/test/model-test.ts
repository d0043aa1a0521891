import fc from 'fast-check';
import { expect } from 'vitest';
import {
  type ActorOptions,
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type AnyStateNode,
  type AnyTransitionDefinition,
  createActor,
  fromCallback,
  getNextTransitions,
  getStateNodes,
  SimulatedClock,
} from 'xstate';
import { getStateNodes as getDescendants, getShortestPaths } from 'xstate/graph';

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

/** Waits for settled promises and their consequences. */
export const settle = () => new Promise<void>((resolve) => setImmediate(resolve));

interface Run {
  input?: unknown;
  /** All possible events, results of actors included (`done`, `failed`). Delays are added automatically. */
  events: readonly AnyEventObject[];
}

interface ModelRun extends Run {
  /** Stops the traversal, for contexts that grow without bounds. */
  stopWhen?: (snapshot: AnyMachineSnapshot) => boolean;
}

export const nodesOf = ({ root }: AnyStateMachine) => [root, ...getDescendants(root)];

/** A machine whose actors do nothing: their results are events. */
function withoutActors(machine: AnyStateMachine) {
  const sources = nodesOf(machine).flatMap(({ invoke }) => invoke.map(({ src }) => String(src)));
  const silent = fromCallback(() => undefined);
  return machine.provide({ actors: Object.fromEntries(sources.map((src) => [src, silent])) });
}

const start = (machine: AnyStateMachine, options: ActorOptions<AnyStateMachine>) => {
  const actor = createActor(machine, { ...options, clock: new SimulatedClock() });
  actor.subscribe({ error: () => undefined });
  return actor.start();
};

/** The events with the delays of the machine, and those of them that can happen in a state. */
function eventsFor(machine: AnyStateMachine, events: readonly AnyEventObject[]) {
  const types = nodesOf(machine).flatMap(({ transitions }) => [...transitions.keys()]);
  const delays = types.filter((type) => type.startsWith('xstate.after.')).map((type) => ({ type }));
  const all = [...events, ...delays];
  return (snapshot?: AnyMachineSnapshot) => {
    if (!snapshot) return all;
    const expected = new Set(getNextTransitions(snapshot).map(({ eventType }) => eventType));
    return snapshot.status === 'active'
      ? all.filter(({ type }) => expected.has(type) || !type.startsWith('xstate.'))
      : [];
  };
}

function nameOf({ source, eventType, target, guard }: AnyTransitionDefinition): string {
  const guardName = typeof guard === 'object' && 'type' in guard ? guard.type : guard;
  const to = target?.map(({ id }) => id).join(' + ') ?? 'itself';
  return `${source.id} -- ${eventType}${guardName ? ` [${guardName}]` : ''} --> ${to}`;
}

const imageOf = ({ value, context, status }: AnyMachineSnapshot) =>
  JSON.stringify({ value, context, status });

function expectNoError({ status, error }: AnyMachineSnapshot): void {
  if (status === 'error') throw new Error('The machine broke', { cause: error });
}

/**
 * Sends every event to a machine in each of its reachable states, on real actors.
 * @param runs the inputs and events; a part of the machine counts if any run visits it
 * @returns the states, transitions and results of guards that no run visits, and the dead ends
 */
export function unvisited(machine: AnyStateMachine, ...runs: ModelRun[]): string[] {
  const visited = new Set<unknown>();
  const guards = Object.entries(machine.implementations.guards).map(([name, guard]) => [
    name,
    (...args: unknown[]) => {
      const holds = typeof guard === 'function' && Reflect.apply(guard, undefined, args);
      visited.add(`${name} is ${holds}`);
      return holds;
    },
  ]);
  const model = withoutActors(machine).provide({ guards: Object.fromEntries(guards) });
  const inspect: ActorOptions<AnyStateMachine>['inspect'] = (inspection) => {
    if (inspection.type !== '@xstate.microstep') return;
    // XState has no other API for the taken transitions.
    for (const transition of inspection._transitions) visited.add(nameOf(transition));
  };
  for (const { input, events, stopWhen } of runs) {
    const possible = eventsFor(model, events);
    const paths = getShortestPaths(model, { input, events: possible, ...(stopWhen && { stopWhen }) });
    for (const { state, steps } of paths) {
      for (const { id } of getStateNodes(model.root, state.value)) visited.add(id);
      const way = steps.map(({ event }) => event).filter(({ type }) => type !== 'xstate.init');
      for (const event of [null, ...possible(state)]) {
        const actor = start(model, { input, inspect });
        for (const next of way) actor.send(next);
        expect(imageOf(actor.getSnapshot())).toBe(imageOf(state));
        if (event) actor.send(event);
        expectNoError(actor.getSnapshot());
      }
    }
  }
  const nodes = nodesOf(model);
  const transitionsOf = ({ transitions, always = [] }: AnyStateNode) => [
    ...[...transitions.values()].flat(),
    ...always,
  ];
  const all = [
    ...nodes.filter(({ always }) => !always?.length).map(({ id }) => id),
    ...nodes.flatMap(transitionsOf).map(nameOf),
    ...guards.flatMap(([name]) => [`${name} is true`, `${name} is false`]),
  ];
  const isDeadEnd = (node: AnyStateNode | undefined): boolean =>
    !node || (transitionsOf(node).length === 0 && isDeadEnd(node.parent));
  const deadEnds = nodes.filter((node) => node.type === 'atomic' && isDeadEnd(node));
  return [...all.filter((part) => !visited.has(part)), ...deadEnds.map(({ id }) => `${id} is a dead end`)];
}

/**
 * Fuzzes a machine with two hundred random event sequences: none may break the machine or violate the invariant. A
 * failing sequence is shrunk before it is reported.
 * @param holds asserts an invariant of the specification in every snapshot
 */
export function fuzz(
  machine: AnyStateMachine,
  { input, events, holds }: Run & { holds?: (snapshot: AnyMachineSnapshot) => void },
): void {
  const alone = withoutActors(machine);
  const possible = eventsFor(alone, events);
  const sequences = fc.array(fc.constantFrom(...possible()), { maxLength: 30 });
  const property = fc.property(sequences, (sequence) => {
    const actor = start(alone, { input });
    holds?.(actor.getSnapshot());
    for (const event of sequence) {
      if (!possible(actor.getSnapshot()).includes(event)) continue;
      actor.send(event);
      expectNoError(actor.getSnapshot());
      holds?.(actor.getSnapshot());
    }
  });
  fc.assert(property, { numRuns: 200 });
}
