import { guide, inLanguage, t } from '../../stories/index.ts';
import { SideNav } from '../SideNav/index.ts';
import { Select } from './Select.tsx';

const categories = [
  { value: 'web', label: inLanguage({ en: 'Web Development', ar: 'تطوير الويب', fr: 'Développement web' }) },
  { value: 'data', label: inLanguage({ en: 'Data Science', ar: 'علم البيانات', fr: 'Science des données' }) },
  { value: 'nutrition', label: inLanguage({ en: 'Nutrition', ar: 'التغذية', fr: 'Nutrition' }) },
];
const category = { label: t('courseEditor:form.category'), options: categories };
const sections = (['profile', 'password', 'notifications'] as const).map((value) => ({
  value,
  label: t(`common:userMenu.${value}`),
}));

export const selectGuide = guide({
  status: 'stable',
  use: [
    'For one of about five to fifteen known options.',
    '`field` in a form; `pill`, with the label next to it, above a list that it sorts.',
    'Set a `placeholder` if no option is a good guess.',
  ],
  instead: [
    { when: 'There are two to five options and enough space', use: 'RadioGroup' },
    { when: 'There are so many that users search', use: 'Combobox' },
    { when: 'The selection triggers an action or a navigation', use: 'Menu' },
  ],
  examples: [
    {
      do: {
        show: () => <Select {...category} placeholder={t('common:field.choose')} />,
        why: 'No category is a good guess, so users have to choose one.',
      },
      dont: {
        show: () => <Select {...category} />,
        why: 'The first option is selected already, and many courses would end up in it by mistake.',
      },
    },
    {
      do: {
        show: () => (
          <SideNav
            label={t('common:settings.title')}
            links={sections.map(({ value, label }) => ({
              href: `/profile?section=${value}`,
              label,
              current: value === 'profile',
            }))}
          />
        ),
        why: 'Links show all sections and where each one leads.',
      },
      dont: {
        show: () => <Select label={t('common:settings.section')} options={sections} />,
        why: 'On a wide page, a select hides the sections, and the arrow keys leave the page at once.',
      },
    },
  ],
  anatomy: [
    { part: 'The label', selector: 'label' },
    { part: 'The native control, with the selected option', selector: 'select' },
    { part: 'The arrow', selector: 'select + span' },
  ],
  keyboard: {
    'Space, ↑, ↓': 'Open the list. Arrow keys move through the options.',
    'A letter': 'Moves to the next option that starts with it.',
    'Enter, Escape': 'Select the option, or cancel.',
  },
  related: ['Combobox', 'RadioGroup', 'Menu', 'SortControl', 'SideNav', 'Field'],
  terms: {
    en: ['dropdown', 'picker', 'list box', 'options', 'choose'],
    ar: ['قائمة منسدلة', 'قائمة اختيار', 'خيارات', 'اختيار', 'تحديد'],
    fr: ['liste déroulante', 'menu déroulant', 'sélecteur', 'choix', 'options'],
  },
});
