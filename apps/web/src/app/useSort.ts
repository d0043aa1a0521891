import { defaultSort, isSortOf, type SortedList, type SortOf } from '@lyceum/rules';
import { type ShouldRevalidateFunctionArgs, useSearchParams } from 'react-router-dom';

/** The sort that an address asks for; the list's default where it names none that there is. */
export function sortIn<List extends SortedList>(list: List, search: URLSearchParams): SortOf<List> {
  const wanted = search.get('sortBy') ?? '';
  return isSortOf(list, wanted) ? wanted : (defaultSort as SortOf<List>);
}

/** The sort of a page's list, kept in its address. */
export function useSort<List extends SortedList>(list: List) {
  const [search, setSearch] = useSearchParams();
  const choose = (sortBy: SortOf<List>) => {
    setSearch(
      (before) => {
        if (sortBy === defaultSort) before.delete('sortBy');
        else before.set('sortBy', sortBy);
        return before;
      },
      { replace: true, preventScrollReset: true },
    );
  };
  return [sortIn(list, search), choose] as const;
}

/** A route's `shouldRevalidate`: a new sort is the list's own business, another id is another page. */
export function onlyForParams({ currentParams, nextParams }: ShouldRevalidateFunctionArgs): boolean {
  return Object.keys(nextParams).some((name) => nextParams[name] !== currentParams[name]);
}
