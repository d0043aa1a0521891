import { UiProvider } from '@lyceum/ui/provider';
import type { Example, Guide } from '@lyceum/ui/stories';
import { direction, language } from '@lyceum/ui/stories';
import { Unstyled } from '@storybook/addon-docs/blocks';
import { RichText } from './RichText.tsx';
import { Section } from './Section.tsx';

const marks = { do: 'M20 6L9 17L4 12', dont: 'M18 6L6 18M6 6L18 18' };

function ExampleCard({ kind, example: { show: Show, why } }: { kind: 'do' | 'dont'; example: Example }) {
  return (
    <figure className={`handbook-example handbook-${kind}`}>
      <div className="handbook-stage" lang={language} dir={direction}>
        <Unstyled>
          <UiProvider language={language} direction={direction}>
            <Show />
          </UiProvider>
        </Unstyled>
      </div>
      <figcaption>
        <strong>
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d={marks[kind]} />
          </svg>
          {kind === 'do' ? 'Do' : 'Don’t'}
        </strong>
        <RichText>{why}</RichText>
      </figcaption>
    </figure>
  );
}

/** Good and bad uses of the component, side by side. */
export const Examples = ({ pairs }: { pairs: Guide['examples'] }) => (
  <Section title="Do and don’t">
    <div className="handbook-pairs">
      {pairs.map((pair) => (
        <div key={pair.do.why} className="handbook-pair">
          <ExampleCard kind="do" example={pair.do} />
          <ExampleCard kind="dont" example={pair.dont} />
        </div>
      ))}
    </div>
  </Section>
);
