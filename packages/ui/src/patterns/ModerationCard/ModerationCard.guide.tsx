import { guide } from '../../stories/index.ts';
import { ReviewCard } from '../ReviewCard/index.ts';
import { noursReview } from '../ReviewCard/ReviewCard.fixtures.ts';
import { reportedReview } from './ModerationCard.fixtures.tsx';
import { ModerationCard } from './ModerationCard.tsx';

export const moderationCardGuide = guide({
  status: 'stable',
  use: ['For a reported or hidden text in the list of the staff.'],
  instead: [{ when: 'An application waits for a decision', use: 'RequestCard' }],
  examples: [
    {
      do: {
        show: () => <ModerationCard {...reportedReview} />,
        why: 'The text, the reasons and the decision are in one place.',
      },
      dont: {
        show: () => <ReviewCard {...noursReview} />,
        why: 'The card alone does not show why it was reported.',
      },
    },
  ],
  anatomy: [
    { part: 'Head', selector: 'header' },
    { part: 'Reasons', selector: 'ul' },
    { part: 'Text', selector: 'article article' },
  ],
  keyboard: { Tab: 'Moves to the buttons.' },
  related: ['RequestCard', 'ReportForm', 'ReviewCard'],
  terms: {
    en: ['moderation', 'abuse', 'hide', 'flag'],
    ar: ['إشراف', 'بلاغات', 'إخفاء'],
    fr: ['modération', 'signalements', 'masquer'],
  },
});
