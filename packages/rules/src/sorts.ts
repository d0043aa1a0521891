export type SortDirection = 'ascending' | 'descending';

/**
 * The sort options of each list [2.31] and their directions [2.31]. The first option is
 * the default; ties are broken by id.
 */
export const sorts = {
  domains: { name: 'ascending' },
  domainCategories: { name: 'ascending', popularity: 'descending', courses: 'descending' },
  categoryCourses: { name: 'ascending', rating: 'descending', enrolled: 'descending', price: 'ascending' },
  courseReviews: { newest: 'descending', highest: 'descending', lowest: 'ascending' },
} as const satisfies Record<string, Record<string, SortDirection>>;

/** The orders of search results, in display order; the first is the default [2.331]. */
export const searchSorts = ['relevance', 'rating', 'enrolled', 'price'] as const;

export type SearchSort = (typeof searchSorts)[number];

export type SortedList = keyof typeof sorts;
export type SortOf<List extends SortedList> = keyof (typeof sorts)[List] & string;

/** The options of a list, in display order. */
export function sortsOf<List extends SortedList>(list: List): readonly SortOf<List>[] {
  return Object.keys(sorts[list]) as SortOf<List>[];
}

/** The default of a list: its first option [7.4]. */
export const defaultSortOf = <List extends SortedList>(list: List): SortOf<List> =>
  sortsOf(list)[0] as SortOf<List>;

/** Whether an untrusted text (a query string, a select) is a sort option of the list. */
export function isSortOf<List extends SortedList>(list: List, text: string): text is SortOf<List> {
  return Object.hasOwn(sorts[list], text);
}
