import { guide } from '../../stories/index.ts';
import { filterFormExample } from './FilterForm.fixtures.ts';
import { FilterForm } from './FilterForm.tsx';

export const filterFormGuide = guide({
  status: 'stable',
  use: [
    'Above a list whose filters are in the address, in the `PageHeader`.',
    'With few filters that many items of the list differ in.',
  ],
  instead: [
    { when: 'The list has a query, too', use: 'SearchForm' },
    { when: 'It only changes the order of a list', use: 'SortControl' },
  ],
  examples: [
    {
      do: {
        show: () => <FilterForm {...filterFormExample} onFilter={() => undefined} />,
        why: 'The label says how many filters are set, also while the form is closed.',
      },
      dont: {
        show: () => <FilterForm {...filterFormExample} summary="More" onFilter={() => undefined} />,
        why: 'Nobody looks for filters behind another name.',
      },
    },
  ],
  anatomy: [
    { part: 'Search landmark', selector: 'search' },
    { part: 'Disclosure', selector: 'summary' },
    { part: 'Filters', selector: 'select' },
  ],
  keyboard: {
    Tab: 'Moves through the disclosure and, while it is open, the filters.',
    Enter: 'On the disclosure: opens or closes it.',
    Space: 'On the disclosure: opens or closes it. On a filter: opens its list.',
  },
  related: ['PageHeader', 'SearchForm', 'SortControl', 'Select'],
  terms: {
    en: ['filters', 'facets', 'refine', 'narrow'],
    ar: ['تصفية', 'عوامل التصفية', 'تضييق النتائج'],
    fr: ['filtres', 'facettes', 'affiner'],
  },
});
