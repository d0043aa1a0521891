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
  use: [
    'For the areas of expertise of a user.',
    'With `freeText` in the onboarding and the instructor forms, where users can name an area of their own.',
    'Without it on the application page, which accepts suggestions only.',
  ],
  instead: [
    { when: 'There is no search, as for the tags of a course', use: 'TagPicker' },
    { when: 'Only one value is allowed', use: 'Combobox' },
    { when: 'Users type a list, as in the profile', use: 'InstructorForm, which takes commas' },
  ],
  do: <Picker description={t('instructor:fields.expertiseHint')} />,
  why: 'The hint mentions that Enter adds an area that the search does not find.',
  dont: <Picker description={t('instructor:fields.expertiseSearchHint')} />,
  whyNot: 'With `freeText`, this hint hides what the field can do: users with a rare craft give up.',
  keyboard: {
    '↑, ↓': 'Open the dropdown and move in it.',
    Enter: 'Selects the highlighted option. With `freeText`, otherwise adds the text.',
    Escape: 'Closes the dropdown and keeps the text.',
    Backspace: 'In an empty field: removes the last area.',
  },
});
