import { type FlowName, flowNames, flows, machineOf } from '../../.storybook/flows/flows.ts';
import { pathOf, statechart, stayedStatesOf, stepsOf } from '../../.storybook/flows/statechart.ts';

const notice = 'Generated from packages/flows by `npm run generate`; do not edit.';

function sectionOf(flow: FlowName): string {
  const machine = machineOf(flow);
  const { title, about } = flows[flow];
  const states = stayedStatesOf(machine).map((node) => {
    const staying = stepsOf(machine, node).filter(({ to }) => to === null);
    const what = staying.map(({ event, guard }) => `\`${event}\`${guard ? ` if ${guard}` : ''}`);
    return `- **${pathOf(node)}**${what.length > 0 ? `, where one stays at ${[...new Set(what)].join(', ')}` : ''}`;
  });
  return [`## ${title}`, about, `\`\`\`mermaid\n${statechart(machine)}\n\`\`\``, states.join('\n')].join(
    '\n\n',
  );
}

function overview(): string {
  const places = flowNames.map((flow) => {
    const anchor = flows[flow].title
      .toLowerCase()
      .replaceAll(/[^a-z0-9 -]/g, '')
      .replaceAll(' ', '-');
    return `- [${flows[flow].title}](#${anchor})`;
  });
  return [
    `<!-- ${notice} -->`,
    '# Flows',
    'What can happen in the product, as statecharts drawn from the machines in `packages/flows`. An arrow bears what happened; below it stands what has to hold for that arrow to be taken, and the first that holds is. A word in italics in a state is what is asked of the world there. In Storybook the same flows stand beside the real screens in each of their states.',
    places.join('\n'),
    ...flowNames.map(sectionOf),
  ].join('\n\n');
}

function storybookPage(flow: FlowName): string {
  return [
    `{/* ${notice} */}`,
    '',
    "import { Meta } from '@storybook/addon-docs/blocks';",
    "import { FlowPage } from '../../flows/FlowPage.tsx';",
    '',
    `<Meta title="Flows/${flows[flow].title}" />`,
    '',
    `<FlowPage flow="${flow}" />`,
    '',
  ].join('\n');
}

/** The pages that follow from the machines, by their paths. */
export function flowPages(): Map<string, string> {
  return new Map([
    ['docs/flows.md', `${overview()}\n`],
    ...flowNames.map((flow) => [`.storybook/pages/flows/${flow}.mdx`, storybookPage(flow)] as const),
  ]);
}
