import { defaultSort, isSortOf, limits, type SortedList, type SortOf } from '@lyceum/rules';
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
        before.delete('page');
        if (sortBy === defaultSort) before.delete('sortBy');
        else before.set('sortBy', sortBy);
        return before;
      },
      { replace: true, preventScrollReset: true },
    );
  };
  return [sortIn(list, search), choose] as const;
}

/** The page that an address asks for, a whole number; without one that there could be, the first. */
export function pageIn(search: URLSearchParams): number {
  const wanted = Number(search.get('page'));
  return Number.isSafeInteger(wanted) && wanted > limits.firstPage ? wanted : limits.firstPage;
}

/**
 * A route's `shouldRevalidate`: a new sort is the list's own business; another id, or another page in the same order,
 * has to be loaded.
 */
export function revalidateOnPageChange(calls: ShouldRevalidateFunctionArgs): boolean {
  const { currentParams, nextParams, currentUrl, nextUrl } = calls;
  if (Object.keys(nextParams).some((name) => nextParams[name] !== currentParams[name])) return true;
  const isSame = (field: string) => currentUrl.searchParams.get(field) === nextUrl.searchParams.get(field);
  return isSame('sortBy') && !isSame('page');
}
