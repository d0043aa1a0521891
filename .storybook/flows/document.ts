import { type FlowName, flowNames, machineOf, titleOf } from './flows.ts';
import { descriptions } from './machineList.ts';
import { describedStatesOf, pathOf, statechart, stepsOf } from './statechart.ts';

const notice = 'Generated from packages/flows by `npm run generate`; do not edit.';
const aboutOf = (flow: FlowName) => descriptions.get(flow) ?? '';

function sectionOf(flow: FlowName): string {
  const machine = machineOf(flow);
  const states = describedStatesOf(machine).map((node) => {
    const internal = stepsOf(machine, node).filter(({ to }) => to === null);
    const events = internal.map(({ event, guard }) => `\`${event}\`${guard ? ` if ${guard}` : ''}`);
    return `- **${pathOf(node)}**${events.length > 0 ? `, internal: ${[...new Set(events)].join(', ')}` : ''}`;
  });
  return [
    `## ${titleOf(flow)}`,
    aboutOf(flow),
    `\`\`\`mermaid\n${statechart(machine)}\n\`\`\``,
    states.join('\n'),
  ].join('\n\n');
}

/** The text of docs/flows.md. */
export function flowsDocument(): string {
  const contents = flowNames.map((flow) => {
    const anchor = titleOf(flow).toLowerCase().replaceAll(' ', '-');
    return `- [${titleOf(flow)}](#${anchor})`;
  });
  const sections = [
    `<!-- ${notice} -->`,
    '# Flows',
    'Statecharts of the machines in `packages/flows`. An arrow is labeled with its event and, below it, its guard; the first transition whose guard is true is taken. The actors that a state invokes are in italics. The lists below the charts contain the states with their internal transitions. Storybook shows each flow with the real screens of its states.',
    contents.join('\n'),
    ...flowNames.map(sectionOf),
  ];
  return `${sections.join('\n\n')}\n`;
}
