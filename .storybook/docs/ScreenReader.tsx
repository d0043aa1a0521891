import { direction, language } from '@lyceum/ui/stories';
import { type RefObject, useEffect, useState } from 'react';
import { Section } from './Section.tsx';
import { observeStory } from './storyRoot.ts';
import { WhenVisible } from './WhenVisible.tsx';

/** Enough for every component; a whole page of phrases would not be read. */
const maximum = 60;

/** What a screen reader speaks when it reads an element from its start to its end. */
async function read(container: Element): Promise<string[]> {
  const { Virtual } = await import('@guidepup/virtual-screen-reader');
  const reader = new Virtual();
  await reader.start({ container });
  const first = reader.activeNode;
  const phrases: string[] = [];
  do {
    phrases.push(await reader.lastSpokenPhrase());
    await reader.next();
    // It starts again after the end.
  } while (reader.activeNode !== first && phrases.length < maximum);
  await reader.stop();
  return phrases.filter((phrase) => phrase !== '');
}

function Spoken({ story }: { story: RefObject<Element | null> }) {
  const [phrases, setPhrases] = useState<string[]>([]);
  useEffect(() => {
    if (!story.current) return;
    let latest = 0;
    return observeStory(story.current, async (root) => {
      latest += 1;
      const current = latest;
      const spoken = await read(root);
      if (current === latest) setPhrases(spoken);
    });
  }, [story]);
  return (
    <ol className="handbook-spoken" lang={language} dir={direction}>
      {phrases.map((phrase, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a phrase may be spoken twice.
        <li key={index}>{phrase}</li>
      ))}
    </ol>
  );
}

/** What a screen reader speaks for the story in an element: read from the rendered story. */
export const ScreenReader = ({ story }: { story: RefObject<Element | null> }) => (
  <Section title="Screen reader">
    <p>A screen reader speaks this when it reads the playground from start to end:</p>
    <WhenVisible height={160}>
      <Spoken story={story} />
    </WhenVisible>
  </Section>
);
