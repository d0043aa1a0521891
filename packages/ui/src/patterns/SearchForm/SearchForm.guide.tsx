import { guide } from '../../stories/index.ts';
import { searchFormExample } from './SearchForm.fixtures.ts';
import { SearchForm } from './SearchForm.tsx';

export const searchFormGuide = guide({
  status: 'stable',
  use: [
    'Above the results of a search whose query and filters are in the address.',
    'With few filters that many results differ in.',
  ],
  instead: [
    { when: 'It filters what is on the page while the user types', use: 'SearchBox' },
    { when: 'It only changes the order of a list', use: 'SortControl' },
  ],
  examples: [
    {
      do: {
        show: () => <SearchForm {...searchFormExample} onSearch={() => undefined} />,
        why: 'The first option of every filter is none, so that each can be removed on its own.',
      },
      dont: {
        show: () => <SearchForm {...searchFormExample} submitLabel="OK" onSearch={() => undefined} />,
        why: 'A button with another name than ‘Search’ makes users wonder whether the filters have applied.',
      },
    },
  ],
  anatomy: [
    { part: 'Search landmark', selector: 'search' },
    { part: 'Query', selector: 'input[name="q"]' },
    { part: 'Button', selector: 'button[type="submit"]' },
    { part: 'Filters', selector: 'select' },
  ],
  keyboard: {
    Tab: 'Moves through the query, the button and the filters.',
    Enter: 'In the query: searches.',
    Space: 'On a filter: opens its list.',
  },
  related: ['SearchBox', 'FilterForm', 'SortControl', 'Select', 'Pagination'],
  terms: {
    en: ['filters', 'faceted search', 'facets', 'refine', 'advanced search'],
    ar: ['تصفية', 'بحث متقدم', 'عوامل التصفية', 'تضييق النتائج'],
    fr: ['filtres', 'recherche à facettes', 'affiner', 'recherche avancée'],
  },
});
