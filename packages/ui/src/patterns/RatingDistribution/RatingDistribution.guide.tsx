import { Rating } from '../../components/Rating/index.ts';
import { guide } from '../../stories/index.ts';
import { distributionTexts } from './RatingDistribution.fixtures.ts';
import { RatingDistribution } from './RatingDistribution.tsx';

const texts = distributionTexts(4.6, 94);

export const ratingDistributionGuide = guide({
  use: ['Above the reviews of a course: the average, and how far learners agree.'],
  instead: [
    { when: 'Only the average matters', use: 'Rating' },
    { when: 'There are no ratings', use: 'EmptyState' },
  ],
  do: <RatingDistribution average={4.6} distribution={[1, 2, 5, 22, 64]} texts={texts} />,
  why: 'The bars show at a glance that few learners were disappointed.',
  dont: <Rating value={4.6} count={94} label={texts.average} />,
  whyNot: 'An average hides whether learners disagree.',
  keyboard: { none: 'Not interactive. Each bar is announced as a sentence.' },
});
