import { Star } from 'lucide-react';
import type { ClosedProps } from '../../props.ts';
import { Icon } from '../Icon/index.ts';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import { root } from './Stars.css.ts';

export interface StarsProps extends Omit<ClosedProps<'span'>, 'children'> {
  /** A whole number from 1 to 5. */
  value: number;
  /** The text for screen readers: '4 of 5 stars'. */
  label: string;
}

/** The stars that one user gave. */
export function Stars({ value, label, ...rest }: StarsProps) {
  return (
    <span {...rest} className={root}>
      {[1, 2, 3, 4, 5].map((star) => (
        <Icon key={star} icon={Star} size="small" fill={star <= value ? 'currentColor' : 'none'} />
      ))}
      <VisuallyHidden>{label}</VisuallyHidden>
    </span>
  );
}
