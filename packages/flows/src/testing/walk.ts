import {
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type AnyStateNode,
  createActor,
  fromCallback,
  fromPromise,
  getNextSnapshot,
  SimulatedClock,
} from 'xstate';
import { getShortestPaths } from 'xstate/graph';

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

/** Lets everything that is already decided happen: promises settled so far, and what follows from them. */
export const settle = () => new Promise<void>((resolve) => setImmediate(resolve));

const answerEvent = /^xstate\.(done|error)\.actor\.(.+)$/;
const delayEvent = /^xstate\.after\.([^.]+)\./;

function nodesOf(node: AnyStateNode): AnyStateNode[] {
  return [node, ...Object.values(node.states).flatMap(nodesOf)];
}

interface Transition {
  source: AnyStateNode;
  eventType: string;
  target: readonly AnyStateNode[] | undefined;
  guard?: unknown;
}

function nameOf({ source, eventType, target, guard }: Transition): string {
  const guardName = typeof guard === 'object' && guard !== null && 'type' in guard ? guard.type : guard;
  const to = target?.map(({ id }) => id).join(' + ') ?? 'itself';
  return `${source.id} -- ${eventType}${guardName ? ` [${guardName}]` : ''} --> ${to}`;
}

function transitionsOf(node: AnyStateNode): Transition[] {
  return [...[...node.transitions.values()].flat(), ...(node.always ?? [])];
}

/** Promises that the walk settles by id, in place of what a machine invokes; other actors stay silent. */
function controlledActors(machine: AnyStateMachine) {
  const pending = new Map<string, { resolve: (output: unknown) => void; reject: (error: unknown) => void }>();
  const promised = fromPromise<unknown>(
    ({ self }) => new Promise((resolve, reject) => pending.set(self.id, { resolve, reject })),
  );
  const silent = fromCallback(() => undefined);
  const nodes = nodesOf(machine.root);
  const answers = new Set(nodes.flatMap((node) => [...node.transitions.keys()]));
  const actors = Object.fromEntries(
    nodes
      .flatMap(({ invoke }) => invoke)
      .map(({ id, src }) => [String(src), answers.has(`xstate.done.actor.${id}`) ? promised : silent]),
  );
  return { pending, actors };
}

interface WalkOptions {
  input?: unknown;
  /** Every event that can happen, answers of actors included (`done`, `failed`); delays are found by themselves. */
  events: AnyEventObject[];
  /** Where contexts grow without end: where to go no further. */
  stopWhen?: (snapshot: AnyMachineSnapshot) => boolean;
}

/** What real actors went through. */
interface Walked {
  states: Set<string>;
  transitions: Set<string>;
  guards: Set<string>;
}

/** Plays events to a real actor whose promises and clock are under control. */
async function play(machine: AnyStateMachine, input: unknown, events: AnyEventObject[], walked: Walked) {
  const { pending, actors } = controlledActors(machine);
  const guards = Object.fromEntries(
    Object.entries(machine.implementations.guards).map(([name, guard]) => [
      name,
      (...args: unknown[]) => {
        const holds = typeof guard === 'function' && Reflect.apply(guard, undefined, args);
        walked.guards.add(`${name} is ${holds}`);
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
      for (const taken of inspection._transitions) walked.transitions.add(nameOf(taken));
    },
  });
  actor.subscribe({
    next: (snapshot) => {
      for (const node of snapshot._nodes) walked.states.add(node.id);
    },
    error: () => undefined,
  });
  actor.start();
  for (const node of actor.getSnapshot()._nodes) walked.states.add(node.id);

  for (const event of events) {
    const [, outcome, id] = answerEvent.exec(event.type) ?? [];
    const [, delay] = delayEvent.exec(event.type) ?? [];
    if (outcome && id) {
      const promise = pending.get(id);
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

function canHappen(snapshot: AnyMachineSnapshot, { type }: AnyEventObject): boolean {
  const isWaitedFor = snapshot._nodes.some(({ transitions }) => transitions.has(type));
  return snapshot.status === 'active' && (isWaitedFor || !type.startsWith('xstate.'));
}

const pictureOf = ({ value, context, status }: AnyMachineSnapshot) =>
  JSON.stringify({ value, context, status });

/**
 * Walks a machine's graph: from every state that can be reached, every event, each way replayed on a real
 * actor that must come out where the graph says.
 * @param before what an earlier walk from another input saw: both are judged together
 * @returns where actor and graph differ, and what the machine has but nobody saw
 */
export async function walk(
  machine: AnyStateMachine,
  { input, events, stopWhen }: WalkOptions,
  before: Walked = { states: new Set(), transitions: new Set(), guards: new Set() },
) {
  const nodes = nodesOf(machine.root);
  const delays = nodes
    .flatMap(({ transitions }) => [...transitions.keys()])
    .filter((type) => delayEvent.test(type));
  const all = [...events, ...delays.map((type) => ({ type }))];
  const eventsIn = (snapshot: AnyMachineSnapshot) => all.filter((event) => canHappen(snapshot, event));
  const paths = getShortestPaths(machine, { input, events: eventsIn, ...(stopWhen && { stopWhen }) });
  const differences: string[] = [];

  // A machine may be done as soon as it begins, with no event to play.
  await play(machine, input, [], before);
  for (const path of paths) {
    const way = path.steps.map(({ event }) => event).filter(({ type }) => type !== 'xstate.init');
    for (const event of eventsIn(path.state)) {
      const expected = pictureOf(getNextSnapshot(machine, path.state, event));
      const actual = pictureOf(await play(machine, input, [...way, event], before));
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
  return { walked: before, differences, missed, paths: paths.length };
}

function isDeadEnd(node: AnyStateNode): boolean {
  if (node.type !== 'atomic') return false;
  for (let at: AnyStateNode | undefined = node; at; at = at.parent) {
    if (transitionsOf(at).length > 0) return false;
  }
  return true;
}
