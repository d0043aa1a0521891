import { type PagedListContext, shownRange } from '@lyceum/flows/paged-list';
import { defaultSortOf, limits, type SortedList, type SortOf } from '@lyceum/rules';
import { Pagination } from '@lyceum/ui/components/Pagination';
import { useTranslation } from 'react-i18next';

interface ListPagesProps<List extends SortedList> {
  /** The address of the page with the list. */
  href: string;
  list: PagedListContext<unknown, unknown>;
  /** The number of all items. */
  total: number;
  /** The list and its order. */
  sort: { list: List; sortBy: SortOf<List> };
}

/** Links to the pages before and after the loaded ones, also for browsers without JavaScript. */
export function ListPages<List extends SortedList>({ href, list, total, sort }: ListPagesProps<List>) {
  const { t } = useTranslation('common');
  const { page, firstPage, limit } = list;
  const { first, last } = shownRange(list);
  const hrefOf = (wanted: number) => {
    const search = new URLSearchParams({
      ...(wanted > limits.firstPage && { page: String(wanted) }),
      ...(sort.sortBy !== defaultSortOf(sort.list) && { sortBy: sort.sortBy }),
    });
    return search.size > 0 ? `${href}?${search}` : href;
  };
  return (
    <Pagination
      label={t('pagination.label')}
      page={page}
      from={firstPage}
      pages={Math.ceil(total / limit)}
      hrefOf={hrefOf}
      texts={{
        previous: t('pagination.previous'),
        next: t('pagination.next'),
        position:
          first === 1
            ? t('pagination.showing', { last, total })
            : t('pagination.showingFrom', { first, last, total }),
      }}
    />
  );
}
