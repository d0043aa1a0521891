'use client';

import { Pause, Play } from 'lucide-react';
import type { ReactNode } from 'react';
import { Heading } from '../../components/Heading/index.ts';
import { IconButton } from '../../components/IconButton/index.ts';
import { Text } from '../../components/Text/index.ts';
import type { ClosedProps } from '../../props.ts';
import { current, line, pause as pauseClass, pile, reserve, root, secondLine } from './HeroMessage.css.ts';

export interface HeroMessageProps extends Omit<ClosedProps<'div'>, 'children' | 'onPause'> {
  /** The messages that rotate. On mobile each has two lines. The height of the longest is reserved. */
  messages: readonly string[];
  /** The index of the visible message. It changes every 6 seconds [2.10]. */
  index: number;
  /** Whether the rotation is paused. */
  paused: boolean;
  /** Called when the button is pressed, to pause or resume. */
  onPause: () => void;
  /** The names of the button while rotating and while paused. */
  texts: { pause: string; resume: string };
  /** The content below the messages. */
  lead: ReactNode;
}

/** Splits a message at the space nearest to the middle. The second half of a single word is empty. */
function halvesOf(message: string): [first: string, second: string] {
  const spaces = Array.from(message.matchAll(/ /g), ({ index }) => index);
  const distance = (index: number) => Math.abs(message.length - 1 - 2 * index);
  const [middle = message.length] = spaces.toSorted((a, b) => distance(a) - distance(b));
  return [message.slice(0, middle), message.slice(middle + 1)];
}

/** The headline of the landing page. A change is not announced and moves nothing on the page. */
export function HeroMessage({ messages, index, paused, onPause, texts, lead, ...rest }: HeroMessageProps) {
  const message = messages[index] ?? '';
  const [first, second] = halvesOf(message);
  return (
    <div {...rest} className={root}>
      <Heading level={1} size="display">
        <span className={pile}>
          <span key={message} className={current}>
            {first} <span className={secondLine}>{second}</span>
          </span>
          {messages.map((text) => (
            <span key={text} aria-hidden className={reserve} data-text={halvesOf(text).join('\n')} />
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
