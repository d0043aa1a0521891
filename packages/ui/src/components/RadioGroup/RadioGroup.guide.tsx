import { guide, t } from '../../stories/index.ts';
import { Select } from '../Select/index.ts';
import { RadioGroup } from './RadioGroup.tsx';

const role = t('auth:fields.role');
const roles = [
  { value: 'learner', label: t('auth:fields.learner'), description: t('auth:fields.learnerHint') },
  {
    value: 'instructor',
    label: t('auth:fields.instructor'),
    description: t('auth:fields.instructorHint'),
  },
];
export const radioGroupGuide = guide({
  use: [
    'To choose one of two to five options that are worth comparing.',
    'Preselect an option if it is a good guess.',
    'Add a `description` to options whose names don’t explain them.',
  ],
  instead: [
    { when: 'There are more options', use: 'Select' },
    { when: 'Several can be selected', use: 'Checkbox' },
    { when: 'It is on or off', use: 'Switch' },
  ],
  do: <RadioGroup label={role} name="radio-guide-role" options={roles} />,
  why: 'Both options and their consequences are visible, and one press selects.',
  dont: <Select label={role} options={roles} placeholder={t('common:field.choose')} />,
  whyNot: 'A select hides the two options and has no space to explain them.',
  keyboard: {
    Tab: 'Moves to the selected or the first option, then past the group.',
    '↑, ↓, ←, →': 'Select the previous or next option and wrap. In Arabic, ← moves forward.',
    Space: 'Selects the focused option if none is selected.',
  },
});
