import type { ClosedProps } from '../../props.ts';
import { badge } from './Badge.css.ts';

export interface BadgeProps extends ClosedProps<'span'> {
  /** The status that the badge conveys, never a color. @default 'neutral' */
  tone?: 'neutral' | 'accent' | 'info' | 'positive' | 'caution' | 'critical';
}

/** A status of the element next to it, in one or two words. */
export function Badge({ tone = 'neutral', ...rest }: BadgeProps) {
  return <span {...rest} className={badge({ tone })} />;
}
