'use client';

import { formatNumber } from '@lyceum/i18n';
import { Star } from 'lucide-react';
import type { ClosedProps } from '../../props.ts';
import { useUi } from '../../provider/UiProvider.tsx';
import { Icon } from '../Icon/index.ts';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import { count as countClass, root } from './Rating.css.ts';

export interface RatingProps extends Omit<ClosedProps<'span'>, 'children'> {
  /** The average rating from 0 to 5, shown with one decimal. */
  value: number;
  /** The number of ratings, in parentheses. @default not shown */
  count?: number | undefined;
  /** The accessible name, for example 'Rated 4.7 out of 5 by 361 learners'. */
  label: string;
}

/** The average rating of a course. Omit it if there are no ratings. */
export function Rating({ value, count, label, ...rest }: RatingProps) {
  const { language } = useUi();
  return (
    <span {...rest} className={root}>
      <Icon icon={Star} size="small" fill="currentColor" />
      <span aria-hidden>{formatNumber(value, language, 1)}</span>
      {count === undefined ? null : (
        <span aria-hidden className={countClass}>
          ({formatNumber(count, language)})
        </span>
      )}
      <VisuallyHidden>{label}</VisuallyHidden>
    </span>
  );
}
