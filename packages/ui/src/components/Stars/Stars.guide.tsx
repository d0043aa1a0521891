import { formatNumber } from '@lyceum/i18n';
import { guide, language, t } from '../../stories/index.ts';
import { Rating } from '../Rating/index.ts';
import { Stars } from './Stars.tsx';

export const starsGuide = guide({
  use: ['For the stars that one user gave, next to the text of the review.'],
  instead: [
    { when: 'It is the average of many', use: 'Rating' },
    { when: 'The user gives them', use: 'StarInput' },
  ],
  do: <Stars value={4} label={t('reviews:given', { count: 4 })} />,
  why: 'One user gives whole stars, so their number is exact.',
  dont: (
    <Rating
      value={4}
      count={1}
      label={t('catalog:card.rating', { rating: formatNumber(4, language, 1), count: 1 })}
    />
  ),
  whyNot: 'A decimal and a count look like an average.',
  keyboard: { none: 'Not interactive. The text is announced instead of the stars.' },
});
