import { guide } from '../../stories/index.ts';
import { describeProblem } from '../forms/forms.fixtures.ts';
import { ReviewForm } from '../ReviewForm/index.ts';
import { reviewFormTexts } from '../ReviewForm/ReviewForm.fixtures.ts';
import { replyFormTexts } from './ReplyForm.fixtures.ts';
import { ReplyForm } from './ReplyForm.tsx';

const shared = { onSubmit: () => undefined, onCancel: () => undefined, describeProblem };

export const replyFormGuide = guide({
  use: ['For the reply of an instructor, in the card of the review.'],
  instead: [{ when: 'A learner reviews the course', use: 'ReviewForm' }],
  do: <ReplyForm {...shared} initial={{ text: '' }} texts={replyFormTexts} />,
  why: 'A reply is only text.',
  dont: <ReviewForm {...shared} initial={{ stars: null, text: '' }} texts={reviewFormTexts} />,
  whyNot: 'An instructor gives no stars.',
  keyboard: { Tab: 'Moves to the text and the buttons.', Enter: 'Adds a line to the text.' },
});
