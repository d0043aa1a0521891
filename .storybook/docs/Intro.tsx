import type { Guide } from '@lyceum/ui/stories';
import { Description, Title } from '@storybook/addon-docs/blocks';

const status = {
  stable: 'A change of its props is a breaking change of the package.',
  beta: 'Its props may change in any release.',
};

const Terms = ({ terms }: { terms: Guide['terms'] }) => (
  <p className="handbook-terms">
    Also known as{' '}
    {terms.map((term, index) => (
      // The search of the sidebar leads to this id.
      <span key={term} id={`term-${index}`}>
        {term}
      </span>
    ))}
  </p>
);

/** The name, the status, the purpose and the other names of a component. */
export function Intro({ guide }: { guide: Guide | undefined }) {
  const { status: current = 'stable', terms } = guide ?? {};
  return (
    <header className="handbook-intro">
      <Title />
      {guide ? (
        <p className={`handbook-status handbook-${current}`}>
          <strong>{current}</strong> {status[current]}
        </p>
      ) : null}
      <Description />
      {terms ? <Terms terms={terms} /> : null}
    </header>
  );
}
