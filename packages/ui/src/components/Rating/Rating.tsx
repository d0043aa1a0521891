import { formatNumber } from '@lyceum/i18n';
import { Star } from 'lucide-react';
import type { ClosedProps } from '../../props.ts';
import { useUi } from '../../provider/UiProvider.tsx';
import { Icon } from '../Icon/index.ts';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import { root } from './Rating.css.ts';

export interface RatingProps extends Omit<ClosedProps<'span'>, 'children'> {
  /** From 0 to 5, shown to one decimal. */
  value: number;
  /** How it is spoken, for example 'Rated 4.7 out of 5'. */
  label: string;
}

/** What learners think of a course, on average. Where nobody has rated, leave it out. */
export function Rating({ value, label, ...rest }: RatingProps) {
  const { language } = useUi();
  return (
    <span {...rest} className={root}>
      <Icon icon={Star} size="small" fill="currentColor" />
      <span aria-hidden>{formatNumber(value, language, 1)}</span>
      <VisuallyHidden>{label}</VisuallyHidden>
    </span>
  );
}
