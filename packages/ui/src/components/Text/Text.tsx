import type { ClosedProps } from '../../props.ts';
import { type TextVariants, text } from './Text.css.ts';

export interface TextProps extends ClosedProps<'p'> {
  /** @default 'p' */
  as?: 'p' | 'div';
  /** @default 'body' */
  size?: TextVariants['size'];
  /** @default 'ink' */
  tone?: TextVariants['tone'];
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
