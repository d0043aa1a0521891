import { formatNumber } from '@lyceum/i18n';
import { Star } from 'lucide-react';
import { guide, language, t } from '../../stories/index.ts';
import { Icon } from '../Icon/index.ts';
import { Inline } from '../layout/index.ts';
import { Rating } from './Rating.tsx';

const spoken = (value: number, count: number) =>
  t('catalog:card.rating', { rating: formatNumber(value, language, 1), count });

export const ratingGuide = guide({
  use: [
    'For the average rating of a course.',
    'Add the `count` where users compare: one rating is worth less than a hundred.',
  ],
  instead: [{ when: 'There is no rating yet', use: 'Text' }],
  do: <Rating value={4.7} count={361} label={spoken(4.7, 361)} />,
  why: 'The number of ratings shows how far to trust the average.',
  dont: (
    <Inline gap="none" role="img" aria-label={spoken(4.7, 361)}>
      {['1', '2', '3', '4', '5'].map((star) => (
        <Icon key={star} icon={Star} size="small" fill="currentColor" />
      ))}
    </Inline>
  ),
  whyNot: 'A row of rounded stars makes 4.5 and 5 look the same.',
  keyboard: { none: 'Not interactive. The sentence is announced instead of the number.' },
});
