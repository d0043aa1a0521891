import { formatNumber } from '@lyceum/i18n';
import { guide, language, t } from '../../stories/index.ts';
import { Rating } from '../Rating/index.ts';
import { Stars } from './Stars.tsx';

export const starsGuide = guide({
  status: 'stable',
  use: ['For the stars that one user gave, next to the text of the review.'],
  instead: [
    { when: 'It is the average of many', use: 'Rating' },
    { when: 'The user gives them', use: 'StarInput' },
  ],
  examples: [
    {
      do: {
        show: () => <Stars value={4} label={t('reviews:given', { count: 4 })} />,
        why: 'One user gives whole stars, so their number is exact.',
      },
      dont: {
        show: () => (
          <Rating
            value={4}
            count={1}
            label={t('catalog:card.rating', { rating: formatNumber(4, language, 1), count: 1 })}
          />
        ),
        why: 'A decimal and a count look like an average.',
      },
    },
  ],
  anatomy: [
    { part: 'A filled or empty star for each of the five', selector: 'svg:first-child' },
    { part: 'The text for screen readers, visually hidden', selector: 'svg + span' },
  ],
  keyboard: { none: 'Not interactive. The text is announced instead of the stars.' },
  related: ['Rating', 'StarInput', 'ReviewCard'],
  terms: {
    en: ['review', 'score', 'five stars', 'grade'],
    ar: ['نجوم', 'تقييم', 'خمس نجوم', 'درجة'],
    fr: ['étoiles', 'note', 'cinq étoiles', 'avis'],
  },
});
