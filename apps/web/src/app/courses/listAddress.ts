import { defaultSortOf, isSortOf, limits, type SortedList, type SortOf } from '@lyceum/rules';

/** The sort of a URL. A missing or unknown sort is the list's default. */
export function sortIn<List extends SortedList>(list: List, search: URLSearchParams): SortOf<List> {
  const sortBy = search.get('sortBy') ?? '';
  return isSortOf(list, sortBy) ? sortBy : defaultSortOf(list);
}

/** The page number of a URL. A missing or invalid number is the first page. */
export function pageIn(search: URLSearchParams): number {
  const page = Number(search.get('page'));
  return Number.isSafeInteger(page) && page > limits.firstPage ? page : limits.firstPage;
}
