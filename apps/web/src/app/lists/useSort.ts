import type { Language } from '@lyceum/i18n';
import { defaultSortOf, type SortedList, type SortOf } from '@lyceum/rules';
import { useState } from 'react';
import { type ShouldRevalidateFunctionArgs, useSearchParams } from 'react-router-dom';
import { filterNames } from '../courses/courseFilters.ts';
import { sortIn } from '../courses/listAddress.ts';

/** The order of a list: only names sort by the language of the page. */
export type Order<List extends SortedList> = { sortBy: SortOf<List>; language?: Language };

export function orderOf<List extends SortedList>(sortBy: SortOf<List>, language: Language): Order<List> {
  return sortBy === 'name' ? { sortBy, language } : { sortBy };
}

export function isSameOrder<List extends SortedList>(one: Order<List>, other: Order<List>): boolean {
  return one.sortBy === other.sortBy && one.language === other.language;
}

/** The sort of the page's list in the URL, and the selected one, which is visible before the URL changes. */
export function useSort<List extends SortedList>(list: List) {
  const [search, setSearch] = useSearchParams();
  const [choice, setChoice] = useState<{ sortBy: SortOf<List>; search: URLSearchParams }>();
  const sortBy = sortIn(list, search);
  const choose = (sortBy: SortOf<List>) => {
    setChoice({ sortBy, search });
    setSearch(
      (before) => {
        before.delete('page');
        if (sortBy === defaultSortOf(list)) before.delete('sortBy');
        else before.set('sortBy', sortBy);
        return before;
      },
      { replace: true, preventScrollReset: true },
    );
  };
  return { sortBy, selectedSort: choice?.search === search ? choice.sortBy : sortBy, choose };
}

/**
 * The `shouldRevalidate` of a route with a sorted list. The list itself loads another sort or other filters; the route loads
 * another id, or another page of the same list.
 */
export function revalidateOnPageChange(calls: ShouldRevalidateFunctionArgs): boolean {
  const { currentParams, nextParams, currentUrl, nextUrl } = calls;
  if (Object.keys(nextParams).some((name) => nextParams[name] !== currentParams[name])) return true;
  const isSame = (field: string) => currentUrl.searchParams.get(field) === nextUrl.searchParams.get(field);
  return ['sortBy', ...filterNames].every(isSame) && !isSame('page');
}
