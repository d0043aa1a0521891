import { guide, inLanguage, t } from '../../stories/index.ts';
import { Select } from './Select.tsx';

const categories = [
  { value: 'web', label: inLanguage({ en: 'Web Development', ar: 'تطوير الويب', fr: 'Développement web' }) },
  { value: 'data', label: inLanguage({ en: 'Data Science', ar: 'علم البيانات', fr: 'Science des données' }) },
  { value: 'nutrition', label: inLanguage({ en: 'Nutrition', ar: 'التغذية', fr: 'Nutrition' }) },
];
const category = { label: t('courseEditor:form.category'), options: categories };
export const selectGuide = guide({
  use: [
    'To choose one of about five to fifteen options.',
    '`field` in a form; `pill`, with the label next to it, above a list that it sorts.',
    'Set a `placeholder` if no option is a good guess.',
  ],
  instead: [
    { when: 'There are two to five options and enough space', use: 'RadioGroup' },
    { when: 'There are so many that users search', use: 'Combobox' },
    { when: 'The selection triggers an action or a navigation', use: 'Menu' },
  ],
  do: <Select {...category} placeholder={t('common:field.choose')} />,
  why: 'No category is a good guess, so users have to choose one.',
  dont: <Select {...category} />,
  whyNot: 'The first option is already selected, so many courses end up there by mistake.',
  keyboard: {
    'Space, ↑, ↓': 'Open the list. Arrow keys move through the options.',
    'A letter': 'Moves to the next option that starts with it.',
    'Enter, Escape': 'Select the option, or cancel.',
  },
});
