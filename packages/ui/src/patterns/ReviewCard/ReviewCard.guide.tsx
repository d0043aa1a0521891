import { guide } from '../../stories/index.ts';
import { TestimonialCard } from '../TestimonialCard/index.ts';
import { noursReview } from './ReviewCard.fixtures.ts';
import { ReviewCard } from './ReviewCard.tsx';

export const reviewCardGuide = guide({
  use: [
    'For a review in the words and the language of its author. Line breaks are kept.',
    'Pass what belongs to the review as `children`, and what the user can do with it as `actions`.',
  ],
  instead: [
    { when: 'The product quotes someone', use: 'TestimonialCard' },
    { when: 'It is an application to decide on', use: 'RequestCard' },
  ],
  do: <ReviewCard {...noursReview} />,
  why: 'Author, stars and date show how much weight the text has.',
  dont: <TestimonialCard quote={noursReview.text} name={noursReview.author.name} occupation="" />,
  whyNot: 'A quote looks selected by the product, and has no stars.',
  keyboard: { none: 'Not interactive, except for its actions.' },
});
