import { guide } from '../../stories/index.ts';
import { describeProblem } from '../forms/forms.fixtures.ts';
import { ReplyForm } from '../ReplyForm/index.ts';
import { replyFormTexts } from '../ReplyForm/ReplyForm.fixtures.ts';
import { messageFormTexts } from './MessageForm.fixtures.ts';
import { MessageForm } from './MessageForm.tsx';

const shared = { onSubmit: () => undefined, describeProblem };

export const messageFormGuide = guide({
  use: ['To write an e-mail to many people, before a confirmation.'],
  instead: [{ when: 'An instructor answers one review', use: 'ReplyForm' }],
  do: <MessageForm {...shared} initial={{ subject: '', text: '' }} texts={messageFormTexts} />,
  why: 'An e-mail needs a subject.',
  dont: <ReplyForm {...shared} onCancel={() => undefined} initial={{ text: '' }} texts={replyFormTexts} />,
  whyNot: 'A reply form has no subject.',
  keyboard: { Tab: 'Moves to the fields and the button.', Enter: 'In the subject, submits the form.' },
});
