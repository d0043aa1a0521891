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
  status: 'stable',
  use: ['Above a list that can be sorted. Changing the sort reloads the list.'],
  instead: [
    { when: 'The selection is part of a form', use: 'Select' },
    { when: 'It shows a part of the list', use: '`Tabs` or a search' },
  ],
  examples: [
    {
      do: { show: () => <CourseSort />, why: 'A small control beside the list: it applies at once.' },
      dont: {
        show: () => <Select label={label} options={options} defaultValue="name" />,
        why: 'A field as wide as the page belongs to a form, so users look for its button.',
      },
    },
  ],
  anatomy: [
    { part: 'Label', selector: 'label' },
    { part: 'Control', selector: 'select' },
  ],
  keyboard: {
    Tab: 'Moves to the control.',
    'Space, Alt + ↓': 'Opens the native list.',
    '↑, ↓': 'Selects the previous or next option.',
  },
  related: ['Select', 'InfiniteList', 'PageHeader', 'Tabs'],
  terms: {
    en: ['order by', 'sort order', 'sorting', 'dropdown', 'ranking'],
    ar: ['ترتيب', 'فرز', 'ترتيب حسب', 'قائمة منسدلة'],
    fr: ['trier', 'tri', 'ordre', 'classer par', 'liste déroulante'],
  },
});
