import type { ClosedProps } from '../../props.ts';
import { text } from './Text.css.ts';

export interface TextProps extends ClosedProps<'p'> {
  /** The element to render. @default 'p' */
  as?: 'p' | 'div';
  /** The font size. @default 'body' */
  size?: 'caption' | 'small' | 'body' | 'lead';
  /** The emphasis or status of the text. @default 'ink' */
  tone?: 'ink' | 'soft' | 'positive' | 'critical' | 'inherit';
  /** Whether the text is bold. @default false */
  strong?: boolean;
  /** Whether the width is limited to 65 characters. @default false */
  measured?: boolean;
  /** Whether line breaks are kept, as in a text that a user typed. @default false */
  keepsLineBreaks?: boolean;
}

/** Running text. Set `dir="auto"` for user content. */
export function Text({
  as: Tag = 'p',
  size = 'body',
  tone = 'ink',
  strong = false,
  measured = false,
  keepsLineBreaks = false,
  ...rest
}: TextProps) {
  return <Tag {...rest} className={text({ size, tone, strong, measured, keepsLineBreaks })} />;
}
