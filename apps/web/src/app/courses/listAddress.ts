import { defaultSortOf, isSortOf, limits, type SortedList, type SortOf } from '@lyceum/rules';

/** The sort of a URL. A missing or unknown sort is the list's default. */
export function sortIn<List extends SortedList>(list: List, search: URLSearchParams): SortOf<List> {
  const wanted = search.get('sortBy') ?? '';
  return isSortOf(list, wanted) ? wanted : defaultSortOf(list);
}

/** The page number of a URL. A missing or invalid number is the first page. */
export function pageIn(search: URLSearchParams): number {
  const wanted = Number(search.get('page'));
  return Number.isSafeInteger(wanted) && wanted > limits.firstPage ? wanted : limits.firstPage;
}
