import { guide } from '../../stories/index.ts';
import { ReviewCard } from '../ReviewCard/index.ts';
import { noursReview } from '../ReviewCard/ReviewCard.fixtures.ts';
import { reportedReview } from './ModerationCard.fixtures.tsx';
import { ModerationCard } from './ModerationCard.tsx';

export const moderationCardGuide = guide({
  use: ['For a reported or hidden text in the list that staff work through.'],
  instead: [{ when: 'An application waits for a decision', use: 'RequestCard' }],
  do: <ModerationCard {...reportedReview} />,
  why: 'The text, the reasons and the decision are in one place.',
  dont: <ReviewCard {...noursReview} />,
  whyNot: 'The card alone does not show why it was reported.',
  keyboard: { Tab: 'Moves to the buttons.' },
});
