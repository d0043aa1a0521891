import type { Guide } from '@lyceum/ui/stories';
import { Canvas, Controls, DocsContext, useOf } from '@storybook/addon-docs/blocks';
import { useContext, useRef } from 'react';
import { Examples } from './Examples.tsx';
import { Keyboard, WhenToUse } from './GuideText.tsx';
import { Intro } from './Intro.tsx';
import { ScreenReader } from './ScreenReader.tsx';
import { Section } from './Section.tsx';
import { StoryList } from './StoryList.tsx';
import { Tokens } from './Tokens.tsx';

/** The docs page of a component, a pattern or a screen. */
export default function ComponentPage() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const [first] = useContext(DocsContext).componentStories();
  const playground = useRef<HTMLDivElement>(null);
  const guide = preparedMeta.parameters.guide as Guide | undefined;
  return (
    <>
      <Intro guide={guide} />
      <Section title="Playground">
        <div ref={playground}>
          <Canvas of={first?.moduleExport} sourceState="shown" />
        </div>
        <div className="handbook-wide">
          <Controls />
        </div>
      </Section>
      {guide ? (
        <>
          <WhenToUse guide={guide} />
          <Examples guide={guide} />
          <Keyboard keyboard={guide.keyboard} />
          <ScreenReader playground={playground} />
          <Tokens storyFile={String(preparedMeta.parameters.fileName)} />
        </>
      ) : null}
      <StoryList />
    </>
  );
}
