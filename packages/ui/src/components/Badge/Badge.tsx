import type { ClosedProps } from '../../props.ts';
import { badge } from './Badge.css.ts';

export interface BadgeProps extends ClosedProps<'span'> {
  /** What the badge says about its subject, never which color it is. @default 'neutral' */
  tone?: 'neutral' | 'accent' | 'info' | 'positive' | 'caution' | 'critical';
}

/** A word or two on the state of what it stands beside. */
export function Badge({ tone = 'neutral', ...rest }: BadgeProps) {
  return <span {...rest} className={badge({ tone })} />;
}
