import type { ClosedProps } from '../../props.ts';
import { text } from './Text.css.ts';

export interface TextProps extends ClosedProps<'p'> {
  /** @default 'p' */
  as?: 'p' | 'div';
  /** @default 'body' */
  size?: 'caption' | 'small' | 'body' | 'lead';
  /** @default 'ink' */
  tone?: 'ink' | 'soft' | 'positive' | 'critical' | 'inherit';
  /** @default false */
  strong?: boolean;
  /** At most 65 characters wide. @default false */
  measured?: boolean;
}

/** Running text. A text that a person typed gets `dir="auto"`. */
export function Text({
  as: Tag = 'p',
  size = 'body',
  tone = 'ink',
  strong = false,
  measured = false,
  ...rest
}: TextProps) {
  return <Tag {...rest} className={text({ size, tone, strong, measured })} />;
}
