import { useState } from 'react';
import { guide, t } from '../../stories/index.ts';
import { Select } from '../Select/index.ts';
import { comboboxTexts, manyCategories } from './Combobox.fixtures.tsx';
import { Combobox, type ComboboxOption } from './Combobox.tsx';

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
  use: [
    'To choose one of many options that users know by name.',
    'Add a `detail` to options with similar names.',
  ],
  instead: [
    { when: 'There are at most about ten options', use: 'Select' },
    { when: 'There are two to five options worth comparing', use: 'RadioGroup' },
    { when: 'Several options can be selected', use: 'TagPicker' },
  ],
  do: <Choosing label={t('courseEditor:form.category')} options={manyCategories} />,
  why: 'Typing a few letters is faster than scrolling through hundreds of categories.',
  dont: <Select label={t('courseEditor:form.category')} options={manyCategories} />,
  whyNot: 'Users have to scroll through a native list of hundreds of options, which is worst on a phone.',
  keyboard: {
    '↓, ↑': 'Open the list and move in it. Past the ends, the focus returns to the field.',
    Enter: 'Selects the highlighted option.',
    Escape: 'Closes the list and keeps the selected value.',
    'Home, End': 'Move the cursor in the field.',
    Tab: 'Leaves the field. Text that selects no option is reset.',
  },
});
