import { useState } from 'react';
import { guide, t } from '../../stories/index.ts';
import { Select } from '../Select/index.ts';
import { comboboxTexts, manyCategories } from './Combobox.fixtures.tsx';
import { Combobox, type ComboboxOption } from './Combobox.tsx';

const sorts = (['name', 'rating', 'popularity', 'price'] as const).map((value) => ({
  value,
  label: t(`catalog:sort.${value}`),
}));

interface ChoosingProps {
  label: string;
  options: readonly ComboboxOption[];
  selected?: string;
}

function Choosing({ label, options, selected }: ChoosingProps) {
  const [value, setValue] = useState(selected ?? null);
  return <Combobox label={label} options={options} value={value} onChange={setValue} texts={comboboxTexts} />;
}

export const comboboxGuide = guide({
  status: 'stable',
  use: [
    'For one of many known options whose name users know.',
    'Add a `detail` to options with similar names.',
  ],
  instead: [
    { when: 'There are at most about ten options', use: 'Select' },
    { when: 'There are two to five options worth comparing', use: 'RadioGroup' },
    { when: 'Several options can be selected', use: 'TagPicker' },
  ],
  examples: [
    {
      do: {
        show: () => <Choosing label={t('courseEditor:form.category')} options={manyCategories} />,
        why: 'Typing a few letters is faster than scrolling through hundreds of categories.',
      },
      dont: {
        show: () => <Select label={t('courseEditor:form.category')} options={manyCategories} />,
        why: 'A native list of hundreds of options has to be scrolled, above all on a phone.',
      },
    },
    {
      do: {
        show: () => <Select label={t('catalog:sort.label')} options={sorts} defaultValue="rating" />,
        why: 'Four options are seen at a glance with the native control of the device.',
      },
      dont: {
        show: () => <Choosing label={t('catalog:sort.label')} options={sorts} selected="rating" />,
        why: 'The text field invites typing, but users don’t know what the few options are called.',
      },
    },
  ],
  anatomy: [
    { part: 'The label', selector: 'label' },
    { part: 'The text field', selector: '[role="combobox"]' },
    { part: 'The button that opens the list', selector: 'button[aria-haspopup="listbox"]' },
    { part: 'The description', selector: '[id$="-description"]' },
  ],
  keyboard: {
    '↓, ↑': 'Open the list and move in it. Past the ends, the focus returns to the field.',
    Enter: 'Selects the highlighted option.',
    Escape: 'Closes the list and keeps the selected value.',
    'Home, End': 'Move the cursor in the field.',
    Tab: 'Leaves the field. Text that selects no option is reset.',
  },
  related: ['Select', 'TagPicker', 'RadioGroup', 'TextField', 'Field', 'LocalizedLine'],
  terms: {
    en: ['autocomplete', 'autosuggest', 'typeahead', 'searchable select', 'filter list'],
    ar: ['إكمال تلقائي', 'قائمة قابلة للبحث', 'حقل اختيار', 'اقتراحات', 'بحث في القائمة'],
    fr: [
      'autocomplétion',
      'saisie semi-automatique',
      'liste avec recherche',
      'suggestions',
      'liste filtrable',
    ],
  },
});
