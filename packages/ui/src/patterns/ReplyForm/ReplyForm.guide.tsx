import { guide } from '../../stories/index.ts';
import { describeProblem } from '../forms/forms.fixtures.ts';
import { ReviewForm } from '../ReviewForm/index.ts';
import { reviewFormTexts } from '../ReviewForm/ReviewForm.fixtures.ts';
import { replyFormTexts } from './ReplyForm.fixtures.ts';
import { ReplyForm } from './ReplyForm.tsx';

const shared = { onSubmit: () => undefined, onCancel: () => undefined, describeProblem };

export const replyFormGuide = guide({
  status: 'stable',
  use: ['For the reply of an instructor, in the card of the review.'],
  instead: [{ when: 'A learner reviews the course', use: 'ReviewForm' }],
  examples: [
    {
      do: {
        show: () => <ReplyForm {...shared} initial={{ text: '' }} texts={replyFormTexts} />,
        why: 'A reply has only a text.',
      },
      dont: {
        show: () => <ReviewForm {...shared} initial={{ stars: null, text: '' }} texts={reviewFormTexts} />,
        why: 'An instructor gives no stars.',
      },
    },
  ],
  anatomy: [
    { part: 'Text', selector: 'textarea' },
    { part: 'Publish', selector: 'button[type="submit"]' },
    { part: 'Cancel', selector: 'button[type="button"]' },
  ],
  keyboard: { Tab: 'Moves to the text and the buttons.', Enter: 'Adds a line to the text.' },
  related: ['ReviewCard', 'ReviewForm', 'TextArea'],
  terms: {
    en: ['answer', 'respond', 'comment'],
    ar: ['ردّ', 'إجابة', 'تعليق'],
    fr: ['répondre', 'réponse', 'commentaire'],
  },
});
