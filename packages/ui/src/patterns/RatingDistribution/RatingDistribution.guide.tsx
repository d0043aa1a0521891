import { Rating } from '../../components/Rating/index.ts';
import { guide } from '../../stories/index.ts';
import { distributionTexts } from './RatingDistribution.fixtures.ts';
import { RatingDistribution } from './RatingDistribution.tsx';

const texts = distributionTexts(4.6, 94);

export const ratingDistributionGuide = guide({
  status: 'stable',
  use: ['Above the reviews of a course: the average and how much the learners agree.'],
  instead: [
    { when: 'Only the average matters', use: 'Rating' },
    { when: 'There are no ratings', use: 'EmptyState' },
  ],
  examples: [
    {
      do: {
        show: () => <RatingDistribution average={4.6} distribution={[1, 2, 5, 22, 64]} texts={texts} />,
        why: 'The bars show at a glance that few learners were disappointed.',
      },
      dont: {
        show: () => <Rating value={4.6} count={94} label={texts.average} />,
        why: 'An average hides whether the learners disagree.',
      },
    },
  ],
  anatomy: [
    { part: 'The average', selector: 'div > span:first-child' },
    { part: 'The number of ratings', selector: 'div > span:last-child' },
    { part: 'The bars, from five stars to one', selector: 'ul' },
  ],
  keyboard: { none: 'Not interactive. Each bar is announced as a sentence.' },
  related: ['Rating', 'Stars', 'ReviewCard', 'ProgressBar'],
  terms: {
    en: ['histogram', 'breakdown', 'bars', 'average', 'reviews'],
    ar: ['توزيع', 'متوسط', 'أشرطة', 'تقييمات'],
    fr: ['répartition', 'histogramme', 'moyenne', 'barres'],
  },
});
