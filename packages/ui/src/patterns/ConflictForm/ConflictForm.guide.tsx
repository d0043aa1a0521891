import { Button } from '../../components/Button/index.ts';
import { Notice } from '../../components/Notice/index.ts';
import { guide } from '../../stories/index.ts';
import { conflictTexts, differingFields } from './ConflictForm.fixtures.ts';
import { ConflictForm } from './ConflictForm.tsx';

const noop = () => undefined;

export const conflictFormGuide = guide({
  status: 'beta',
  use: [
    'In place of a form whose content was saved elsewhere in the meantime, by another user or in another tab.',
  ],
  instead: [{ when: 'Nothing differs', use: 'nothing: continue with the saved version' }],
  do: (
    <ConflictForm
      fields={differingFields.slice(0, 1)}
      onChoose={noop}
      onSubmit={noop}
      onCancel={noop}
      texts={conflictTexts}
    />
  ),
  why: 'Both versions are visible, and nothing is lost until the user decides.',
  dont: (
    <Notice tone="critical" action={<Button size="small">{conflictTexts.allTheirs}</Button>}>
      {conflictTexts.title}
    </Notice>
  ),
  whyNot: 'Users would lose what they typed without seeing the other version.',
  keyboard: { '↑, ↓': 'Chooses the version of a field.', Enter: 'Saves the chosen versions.' },
});
