import { Badge } from '@lyceum/ui';
import { UiProvider } from '@lyceum/ui/provider';
import type { Guide } from '@lyceum/ui/stories';
import { direction, language } from '@lyceum/ui/stories';
import { Unstyled } from '@storybook/addon-docs/blocks';
import type { ReactElement } from 'react';
import { RichText } from './RichText.tsx';
import { Section } from './Section.tsx';

interface ExampleProps {
  kind: 'do' | 'dont';
  why: string;
  children: ReactElement;
}

const Example = ({ kind, why, children }: ExampleProps) => (
  <figure className={`handbook-example handbook-${kind}`}>
    <div className="handbook-stage" lang={language} dir={direction}>
      <Unstyled>
        <UiProvider language={language}>{children}</UiProvider>
      </Unstyled>
    </div>
    <figcaption>
      <Unstyled>
        {kind === 'do' ? <Badge tone="positive">Do</Badge> : <Badge tone="critical">Don’t</Badge>}
      </Unstyled>
      <p>
        <RichText>{why}</RichText>
      </p>
    </figcaption>
  </figure>
);

/** A good and a bad use of the component, side by side. */
export const Examples = ({ guide }: { guide: Guide }) => (
  <Section title="Do and don’t">
    <div className="handbook-pair">
      <Example kind="do" why={guide.why}>
        {guide.do}
      </Example>
      <Example kind="dont" why={guide.whyNot}>
        {guide.dont}
      </Example>
    </div>
  </Section>
);
