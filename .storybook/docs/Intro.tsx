import { directions, type Language, languages } from '@lyceum/i18n';
import type { Guide } from '@lyceum/ui/stories';
import { Description, Title } from '@storybook/addon-docs/blocks';

const status = {
  stable: 'A change of its props is a breaking change of the package.',
  beta: 'Its props may change in any release.',
};

/** The id of a term, to which the search of the sidebar leads. */
const idOf = (language: Language, index: number) => `term-${language}-${index}`;

function Terms({ terms }: { terms: Guide['terms'] }) {
  const all = languages.flatMap((language) =>
    terms[language].map((term, index) => ({ language, term, index })),
  );
  return (
    <p className="handbook-terms">
      Also known as{' '}
      {all.map(({ language, term, index }, position) => (
        <span
          key={idOf(language, index)}
          id={idOf(language, index)}
          lang={language}
          dir={directions[language]}
          // The same term in two languages.
          hidden={all.findIndex((other) => other.term === term) < position}
        >
          {term}
        </span>
      ))}
    </p>
  );
}

/** The name, the status, the purpose and the other names of a component. */
export const Intro = ({ guide }: { guide: Guide | undefined }) => (
  <header className="handbook-intro">
    <Title />
    {guide ? (
      <p className={`handbook-status handbook-${guide.status}`}>
        <strong>{guide.status}</strong> {status[guide.status]}
      </p>
    ) : null}
    <Description />
    {guide ? <Terms terms={guide.terms} /> : null}
  </header>
);
