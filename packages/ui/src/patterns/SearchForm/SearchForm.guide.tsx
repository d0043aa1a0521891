import { guide } from '../../stories/index.ts';
import { searchFormExample } from './SearchForm.fixtures.ts';
import { SearchForm } from './SearchForm.tsx';

export const searchFormGuide = guide({
  use: [
    'Above the results of a search whose query and filters are in the address.',
    'With a few filters that divide the results well.',
  ],
  instead: [
    { when: 'It filters what is on the page while the user types', use: 'SearchBox' },
    { when: 'It only changes the order of a list', use: 'SortControl' },
  ],
  do: <SearchForm {...searchFormExample} onSearch={() => undefined} />,
  why: 'The first option of every filter is none, so each can be removed on its own.',
  dont: <SearchForm {...searchFormExample} submitLabel="OK" onSearch={() => undefined} />,
  whyNot: 'A button that is not called ‘Search’ makes users wonder whether the filters apply.',
  keyboard: {
    Tab: 'Moves through the query, the button and the filters.',
    Enter: 'In the query: searches.',
    Space: 'On a filter: opens its list.',
  },
});
