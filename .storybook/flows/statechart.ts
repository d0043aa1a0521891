import type { AnyStateMachine, AnyStateNode } from 'xstate';

/** Something that can happen in a state. */
export interface Step {
  /** As a person would say it: 'enrollment.requested', 'enroll fails', 'after 2 s'. */
  event: string;
  /** What has to hold, where it does not always happen. */
  guard: string | null;
  /** Where it leads; null where one stays. */
  to: AnyStateNode | null;
}

/** Every state of a machine, parents before their children, without the machine itself. */
function statesOf(machine: AnyStateMachine): AnyStateNode[] {
  const below = (node: AnyStateNode): AnyStateNode[] =>
    Object.values(node.states).flatMap((child) => [child, ...below(child)]);
  return below(machine.root);
}

/** A state that holds no others. */
export const isLeaf = ({ type }: AnyStateNode) => type === 'atomic' || type === 'final';

/** A state that is left again at once shows nothing. */
const passes = ({ always }: AnyStateNode) => (always?.length ?? 0) > 0;

/** The states in which a machine stays, and which a person may therefore see: leaves, not what holds them. */
export function stayedStatesOf(machine: AnyStateMachine): AnyStateNode[] {
  return statesOf(machine).filter((node) => isLeaf(node) && !passes(node));
}

/** A state's name below its machine: `signedIn.person.known`. */
export const pathOf = ({ path }: AnyStateNode) => path.join('.');

function inSeconds(machine: AnyStateMachine, delay: string): string {
  const ms = machine.implementations.delays[delay];
  return typeof ms === 'number' ? `${ms / 1000} s` : delay;
}

function eventName(machine: AnyStateMachine, type: string): string {
  const [, outcome, actor] = /^xstate\.(done|error)\.actor\.(.+)$/.exec(type) ?? [];
  if (outcome) return `${actor} ${outcome === 'done' ? 'succeeds' : 'fails'}`;
  const [, delay] = /^xstate\.after\.([^.]+)\./.exec(type) ?? [];
  if (delay) return `after ${inSeconds(machine, delay)}`;
  return type || 'at once';
}

function guardName(guard: unknown): string | null {
  if (typeof guard === 'string') return guard;
  return typeof guard === 'object' && guard !== null && 'type' in guard ? String(guard.type) : null;
}

/** What can happen in a state itself, in the order in which the machine asks. */
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
const quoted = (text: string) => `"${text.replaceAll('"', "'")}"`;

function shapeOf(node: AnyStateNode): string {
  const calls = node.invoke.map(({ id }) => `<br><i>${id}</i>`).join('');
  const label = quoted(`${node.key}${calls}`);
  return node.type === 'final' ? `${idOf(node)}([${label}])` : `${idOf(node)}(${label})`;
}

function drawn(node: AnyStateNode, indent: string): string[] {
  if (isLeaf(node)) return [`${indent}${shapeOf(node)}`];
  const title = node.type === 'parallel' ? `${node.key}: all of these at once` : node.key;
  return [
    `${indent}subgraph ${idOf(node)}[${quoted(title)}]`,
    ...begins(node, `${indent}  `),
    ...Object.values(node.states).flatMap((child) => drawn(child, `${indent}  `)),
    `${indent}end`,
  ];
}

/** The dot that a state's inside begins at. */
function begins(node: AnyStateNode, indent: string): string[] {
  const first = node.type === 'parallel' ? undefined : node.initial?.target?.[0];
  if (!first) return [];
  return [`${indent}${idOf(node)}_start(( ))`, `${indent}${idOf(node)}_start --> ${idOf(first)}`];
}

function arrow(from: string, { event, guard, to }: Step): string[] {
  if (!to) return [];
  return [`  ${from} -- ${quoted(guard ? `${event}<br>if ${guard}` : event)} --> ${idOf(to)}`];
}

/**
 * A machine drawn as a statechart in Mermaid's language. What leads nowhere else is left out of the drawing; `stepsOf`
 * lists it. What can happen anywhere starts at a box of its own.
 */
export function statechart(machine: AnyStateMachine): string {
  const anywhere = stepsOf(machine, machine.root).filter(({ to }) => to !== null);
  return [
    'flowchart TB',
    ...begins(machine.root, '  '),
    ...Object.values(machine.root.states).flatMap((node) => drawn(node, '  ')),
    ...statesOf(machine).flatMap((node) => stepsOf(machine, node).flatMap((step) => arrow(idOf(node), step))),
    ...(anywhere.length > 0 ? [`  anywhere{{${quoted('anywhere')}}}`] : []),
    ...anywhere.flatMap((step) => arrow('anywhere', step)),
  ].join('\n');
}
