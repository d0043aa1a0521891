import { Button } from '../../components/Button/index.ts';
import { Notice } from '../../components/Notice/index.ts';
import { guide } from '../../stories/index.ts';
import { conflictTexts, differingFields } from './ConflictForm.fixtures.ts';
import { ConflictForm } from './ConflictForm.tsx';

const noop = () => undefined;

export const conflictFormGuide = guide({
  status: 'beta',
  use: ['In place of a form whose content somebody else, or the same user elsewhere, saved meanwhile.'],
  instead: [{ when: 'Nothing differs', use: 'No question: continue with the saved version' }],
  examples: [
    {
      do: {
        show: () => (
          <ConflictForm
            fields={differingFields.slice(0, 1)}
            onChoose={noop}
            onSubmit={noop}
            onCancel={noop}
            texts={conflictTexts}
          />
        ),
        why: 'Both versions are visible, and nothing is lost until the user decides.',
      },
      dont: {
        show: () => (
          <Notice tone="critical" action={<Button size="small">{conflictTexts.allTheirs}</Button>}>
            {conflictTexts.title}
          </Notice>
        ),
        why: 'The user would lose what was typed, without seeing what the other version is.',
      },
    },
  ],
  anatomy: [
    { part: 'Title', selector: 'h2' },
    { part: 'Field', selector: '[role=radiogroup]' },
    { part: 'Decision', selector: 'button[type=submit]' },
  ],
  keyboard: { '↑, ↓': 'Chooses the version of a field.', Enter: 'Saves the chosen versions.' },
  related: ['CourseForm', 'RadioGroup', 'Notice'],
  terms: {
    en: ['conflict', 'merge', 'overwrite', 'two tabs', 'concurrent edit'],
    ar: ['تعارض', 'دمج', 'تعديل متزامن'],
    fr: ['conflit', 'fusionner', 'modification simultanée'],
  },
});
