import type { AnyStateMachine, AnyStateNode } from 'xstate';
import { getStateNodes } from 'xstate/graph';

/** A transition as it is drawn. */
export interface Step {
  /** For example 'enrollment.requested', 'enroll fails' or 'after 2 s'. */
  event: string;
  /** The name of the guard, if there is one. */
  guard: string | null;
  /** The target; null for an internal transition. */
  to: AnyStateNode | null;
}

/** Whether the state has no child states. */
export const isLeaf = ({ type }: AnyStateNode) => type === 'atomic' || type === 'final';

/** Whether the state is left immediately, so that it renders nothing. */
const isTransient = ({ always }: AnyStateNode) => (always?.length ?? 0) > 0;

/** The leaf states in which a machine remains, so that they may be visible. */
export function stayedStatesOf(machine: AnyStateMachine): AnyStateNode[] {
  return getStateNodes(machine.root).filter((node) => isLeaf(node) && !isTransient(node));
}

/** The states to describe: those in which the machine remains, or the root of a machine without states. */
export function describedStatesOf(machine: AnyStateMachine): AnyStateNode[] {
  return isLeaf(machine.root) ? [machine.root] : stayedStatesOf(machine);
}

/** The state's path, such as `signedIn.user.loaded`; for a root the id of the machine. */
export const pathOf = ({ path, key }: AnyStateNode) => path.join('.') || key;

function inSeconds(machine: AnyStateMachine, delay: string): string {
  const ms = machine.implementations.delays[delay];
  return typeof ms === 'number' ? `${ms / 1000} s` : delay;
}

function eventName(machine: AnyStateMachine, type: string): string {
  const [, outcome, actor] = /^xstate\.(done|error)\.actor\.(.+)$/.exec(type) ?? [];
  if (outcome) return `${actor} ${outcome === 'done' ? 'succeeds' : 'fails'}`;
  const [, delay] = /^xstate\.after\.([^.]+)\./.exec(type) ?? [];
  if (delay) return `after ${inSeconds(machine, delay)}`;
  return type || 'immediately';
}

function guardName(guard: unknown): string | null {
  if (typeof guard === 'string') return guard;
  return typeof guard === 'object' && guard !== null && 'type' in guard ? String(guard.type) : null;
}

/** The state's own transitions in the order in which their guards are evaluated. */
export function stepsOf(machine: AnyStateMachine, node: AnyStateNode): Step[] {
  return [...[...node.transitions.values()].flat(), ...(node.always ?? [])].map(
    ({ eventType, guard, target }) => ({
      event: eventName(machine, eventType),
      guard: guardName(guard),
      to: target?.[0] ?? null,
    }),
  );
}

const idOf = (node: AnyStateNode) => `s_${node.path.join('_') || 'machine'}`;
const quote = (text: string) => `"${text.replaceAll('"', "'")}"`;

function shapeOf(node: AnyStateNode): string {
  const calls = node.invoke.map(({ id }) => `<br><i>${id}</i>`).join('');
  const label = quote(`${node.key}${calls}`);
  return node.type === 'final' ? `${idOf(node)}([${label}])` : `${idOf(node)}(${label})`;
}

function nodeLines(node: AnyStateNode, indent: string): string[] {
  if (isLeaf(node)) return [`${indent}${shapeOf(node)}`];
  const title = node.type === 'parallel' ? `${node.key}: all of these in parallel` : node.key;
  return [
    `${indent}subgraph ${idOf(node)}[${quote(title)}]`,
    ...initial(node, `${indent}  `),
    ...Object.values(node.states).flatMap((child) => nodeLines(child, `${indent}  `)),
    `${indent}end`,
  ];
}

/** The dot before the initial child state. */
function initial(node: AnyStateNode, indent: string): string[] {
  const first = node.type === 'parallel' ? undefined : node.initial?.target?.[0];
  if (!first) return [];
  return [`${indent}${idOf(node)}_start(( ))`, `${indent}${idOf(node)}_start --> ${idOf(first)}`];
}

function arrow(from: string, { event, guard, to }: Step): string[] {
  if (!to) return [];
  return [`  ${from} -- ${quote(guard ? `${event}<br>if ${guard}` : event)} --> ${idOf(to)}`];
}

/**
 * A machine's statechart as a Mermaid flowchart. It omits internal transitions. Transitions of the root start at a box of
 * their own.
 */
export function statechart(machine: AnyStateMachine): string {
  const global = stepsOf(machine, machine.root).filter(({ to }) => to !== null);
  return [
    'flowchart TB',
    ...initial(machine.root, '  '),
    ...(isLeaf(machine.root) ? [machine.root] : Object.values(machine.root.states)).flatMap((node) =>
      nodeLines(node, '  '),
    ),
    ...getStateNodes(machine.root).flatMap((node) =>
      stepsOf(machine, node).flatMap((step) => arrow(idOf(node), step)),
    ),
    ...(global.length > 0 ? [`  anywhere{{${quote('anywhere')}}}`] : []),
    ...global.flatMap((step) => arrow('anywhere', step)),
  ].join('\n');
}
