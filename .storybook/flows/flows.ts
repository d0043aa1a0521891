import { machines } from '@lyceum/flows/machines';

export type FlowName = keyof typeof machines;

/** The machine of a flow. */
export const machineOf = (name: FlowName) => machines[name];

/** The title of a flow's page, such as 'Course editor'. */
export const titleOf = (name: FlowName) =>
  name
    .replace(/^./, (first) => first.toUpperCase())
    .replace(/[A-Z](?=[a-z])/g, (letter, index) => (index ? ` ${letter.toLowerCase()}` : letter));

/** Sorted by title. */
export const flowNames = (Object.keys(machines) as FlowName[]).sort((one, other) =>
  titleOf(one).localeCompare(titleOf(other), 'en'),
);
