import { type SortOf, sortsOf } from '@lyceum/rules';
import { useState } from 'react';
import { Select } from '../../components/Select/index.ts';
import { guide, t } from '../../stories/index.ts';
import { SortControl } from './SortControl.tsx';

const options = sortsOf('categoryCourses').map((value) => ({ value, label: t(`catalog:sort.${value}`) }));
const label = t('catalog:sort.label');

function CourseSort() {
  const [value, setValue] = useState<SortOf<'categoryCourses'>>('name');
  return <SortControl label={label} options={options} value={value} onChange={setValue} />;
}

export const sortControlGuide = guide({
  use: ['Above a list that can be sorted. Changing the sort reloads the list.'],
  instead: [
    { when: 'The selection is part of a form', use: 'Select' },
    { when: 'It shows a part of the list', use: 'Tabs or a search' },
  ],
  do: <CourseSort />,
  why: 'A small control beside the list: it applies at once.',
  dont: <Select label={label} options={options} defaultValue="name" />,
  whyNot: 'A field as wide as the page belongs to a form, so users look for its button.',
  keyboard: {
    Tab: 'Moves to the control.',
    'Space, Alt + ↓': 'Opens the native list.',
    '↑, ↓': 'Selects the previous or next option.',
  },
});
