import { useState } from 'react';
import { areas, ceramics } from '../../components/TagPicker/TagPicker.fixtures.tsx';
import { guide, t } from '../../stories/index.ts';
import { expertiseTexts } from './ExpertisePicker.fixtures.ts';
import { ExpertisePicker } from './ExpertisePicker.tsx';

function Picker({ description }: { description: string }) {
  const [values, setValues] = useState([ceramics.value]);
  const [query, setQuery] = useState('');
  return (
    <ExpertisePicker
      freeText
      label={t('instructor:fields.expertise')}
      description={description}
      selected={values.map((value) => areas.find((area) => area.value === value) ?? { value, label: value })}
      onChange={setValues}
      query={query}
      onQueryChange={setQuery}
      status={query === '' ? 'blank' : 'found'}
      suggestions={areas.filter(({ label }) => label.toLowerCase().includes(query.toLowerCase()))}
      texts={expertiseTexts}
    />
  );
}

export const expertisePickerGuide = guide({
  status: 'stable',
  use: [
    'For the areas of expertise of a user.',
    'With `freeText` in the onboarding and the instructor forms, where users can name an area of their own.',
    'Without it on the application page, which accepts suggestions only.',
  ],
  instead: [
    { when: 'There is no search, as for the tags of a course', use: 'TagPicker' },
    { when: 'Only one value is allowed', use: 'Combobox' },
    { when: 'Users type a list, as in the profile', use: '`InstructorForm`, which takes commas' },
  ],
  examples: [
    {
      do: {
        show: () => <Picker description={t('instructor:fields.expertiseHint')} />,
        why: 'The hint mentions that Enter adds an area that the search does not find.',
      },
      dont: {
        show: () => <Picker description={t('instructor:fields.expertiseSearchHint')} />,
        why: 'With `freeText`, this hint hides what the field can do: users with a rare craft give up.',
      },
    },
  ],
  anatomy: [
    { part: 'Label', selector: 'label' },
    { part: 'Search field, after the selected areas', selector: '[role=combobox]' },
  ],
  keyboard: {
    '↑, ↓': 'Open the dropdown and move in it.',
    Enter: 'Selects the highlighted option. With `freeText`, otherwise adds the text.',
    Escape: 'Closes the dropdown and keeps the text.',
    Backspace: 'In an empty field: removes the last area.',
  },
  related: ['TagPicker', 'Combobox', 'InstructorForm', 'SearchBox'],
  terms: {
    en: ['skills', 'autocomplete', 'multi-select', 'tags', 'chips', 'typeahead'],
    ar: ['مهارات', 'خبرات', 'إكمال تلقائي', 'اختيار متعدد', 'وسوم'],
    fr: ['compétences', 'expertises', 'saisie semi-automatique', 'sélection multiple', 'étiquettes'],
  },
});
