import { Pause, Play } from 'lucide-react';
import type { ReactNode } from 'react';
import { Heading } from '../../components/Heading/index.ts';
import { IconButton } from '../../components/IconButton/index.ts';
import { Text } from '../../components/Text/index.ts';
import type { ClosedProps } from '../../props.ts';
import { current, line, pause as pauseClass, pile, reserve, root } from './HeroMessage.css.ts';

export interface HeroMessageProps extends Omit<ClosedProps<'div'>, 'children' | 'onPause'> {
  /** Those that take turns; room is kept for the longest. */
  messages: readonly string[];
  /** Which one is shown, counted from 0. It changes every 6 seconds (Specification §9). */
  index: number;
  /** Whether they stand still. */
  paused: boolean;
  /** The button was pressed: they are to stand still, or to go on. */
  onPause: () => void;
  /** The names of the button that stops the messages and lets them go on. */
  texts: { pause: string; resume: string };
  /** What stays below. */
  lead: ReactNode;
}

/** The headline of the landing page. It does not speak up when it changes, and nothing on the page moves. */
export function HeroMessage({ messages, index, paused, onPause, texts, lead, ...rest }: HeroMessageProps) {
  const message = messages[index] ?? '';
  return (
    <div {...rest} className={root}>
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
      <div className={line}>
        <Text as="div" size="lead" tone="soft" measured>
          {lead}
        </Text>
        {messages.length > 1 ? (
          <span className={pauseClass}>
            <IconButton
              label={paused ? texts.resume : texts.pause}
              icon={paused ? Play : Pause}
              size="small"
              onClick={onPause}
            />
          </span>
        ) : null}
      </div>
    </div>
  );
}
