import { guide } from '../../stories/index.ts';
import { describeProblem } from '../forms/forms.fixtures.ts';
import { ReplyForm } from '../ReplyForm/index.ts';
import { replyFormTexts } from '../ReplyForm/ReplyForm.fixtures.ts';
import { reportFormTexts } from './ReportForm.fixtures.ts';
import { ReportForm } from './ReportForm.tsx';

const shared = { onSubmit: () => undefined, onCancel: () => undefined, describeProblem };

export const reportFormGuide = guide({
  use: [
    'To say why a text should be reviewed, in a dialog.',
    'To say why a text is hidden, in the card of its reports.',
  ],
  instead: [{ when: 'The author responds to a text', use: 'ReplyForm' }],
  do: <ReportForm {...shared} texts={reportFormTexts} />,
  why: 'A reason from a list can be counted, and is understood in every language.',
  dont: <ReplyForm {...shared} initial={{ text: '' }} texts={replyFormTexts} />,
  whyNot: 'Text alone takes longer to write and to read.',
  keyboard: { Tab: 'Moves to the reasons, the text and the buttons.', '↓': 'Chooses the next reason.' },
});
