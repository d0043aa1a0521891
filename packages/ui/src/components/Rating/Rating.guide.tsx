import { formatNumber } from '@lyceum/i18n';
import { Star } from 'lucide-react';
import { guide, language, t } from '../../stories/index.ts';
import { Icon } from '../Icon/index.ts';
import { Inline } from '../layout/index.ts';
import { Text } from '../Text/index.ts';
import { Rating } from './Rating.tsx';

const spoken = (value: number, count: number) =>
  t('catalog:card.rating', { rating: formatNumber(value, language, 1), count });

export const ratingGuide = guide({
  status: 'stable',
  use: [
    'For the average rating of a course.',
    'Add the `count` where users compare: one rating is worth less than a hundred.',
  ],
  instead: [{ when: 'There is no rating yet', use: 'Text' }],
  examples: [
    {
      do: {
        show: () => (
          <Text tone="soft" size="small">
            {t('catalog:card.notRated')}
          </Text>
        ),
        why: 'A new course has no rating, and the text says so.',
      },
      dont: {
        show: () => <Rating value={0} label={spoken(0, 0)} />,
        why: 'A zero looks like the worst rating, although nobody has rated the course.',
      },
    },
    {
      do: {
        show: () => <Rating value={4.7} count={361} label={spoken(4.7, 361)} />,
        why: 'The number of ratings shows how far the average can be trusted.',
      },
      dont: {
        show: () => (
          <Inline gap="none" role="img" aria-label={spoken(4.7, 361)}>
            {['1', '2', '3', '4', '5'].map((star) => (
              <Icon key={star} icon={Star} size="small" fill="currentColor" />
            ))}
          </Inline>
        ),
        why: 'A row of rounded stars makes 4.5 and 5 look the same.',
      },
    },
  ],
  anatomy: [
    { part: 'The star', selector: 'svg' },
    { part: 'The average, with one decimal', selector: 'svg + span' },
    { part: 'The sentence for screen readers, visually hidden', selector: 'svg + span + span' },
  ],
  keyboard: { none: 'Not interactive. The sentence is announced instead of the number.' },
  related: ['Price', 'ProgressBar', 'CourseCard', 'CourseHero', 'SortControl', 'StatList'],
  terms: {
    en: ['stars', 'review', 'score', 'feedback', 'average'],
    ar: ['تقييم', 'نجوم', 'مراجعة', 'متوسط التقييم', 'درجة'],
    fr: ['note', 'étoiles', 'avis', 'évaluation', 'moyenne'],
  },
});
