import { guide, inLanguage, t } from '../../stories/index.ts';
import { Select } from '../Select/index.ts';
import { Switch } from '../Switch/index.ts';
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
const newsletter = t('dashboard:notifications.newsletter');

export const radioGroupGuide = guide({
  status: 'stable',
  use: [
    'For one of two to five options worth comparing, all of them visible.',
    'Preselect an option if it is a good guess.',
    'Add a `description` to options whose name is not enough to choose.',
  ],
  instead: [
    { when: 'There are more options', use: 'Select' },
    { when: 'Several can be selected', use: 'Checkbox' },
    { when: 'It is on or off', use: 'Switch' },
  ],
  examples: [
    {
      do: {
        show: () => <RadioGroup label={role} name="radio-guide-role" options={roles} />,
        why: 'Both options and their consequences are visible, and one press selects.',
      },
      dont: {
        show: () => <Select label={role} options={roles} placeholder={t('common:field.choose')} />,
        why: 'A select hides the two options and has no space to explain them.',
      },
    },
    {
      do: {
        show: () => <Switch label={newsletter} defaultChecked />,
        why: 'On and off need no names: the switch shows them.',
      },
      dont: {
        show: () => (
          <RadioGroup
            label={newsletter}
            name="radio-guide-newsletter"
            defaultValue="on"
            options={[
              { value: 'on', label: inLanguage({ en: 'On', ar: 'مفعّل', fr: 'Activée' }) },
              { value: 'off', label: inLanguage({ en: 'Off', ar: 'معطّل', fr: 'Désactivée' }) },
            ]}
          />
        ),
        why: 'Two options for a yes or no take three lines and are slower to read.',
      },
    },
  ],
  anatomy: [
    { part: 'The group, named by its label', selector: '[role="radiogroup"]' },
    { part: 'The label: the question', selector: '[role="radiogroup"] > span' },
    { part: 'An option with its hit area', selector: 'label:first-child' },
    { part: 'The radio button', selector: 'label:first-child > input' },
    { part: 'The label of the option', selector: 'label:first-child > span > span' },
  ],
  keyboard: {
    Tab: 'Moves to the selected or the first option, then past the group.',
    '↑, ↓, ←, →': 'Select the previous or next option and wrap. In Arabic, ← moves forward.',
    Space: 'Selects the focused option if none is selected.',
  },
  related: ['Select', 'Checkbox', 'Switch', 'Tabs', 'Field', 'Combobox'],
  terms: {
    en: ['radio button', 'option button', 'single choice', 'choice', 'one of'],
    ar: ['أزرار الاختيار', 'زر راديو', 'اختيار واحد', 'خيارات', 'اختيار من متعدد'],
    fr: ['bouton radio', 'choix unique', 'case d’option', 'options', 'sélection exclusive'],
  },
});
