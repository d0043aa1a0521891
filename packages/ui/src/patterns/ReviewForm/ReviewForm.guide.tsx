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
  status: 'stable',
  use: [
    'For the review of a course, in place of the card that it changes.',
    'Store the draft with `onDraft`, so that nothing typed is lost.',
  ],
  instead: [{ when: 'The review is only shown', use: 'ReviewCard' }],
  examples: [
    {
      do: {
        show: () => <ReviewForm {...shared} initial={emptyReviewDraft} />,
        why: 'The user decides on the stars, and may write nothing.',
      },
      dont: {
        show: () => <ReviewForm {...shared} initial={{ stars: 5, text: '' }} />,
        why: 'Preselected stars are published without a decision.',
      },
    },
  ],
  anatomy: [
    { part: 'Stars', selector: '[role="radiogroup"]' },
    { part: 'Text, optional', selector: 'textarea' },
    { part: 'Publish', selector: 'button[type="submit"]' },
    { part: 'Cancel', selector: 'button[type="button"]' },
  ],
  keyboard: {
    Tab: 'Moves to the stars, the text and the buttons.',
    '↑, ↓, ←, →': 'Choose the stars.',
    Enter: 'Adds a line to the text. On a button: publishes or cancels.',
  },
  related: ['StarInput', 'TextArea', 'ReviewCard', 'Button'],
  terms: {
    en: ['rate', 'write a review', 'comment', 'feedback'],
    ar: ['كتابة مراجعة', 'تقييم', 'تعليق', 'رأي'],
    fr: ['écrire un avis', 'noter', 'commentaire', 'évaluer'],
  },
});
