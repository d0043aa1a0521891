import { limits } from '@lyceum/rules';
import { Pause, Play } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { Heading } from '../../components/Heading/index.ts';
import { IconButton } from '../../components/IconButton/index.ts';
import { Text } from '../../components/Text/index.ts';
import { current, line, pause as pauseClass, pile, reserve, root } from './HeroMessage.css.ts';

export interface HeroMessageProps {
  /** Shown in turn, the first one first; each for 6 seconds (Specification §9). */
  messages: readonly string[];
  /** The names of the button that stops the messages and lets them go on. */
  texts: { pause: string; resume: string };
  /** What stays below. */
  lead?: ReactNode;
}

/** The headline of the landing page. It does not speak up when it changes, and nothing on the page moves. */
export function HeroMessage({ messages, texts, lead }: HeroMessageProps) {
  const [index, setIndex] = useState(0);
  const [paused, setPaused] = useState(false);
  const count = messages.length;

  useEffect(() => {
    if (paused || count < 2) return;
    const timer = setInterval(() => setIndex((before) => before + 1), limits.landingMessageEveryMs);
    return () => clearInterval(timer);
  }, [paused, count]);

  const message = messages[count === 0 ? 0 : index % count] ?? '';
  return (
    <div className={root}>
      <div className={line}>
        <Heading level={1} size="display">
          <span className={pile}>
            <span key={message} className={current}>
              {message}
            </span>
            {messages.map((text) => (
              <span key={text} aria-hidden className={reserve} data-text={text} />
            ))}
          </span>
        </Heading>
        {count > 1 ? (
          <span className={pauseClass}>
            <IconButton
              label={paused ? texts.resume : texts.pause}
              glyph={paused ? Play : Pause}
              size="small"
              onClick={() => setPaused(!paused)}
            />
          </span>
        ) : null}
      </div>
      {lead ? (
        <Text as="div" size="lead" tone="soft" measured>
          {lead}
        </Text>
      ) : null}
    </div>
  );
}
