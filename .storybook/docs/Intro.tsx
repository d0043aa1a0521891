import { Badge } from '@lyceum/ui';
import type { Guide } from '@lyceum/ui/stories';
import { Description, Title, Unstyled } from '@storybook/addon-docs/blocks';

const statuses = {
  stable: { tone: 'positive', meaning: 'A change of its props is a breaking change of the package.' },
  beta: { tone: 'caution', meaning: 'Its props may change in any release.' },
} as const;

/** The name, the status and the purpose of a component. */
export function Intro({ guide }: { guide: Guide | undefined }) {
  const status = guide?.status ?? 'stable';
  const { tone, meaning } = statuses[status];
  return (
    <>
      <Title />
      {guide ? (
        <div className="handbook-status">
          <Unstyled>
            <Badge tone={tone}>{status}</Badge>
          </Unstyled>
          <p>{meaning}</p>
        </div>
      ) : null}
      <Description />
    </>
  );
}
