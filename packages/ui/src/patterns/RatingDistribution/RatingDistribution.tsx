'use client';

import { formatNumber, formatPercent } from '@lyceum/i18n';
import { assignInlineVars } from '@vanilla-extract/dynamic';
import { Star } from 'lucide-react';
import { Icon } from '../../components/Icon/index.ts';
import { VisuallyHidden } from '../../components/VisuallyHidden/index.ts';
import type { ClosedProps } from '../../props.ts';
import { useUi } from '../../provider/UiProvider.tsx';
import { useStyleRule } from '../../theme/useStyleRule.tsx';
import {
  average as averageClass,
  bar,
  count,
  name,
  percent as percentClass,
  root,
  row,
  rows,
  share,
  summary,
  track,
} from './RatingDistribution.css.ts';

export interface RatingDistributionProps extends Omit<ClosedProps<'div'>, 'children'> {
  /** The average from 1 to 5. */
  average: number;
  /** The numbers of ratings with one star to those with five. */
  distribution: readonly number[];
  /** The texts, in the language of the page. */
  texts: {
    /** 'Rated 4.7 out of 5 by 361 learners' */
    average: string;
    /** The accessible name of the bars. */
    label: string;
    /** The text of a bar: '4 stars: 22 ratings (23%)'. */
    share: (stars: number, count: number, percent: string) => string;
  };
}

/** The average rating of a course, and how its ratings are distributed. Omit it if there are none. */
export function RatingDistribution({ average, distribution, texts, ...rest }: RatingDistributionProps) {
  const { language } = useUi();
  const total = distribution.reduce((sum, each) => sum + each, 0);
  return (
    <div {...rest} className={root}>
      <div className={summary}>
        <span aria-hidden className={averageClass}>
          {formatNumber(average, language, 1)}
        </span>
        <span className={count}>{texts.average}</span>
      </div>
      <ul aria-label={texts.label} className={rows}>
        {distribution.map((_, index) => {
          const stars = distribution.length - index;
          const ratingCount = distribution[stars - 1] ?? 0;
          const percent = total === 0 ? 0 : Math.round((ratingCount / total) * 100);
          const percentText = formatPercent(percent, language);
          return (
            <li key={stars}>
              <span aria-hidden className={row}>
                <span className={name}>
                  {formatNumber(stars, language)}
                  <Icon icon={Star} size="small" fill="currentColor" />
                </span>
                <Bar percent={percent} />
                <span className={percentClass}>{percentText}</span>
              </span>
              <VisuallyHidden>{texts.share(stars, ratingCount, percentText)}</VisuallyHidden>
            </li>
          );
        })}
      </ul>
    </div>
  );
}

function Bar({ percent }: { percent: number }) {
  const filled = `share-${percent}`;
  const rule = useStyleRule(filled, String(assignInlineVars({ [share]: `${percent}%` })));
  return (
    <span className={track}>
      <span className={`${bar} ${filled}`}>{rule}</span>
    </span>
  );
}
