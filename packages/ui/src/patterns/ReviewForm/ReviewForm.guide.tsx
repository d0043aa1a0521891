import { emptyReviewDraft } from '@lyceum/rules/review';
import { guide } from '../../stories/index.ts';
import { describeProblem } from '../forms/forms.fixtures.ts';
import { reviewFormTexts } from './ReviewForm.fixtures.ts';
import { ReviewForm } from './ReviewForm.tsx';

const shared = {
  onSubmit: () => undefined,
  onCancel: () => undefined,
  texts: reviewFormTexts,
  describeProblem,
};

export const reviewFormGuide = guide({
  use: [
    'To write or edit the review of a course, in place of its card.',
    'Store the draft with `onDraft`, so that nothing typed is lost.',
  ],
  instead: [{ when: 'The review is only shown', use: 'ReviewCard' }],
  do: <ReviewForm {...shared} initial={emptyReviewDraft} />,
  why: 'Users choose the stars themselves, and the text is optional.',
  dont: <ReviewForm {...shared} initial={{ stars: 5, text: '' }} />,
  whyNot: 'Preselected stars are published without a choice.',
  keyboard: {
    Tab: 'Moves to the stars, the text and the buttons.',
    '↑, ↓, ←, →': 'Choose the stars.',
    Enter: 'Adds a line to the text. On a button: publishes or cancels.',
  },
});
