import { anchorBlockIdFromId, Canvas, Description, DocsContext } from '@storybook/addon-docs/blocks';
import { useContext } from 'react';
import { Section } from './Section.tsx';
import { WhenVisible } from './WhenVisible.tsx';

/** All stories but the first, which is the playground. A story is rendered when it is scrolled into view. */
export function StoryList() {
  const [, ...stories] = useContext(DocsContext).componentStories();
  if (stories.length === 0) return null;
  return (
    <Section title="Stories">
      {stories.map(({ id, name, moduleExport }) => (
        <div key={id}>
          <h3 id={anchorBlockIdFromId(id)}>{name}</h3>
          <Description of={moduleExport} />
          <WhenVisible height={200}>
            <Canvas of={moduleExport} />
          </WhenVisible>
        </div>
      ))}
    </Section>
  );
}
