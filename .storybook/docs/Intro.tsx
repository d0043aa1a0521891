import type { Guide } from '@lyceum/ui/stories';
import { Description, Title } from '@storybook/addon-docs/blocks';

const meaning = {
  stable: 'A change of its props is a breaking change of the package.',
  beta: 'Its props may change in any release.',
};

/** The name, the status and the purpose of a component. */
export function Intro({ guide }: { guide: Guide | undefined }) {
  const { status = 'stable' } = guide ?? {};
  return (
    <>
      <Title />
      <Description />
      {guide ? (
        <p>
          <strong>{status}</strong>: {meaning[status]}
        </p>
      ) : null}
    </>
  );
}
