import { guide } from '../../stories/index.ts';
import { filterFormExample } from './FilterForm.fixtures.ts';
import { FilterForm } from './FilterForm.tsx';

export const filterFormGuide = guide({
  use: [
    'Above a list whose filters are in the address, in the `PageHeader`.',
    'With a few filters that divide the list well.',
  ],
  instead: [
    { when: 'The list has a query, too', use: 'SearchForm' },
    { when: 'It only changes the order of a list', use: 'SortControl' },
  ],
  do: <FilterForm {...filterFormExample} onFilter={() => undefined} />,
  why: 'The label says how many filters are set, also while the form is closed.',
  dont: <FilterForm {...filterFormExample} summary="More" onFilter={() => undefined} />,
  whyNot: 'Nobody looks for filters behind another name.',
  keyboard: {
    Tab: 'Moves through the disclosure and, while it is open, the filters.',
    Enter: 'On the disclosure: opens or closes it.',
    Space: 'On the disclosure: opens or closes it. On a filter: opens its list.',
  },
});
