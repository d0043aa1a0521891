import type { AnyStateMachine, ContextFrom, SnapshotFrom, StateValueFrom } from 'xstate';

/**
 * What a machine says in one of its states, without being started: nothing is asked and no time passes.
 * `docs/flows.md` and the pages of the flows find a state's stories by the snapshots among their args.
 */
export function at<Machine extends AnyStateMachine>(
  machine: Machine,
  value: StateValueFrom<Machine>,
  context: ContextFrom<Machine>,
): SnapshotFrom<Machine> {
  const { machine: own, _nodes, ...rest } = machine.resolveState({ value, context });
  // Storybook walks through args and would never come to an end in the machine: it is there, but not among the fields.
  return Object.assign(Object.create({ machine: own, _nodes }), rest) as SnapshotFrom<Machine>;
}
