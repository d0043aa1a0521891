import { Button } from '@lyceum/ui';
import { direction, language } from '@lyceum/ui/stories';
import { Unstyled } from '@storybook/addon-docs/blocks';
import { type RefObject, useState } from 'react';
import { Section } from './Section.tsx';

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

/** What a screen reader speaks for the story in the playground: read from the rendered story. */
export function ScreenReader({ playground }: { playground: RefObject<Element | null> }) {
  const [phrases, setPhrases] = useState<string[]>([]);
  const readPlayground = async () => {
    // A story with parts that cover the page is in a frame of its own.
    const frame = playground.current?.querySelector('iframe')?.contentDocument;
    const story = frame?.body ?? playground.current?.querySelector('.sb-story');
    if (story) setPhrases(await read(story));
  };
  return (
    <Section title="Screen reader">
      <p>What a screen reader speaks when it reads the playground from start to end:</p>
      <Unstyled>
        <Button size="small" onClick={readPlayground}>
          Read the playground
        </Button>
      </Unstyled>
      <ol aria-live="polite" lang={language} dir={direction}>
        {phrases.map((phrase, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a phrase may be spoken twice.
          <li key={index}>{phrase}</li>
        ))}
      </ol>
    </Section>
  );
}
