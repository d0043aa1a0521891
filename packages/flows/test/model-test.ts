import {
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type AnyStateNode,
  getNextSnapshot,
  getStateNodes,
} from 'xstate';
import { getShortestPaths } from 'xstate/graph';
import { delaysOf, nodesOf, play, type Transition } from './play.ts';

export { done, failed, settle, stale } from './play.ts';

function nameOf({ source, eventType, target, guard }: Transition): string {
  const guardName = typeof guard === 'object' && guard !== null && 'type' in guard ? guard.type : guard;
  const to = target?.map(({ id }) => id).join(' + ') ?? 'itself';
  return `${source.id} -- ${eventType}${guardName ? ` [${guardName}]` : ''} --> ${to}`;
}

function transitionsOf(node: AnyStateNode): Transition[] {
  return [...[...node.transitions.values()].flat(), ...(node.always ?? [])];
}

interface ModelTestOptions {
  input?: unknown;
  /** All possible events, results of actors included (`done`, `failed`). Delays are added automatically. */
  events: AnyEventObject[];
  /** Stops the traversal, for contexts that grow without bounds. */
  stopWhen?: (snapshot: AnyMachineSnapshot) => boolean;
}

/** What real actors visited. */
interface Coverage {
  states: Set<string>;
  transitions: Set<string>;
  guards: Set<string>;
}

const activeNodes = ({ machine, value }: AnyMachineSnapshot) => getStateNodes(machine.root, value);

/** Runs events and adds the visited states, transitions and guards to the coverage. */
function playInto(covered: Coverage, machine: AnyStateMachine, input: unknown, events: AnyEventObject[]) {
  return play(machine, {
    input,
    events,
    onGuard: (name, holds) => covered.guards.add(`${name} is ${holds}`),
    onTransition: (taken) => covered.transitions.add(nameOf(taken)),
    onSnapshot: (snapshot) => {
      for (const { id } of activeNodes(snapshot)) covered.states.add(id);
    },
  });
}

function canHappen(snapshot: AnyMachineSnapshot, { type }: AnyEventObject): boolean {
  const isWaitedFor = activeNodes(snapshot).some(({ transitions }) => transitions.has(type));
  return snapshot.status === 'active' && (isWaitedFor || !type.startsWith('xstate.'));
}

const imageOf = ({ value, context, status }: AnyMachineSnapshot) =>
  JSON.stringify({ value, context, status });

/**
 * Tests a machine against its model: sends every event in every reachable state, on a real actor, and compares the
 * result with the graph.
 * @param before the coverage of an earlier run with another input
 * @returns the differences between actor and graph, and the parts of the machine that no run visited
 */
export async function testModel(
  machine: AnyStateMachine,
  { input, events, stopWhen }: ModelTestOptions,
  before: Coverage = { states: new Set(), transitions: new Set(), guards: new Set() },
) {
  const nodes = nodesOf(machine.root);
  const all = [...events, ...delaysOf(machine)];
  const eventsIn = (snapshot: AnyMachineSnapshot) => all.filter((event) => canHappen(snapshot, event));
  const paths = getShortestPaths(machine, { input, events: eventsIn, ...(stopWhen && { stopWhen }) });
  const differences: string[] = [];

  // A machine may be final initially, without any event.
  await playInto(before, machine, input, []);
  for (const path of paths) {
    const way = path.steps.map(({ event }) => event).filter(({ type }) => type !== 'xstate.init');
    for (const event of eventsIn(path.state)) {
      const expected = imageOf(getNextSnapshot(machine, path.state, event));
      const actual = imageOf(await playInto(before, machine, input, [...way, event]));
      if (actual !== expected) {
        const story = [...way, event].map(({ type }) => type).join(', ');
        differences.push(`after ${story}: expected ${expected}, is ${actual}`);
      }
    }
  }

  const missed = [
    ...nodes.filter(({ id, always }) => !before.states.has(id) && !always?.length).map(({ id }) => id),
    ...nodes
      .flatMap(transitionsOf)
      .map(nameOf)
      .filter((name) => !before.transitions.has(name)),
    ...Object.keys(machine.implementations.guards)
      .flatMap((name) => [`${name} is true`, `${name} is false`])
      .filter((result) => !before.guards.has(result)),
    ...nodes.filter(isDeadEnd).map(({ id }) => `${id} is a dead end`),
  ];
  return { covered: before, differences, missed, paths: paths.length };
}

function isDeadEnd(node: AnyStateNode): boolean {
  if (node.type !== 'atomic') return false;
  for (let at: AnyStateNode | undefined = node; at; at = at.parent) {
    if (transitionsOf(at).length > 0) return false;
  }
  return true;
}
