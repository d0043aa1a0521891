import { guide } from '../../stories/index.ts';
import { describeProblem } from '../forms/forms.fixtures.ts';
import { ReplyForm } from '../ReplyForm/index.ts';
import { replyFormTexts } from '../ReplyForm/ReplyForm.fixtures.ts';
import { messageFormTexts } from './MessageForm.fixtures.ts';
import { MessageForm } from './MessageForm.tsx';

const shared = { onSubmit: () => undefined, describeProblem };

export const messageFormGuide = guide({
  status: 'stable',
  use: ['For a message to many people by e-mail, before a confirmation.'],
  instead: [{ when: 'An instructor answers one review', use: 'ReplyForm' }],
  examples: [
    {
      do: {
        show: () => <MessageForm {...shared} initial={{ subject: '', text: '' }} texts={messageFormTexts} />,
        why: 'A mail has a subject.',
      },
      dont: {
        show: () => (
          <ReplyForm {...shared} onCancel={() => undefined} initial={{ text: '' }} texts={replyFormTexts} />
        ),
        why: 'A reply has none.',
      },
    },
  ],
  anatomy: [
    { part: 'Subject', selector: 'input' },
    { part: 'Message', selector: 'textarea' },
    { part: 'Send', selector: 'button[type="submit"]' },
  ],
  keyboard: { Tab: 'Moves to the fields and the button.', Enter: 'In the subject, submits the form.' },
  related: ['ReplyForm', 'TextField', 'TextArea'],
  terms: {
    en: ['mail', 'announcement', 'newsletter'],
    ar: ['بريد', 'إعلان', 'رسالة'],
    fr: ['courriel', 'annonce', 'lettre'],
  },
});
