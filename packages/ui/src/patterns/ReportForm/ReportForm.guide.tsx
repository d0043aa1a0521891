import { guide } from '../../stories/index.ts';
import { describeProblem } from '../forms/forms.fixtures.ts';
import { ReplyForm } from '../ReplyForm/index.ts';
import { replyFormTexts } from '../ReplyForm/ReplyForm.fixtures.ts';
import { reportFormTexts } from './ReportForm.fixtures.ts';
import { ReportForm } from './ReportForm.tsx';

const shared = { onSubmit: () => undefined, onCancel: () => undefined, describeProblem };

export const reportFormGuide = guide({
  status: 'stable',
  use: [
    'For why a user reports a text, in a dialog.',
    'For why staff hides a text, in the card of its reports.',
  ],
  instead: [{ when: 'The author of a text explains it', use: 'ReplyForm' }],
  examples: [
    {
      do: {
        show: () => <ReportForm {...shared} texts={reportFormTexts} />,
        why: 'A reason from a list can be counted, and is understood in every language.',
      },
      dont: {
        show: () => <ReplyForm {...shared} initial={{ text: '' }} texts={replyFormTexts} />,
        why: 'A text alone takes longer to write and to read.',
      },
    },
  ],
  anatomy: [
    { part: 'Reasons', selector: '[role="radiogroup"]' },
    { part: 'Text', selector: 'textarea' },
    { part: 'Submit', selector: 'button[type="submit"]' },
    { part: 'Cancel', selector: 'button[type="button"]' },
  ],
  keyboard: { Tab: 'Moves to the reasons, the text and the buttons.', ArrowDown: 'Chooses the next reason.' },
  related: ['ModerationCard', 'ReviewCard', 'RadioGroup', 'TextArea'],
  terms: {
    en: ['flag', 'abuse', 'complaint', 'moderate'],
    ar: ['بلاغ', 'إساءة', 'شكوى'],
    fr: ['signaler', 'abus', 'plainte', 'modérer'],
  },
});
