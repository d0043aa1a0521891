import { guide } from '../../stories/index.ts';
import { TestimonialCard } from '../TestimonialCard/index.ts';
import { noursReview } from './ReviewCard.fixtures.ts';
import { ReviewCard } from './ReviewCard.tsx';

export const reviewCardGuide = guide({
  status: 'stable',
  use: [
    'For a review in the words and the language of its author. Line breaks are kept.',
    'Pass what belongs to the review as `children`, and what the user can do with it as `actions`.',
  ],
  instead: [
    { when: 'The product quotes someone', use: 'TestimonialCard' },
    { when: 'It is an application to decide on', use: 'RequestCard' },
  ],
  examples: [
    {
      do: {
        show: () => <ReviewCard {...noursReview} />,
        why: 'Author, stars and date show how much weight the text has.',
      },
      dont: {
        show: () => <TestimonialCard quote={noursReview.text} name={noursReview.author.name} occupation="" />,
        why: 'A quote looks selected by the product, and has no stars.',
      },
    },
  ],
  anatomy: [
    { part: 'Portrait or initials', selector: 'header > :first-child' },
    { part: 'Name of the author', selector: 'h2' },
    { part: 'Stars and date', selector: 'h2 + div' },
    { part: 'Text', selector: 'header + div' },
  ],
  keyboard: { none: 'Not interactive, except for its actions.' },
  related: ['Stars', 'RatingDistribution', 'ReviewForm', 'TestimonialCard', 'Avatar'],
  terms: {
    en: ['comment', 'opinion', 'feedback', 'rating'],
    ar: ['مراجعة', 'تعليق', 'رأي', 'تقييم'],
    fr: ['avis', 'commentaire', 'opinion', 'évaluation'],
  },
});
